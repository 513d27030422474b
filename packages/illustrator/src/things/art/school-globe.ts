import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const SEA = '#3f86c4'
const WATER = '#63b3dc'
const FOAM = '#eaf7fc'
const LAND = '#86a85a'
const SAND = '#d9b673'
const WORN = '#f3e3bd'
const ICE = '#f4f8fb'
/** The middle of the ball, and how large it is. */
const MIDDLE = -64
const RADIUS = 38

/** A wooden foot on three legs, and the brass arm that carries the ball. */
const stand = (p: Painter, turn = 0): DisplayList => [
  ...p.part(ribbon('0,-14 -16,-8 -30,0', [4, 3.6, 3], { end: 'flat' }), MATERIAL.darkWood),
  ...p.part(ribbon('0,-14 16,-8 30,0', [4, 3.6, 3], { end: 'flat' }), MATERIAL.darkWood),
  ...p.part(
    shape('-6,-30! 6,-30! 5,-22 8,-16 7,-6 0,-2 -7,-6 -8,-16 -5,-22'),
    MATERIAL.wood,
    (tone) => [p.raw(mark('-3,-27 -4,-10', [0.4, 1.2, 0.4]), tone.high, { opacity: 0.6 })],
  ),
  p.raw(
    mark(
      turn
        ? '26,-102 43,-84 46,-62 36,-38 14,-24 0,-24'
        : '8,-107 30,-100 44,-78 43,-52 28,-30 6,-22 0,-24',
      [1.6, 2.6, 2.6],
    ),
    p.lit(MATERIAL.brass),
  ),
]

const ball = (p: Painter, details: (x: number, y: number) => DisplayList, sea = SEA): DisplayList =>
  p.part(ellipse(0, MIDDLE, RADIUS, RADIUS), sea, (tone) => [
    p.raw(ellipse(-10, MIDDLE - 12, 24, 22), tone.high, { opacity: 0.22 }),
    ...[-18, 0, 18].map((dy) =>
      p.raw(
        mark(`-37,${MIDDLE + dy} 0,${MIDDLE + dy + 5} 37,${MIDDLE + dy}`, [0.3, 0.5, 0.3]),
        FOAM,
        {
          opacity: 0.35,
        },
      ),
    ),
    ...details(0, MIDDLE),
    p.raw(mark('-27,-86 -33,-72 -34,-58', [0.6, 2.2, 0.6]), ink('#ffffff'), { opacity: 0.5 }),
  ])

const land = (p: Painter, text: string, color = LAND): DisplayList => [p.flat(shape(text), color)]

/** Coasts that leave the middle free, where its face is, and the cap of ice on top. */
const coasts = (p: Painter): DisplayList => [
  ...land(p, '-16,-104 -2,-98 14,-98 24,-104 10,-110 -8,-110', ICE),
  ...land(p, '-40,-88 -28,-92 -20,-86 -24,-80 -20,-72 -28,-66 -26,-56 -32,-50 -40,-56'),
  ...land(p, '22,-92 32,-88 40,-78 40,-62 32,-66 28,-74 22,-78 20,-86'),
  ...land(p, '-30,-46 -20,-44 -14,-36 -18,-26 -28,-34', SAND),
  ...land(p, '28,-52 36,-54 38,-46 32,-38 26,-44', SAND),
  ...land(p, '-2,-30 8,-33 14,-29 4,-25', ICE),
]

/** Rubbed down to the paper by a hundred years of fingers, and through it. */
const worn = (p: Painter, x: number, y: number, k = 1): DisplayList => [
  p.flat(ellipse(x, y, 8.5, 8 * k), LAND),
  p.flat(ellipse(x, y, 6.8, 6.3 * k), WORN),
  p.raw(ellipse(x - 1.5, y - 2 * k, 3, 2 * k), ink('#ffffff'), { opacity: 0.8 }),
  p.flat(ellipse(x, y, 3.4, 3.2 * k), '#1d2f52'),
]

/** A jet out of its side, and where it comes down. */
const leak = (p: Painter): DisplayList => [
  p.flat(shape('24,2 40,-5 62,-7 84,-3 88,3 66,7 40,7'), WATER, { opacity: 0.9 }),
  ...p.part(ribbon('17,-40 33,-41 47,-30 55,-14 58,0', [2.6, 3.4, 4.2, 4.8, 5.4]), WATER, () => [
    p.raw(mark('19,-41 34,-41 47,-29 54,-14', [0.4, 1.3, 0.6]), FOAM, { opacity: 0.9 }),
  ]),
  ...[
    [44, -4, 3],
    [52, -9, 2.4],
    [66, -8, 2.8],
    [73, -3, 2.2],
    [60, -1, 5],
  ].map(([x = 0, y = 0, r = 0]) => p.raw(ellipse(x, y, r, r * 0.7), FOAM, { opacity: 0.85 })),
]

/** Out at the top, with somebody on it. */
const geyser = (p: Painter): DisplayList => [
  ...p.part(
    shape(
      '-7,-98! -7,-106 -16,-110 -20,-104 -24,-110 -14,-117 0,-114 14,-117 24,-110 20,-104 16,-110 7,-106 7,-98!',
    ),
    WATER,
    () => [p.raw(mark('-2,-100 -3,-107 -10,-113', [0.8, 2, 0.8]), FOAM, { opacity: 0.9 })],
  ),
  ...[
    [-29, -103, 2.4],
    [29, -101, 2],
    [-33, -94, 1.6],
    [33, -92, 1.8],
    [-26, -117, 1.8],
    [27, -116, 2],
  ].map(([x = 0, y = 0, r = 0]) => p.raw(ellipse(x, y, r, r * 1.3), WATER, { opacity: 0.95 })),
  ...p.part(shape('-8,-115 -9,-126 -7,-133 0,-137 7,-133 9,-126 8,-115 0,-112'), '#2f3550', () => [
    p.flat(shape('-5,-114 -6,-124 -3,-129 0,-131 3,-129 6,-124 5,-114'), '#fbf7ee'),
  ]),
  ...p.part(ribbon('-7,-126 -14,-131', [2.8, 1.6]), '#2f3550'),
  ...p.part(ribbon('7,-126 14,-131', [2.8, 1.6]), '#2f3550'),
  p.flat(shape('-2.8,-129! 2.8,-129! 0,-125!'), MATERIAL.orange),
  ...[-2.8, 2.8].map((x) => p.flat(ellipse(x, -132, 1.1, 1.3), '#fbf7ee')),
  ...[-2.8, 2.8].map((x) => p.flat(ellipse(x, -131.8, 0.6, 0.8), '#1d1a2c')),
]

/** Eyes shut tight, mouth wide: it has to come out somewhere. */
const sneeze = (p: Painter): DisplayList => [
  ...[-11, 11].flatMap((x) => [
    p.raw(mark(`${x - 5},-74 ${x},-69.5 ${x + 5},-74`, [0.7, 1.5, 0.7], {}), p.lit('#2b1d22')),
    p.raw(ellipse(x * 1.6, -60, 5, 3.4), ink('#e8788a'), { opacity: 0.75 }),
  ]),
  p.flat(ellipse(0, -54, 6, 7.4), '#6b2433'),
  p.flat(ellipse(0, -50, 4, 3), '#d9677a'),
]

/** The side nobody comes to: every leaf, every roof, a serpent and a mountain with a spark. */
const unseen = (p: Painter): DisplayList => [
  ...land(p, '-34,-86 -22,-98 -4,-99 6,-90 2,-80 -10,-76 -16,-68 -30,-70', '#c9553f'),
  ...[
    [-26, -84],
    [-18, -90],
    [-10, -86],
    [-20, -78],
    [-6, -94],
    [-3, -84],
  ].map(([x = 0, y = 0]) => p.flat(shape('0,-5! 3.6,2! -3.6,2!', { x, y }), '#8e2f2a')),
  ...land(p, '10,-72 24,-78 36,-72 36,-56 26,-46 14,-52 8,-62', '#6fa85a'),
  p.flat(shape('14,-52! 21,-70! 25,-70! 32,-52!'), '#7a5a4a'),
  p.flat(shape('20,-68! 21,-71! 25,-71! 26,-68! 23,-65'), MATERIAL.orange),
  ...[
    [23, -75, 2.2],
    [19, -78, 1.2],
    [27, -79, 1.4],
    [23, -82, 1],
  ].map(([x = 0, y = 0, r = 0]) => p.raw(ellipse(x, y, r, r), ink('#ffd84a'))),
  ...land(p, '-30,-48 -16,-52 -6,-44 -10,-34 -22,-34', SAND),
  ...[-22, -16, -10].flatMap((x, i) => [
    p.flat(shape(`${x - 2.4},-38! ${x - 2.4},-43! ${x + 2.4},-43! ${x + 2.4},-38!`), '#fbf3e2'),
    p.flat(shape(`${x - 3},-43! ${x},${-48 - (i % 2)}! ${x + 3},-43!`), MATERIAL.gold),
  ]),
  p.raw(mark('4,-34 9,-41 14,-34 19,-40 24,-34', [1, 2.4, 1]), p.lit('#2f8f5d')),
  p.flat(ellipse(3.4, -37, 2.6, 2.2), '#2f8f5d'),
  p.flat(ellipse(2.8, -37.6, 0.6, 0.7), '#fbf7ee'),
]

export const SCHOOL_GLOBE = {
  /** Open it sneezes; empty we see the side that nobody comes to. */
  school_globe: {
    hand: 60,
    hero: 420,
    face: [-2, -68, 0.43],
    draw: ({ p, state }) =>
      state === 'open'
        ? [
            ...geyser(p),
            ...stand(p),
            ...ball(p, () => coasts(p), '#b9809f'),
            ...sneeze(p),
            ...worn(p, 17, -40),
          ]
        : state === 'empty'
          ? [...stand(p), ...ball(p, () => unseen(p), '#3a8fd0')]
          : [...stand(p), ...ball(p, () => coasts(p)), ...worn(p, 17, -40), ...leak(p)],
  },
  /** Home is on top, and the ice has gone round to the side, with the bear on it. */
  leaning_globe: {
    hand: 60,
    hero: 420,
    face: [0, -64, 0.43],
    draw: ({ p }) => [
      ...stand(p, 1),
      ...ball(p, () => [
        ...land(p, '-40,-78 -32,-82 -28,-70 -30,-56 -36,-48 -42,-58', ICE),
        ...land(p, '-30,-92 -18,-100 -8,-97 -14,-90 -24,-84'),
        ...land(p, '12,-99 24,-96 34,-86 38,-74 30,-76 24,-84 14,-90'),
        ...land(p, '28,-60 38,-62 36,-48 28,-40 24,-50', SAND),
        ...land(p, '-22,-40 -10,-38 0,-30 -8,-25 -22,-32', SAND),
        ...land(p, '12,-36 22,-38 20,-30 12,-28'),
        p.flat(ellipse(-33, -66, 3.4, 2.4), '#e2e6ea'),
        p.flat(ellipse(-30.6, -68.4, 1.8, 1.7), '#e2e6ea'),
        p.flat(ellipse(-29.8, -68.6, 0.4, 0.5), '#2d2430'),
      ]),
      ...worn(p, 1, -99.5, 0.42),
    ],
  },
  /** Feet up, on the way upstream: a broom for a mast, and a duster flying from it. */
  table_boat: {
    hand: 70,
    hero: 170,
    draw: ({ p }) => [
      ...[-88, 88].flatMap((x) =>
        p.part(
          shape(
            `${x - 5},-26! ${x - 4},-66 ${x - 6},-76 ${x},-82 ${x + 6},-76 ${x + 4},-66 ${x + 5},-26!`,
          ),
          MATERIAL.wood,
        ),
      ),
      ...p.part(ribbon('-100,-20 -103,-132', [2.6, 2.2]), MATERIAL.paleWood),
      ...p.part(
        shape('-113,-132! -94,-131! -91,-152 -96,-148 -100,-154 -105,-149 -110,-154 -116,-148'),
        MATERIAL.straw,
        (tone) =>
          [-110, -105, -100, -96].map((x) =>
            p.raw(mark(`${x + 2},-133 ${x},-148`, [0.4, 1, 0.4]), tone.deep, { opacity: 0.6 }),
          ),
      ),
      ...p.part(
        shape('-102,-128! -124,-122 -138,-128 -148,-122! -144,-106 -130,-110 -118,-104 -103,-108!'),
        MATERIAL.red,
        () => [
          p.raw(mark('-106,-118 -124,-113 -142,-117', [0.6, 1.6, 0.6]), '#f7d9c8', {
            opacity: 0.8,
          }),
        ],
      ),
      ...p.part(shape('-104,-4! -100,-32! 100,-32! 104,-4!'), MATERIAL.wood, (tone) =>
        [-70, -30, 16, 56].map((x) =>
          p.raw(mark(`${x},-18 ${x + 24},-17`, [0.4, 1.2, 0.4]), tone.deep, { opacity: 0.5 }),
        ),
      ),
      ...p.part(shape('-114,4! -112,-8! 112,-8! 114,4!'), MATERIAL.darkWood),
      p.flat(
        shape(
          '-430,-8 -350,-20 -260,-12 -176,-18 -140,-9 -104,-2 -70,-8 -34,-1 0,-8 36,-1 70,-8 104,-2 142,-9 178,-18 260,-12 350,-20 430,-8 410,22 240,34 40,30 -160,36 -400,24',
        ),
        WATER,
        { opacity: 0.95 },
      ),
      ...[
        '-150,6 -128,0 -106,6',
        '-74,10 -50,4 -26,10',
        '6,8 30,2 54,8',
        '86,10 112,4 138,9',
        '-380,2 -340,-6 -300,2',
        '-260,16 -220,8 -180,16',
        '200,4 240,-4 280,4',
        '300,16 340,8 380,16',
      ].map((line) => p.raw(mark(line, [0.5, 1.8, 0.5]), FOAM, { opacity: 0.9 })),
    ],
  },
} satisfies Record<string, ThingArt>
