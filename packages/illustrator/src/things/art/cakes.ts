import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const strawberry = (p: Painter, place: Place) => [
  ...p.part(shape('0,16 -15,2 -16,-12 -6,-18 6,-18 16,-12 15,2', place), MATERIAL.red, (tone) => [
    ...[
      [-7, -8],
      [6, -9],
      [0, 0],
      [-5, 6],
      [7, 4],
    ].map(([x = 0, y = 0]) =>
      p.raw(mark(`${x},${y} ${x},${y + 3}`, [0.5, 1, 0.4], place), '#ffe0a0', { opacity: 0.9 }),
    ),
    p.raw(mark('-10,-10 -11,0', [0.6, 2.2, 0.6], place), tone.high, { opacity: 0.6 }),
  ]),
  ...p.part(shape('-12,-17! -4,-22 0,-28! 4,-22 12,-17! 4,-14 0,-11 -4,-14', place), MATERIAL.leaf),
]

/** Lit, or just put out, with a thread of smoke on each. */
const candles = (p: Painter, isOut = false) =>
  [-20, 0, 20].flatMap((x, i) => [
    ...p.part(
      ribbon(
        [
          [x, -74],
          [x, -92],
        ],
        [2.4, 2.4],
      ),
      [MATERIAL.blue, MATERIAL.yellow, MATERIAL.green][i] ?? MATERIAL.blue,
    ),
    isOut
      ? p.raw(
          mark(`${x},-94 ${x + 5},-106 ${x - 4},-118 ${x + 3},-132`, [0.8, 2.6, 0.6]),
          ink('#cfd2da'),
          { opacity: 0.85 },
        )
      : p.raw(shape('0,0 -4,-5 0,-14! 4,-5', { x, y: -93 }), ink('#ffc24a')),
  ])

/** On top of a cake that is no birthday's. */
const cherry = (p: Painter, x: number) => [
  p.wire(`M${x} -84Q${x + 5} -98 ${x + 12} -102`, '#5f7d3a', 2),
  ...p.part(ellipse(x, -82, 9, 9), '#b8243a', (tone) => [
    p.raw(ellipse(x - 3, -85, 2.4, 2.8), tone.high, { opacity: 0.8 }),
  ]),
]

/** A donkey's birthday: carrots stand up in it, rows of them. */
const carrots = (p: Painter) =>
  [
    ...[-22, 0, 22].map((x) => ({ x, y: -92 })),
    ...[-33, -11, 11, 33].map((x) => ({ x, y: -80 })),
  ].flatMap(({ x, y }) => [
    ...p.part(shape('0,-14! -8,-28! -2,-22 0,-32! 2,-22 8,-28!', { x, y }), MATERIAL.leaf),
    ...p.part(shape('-7,-16 0,-19 7,-16 6,-4 3,10 -3,10 -6,-4', { x, y }), MATERIAL.orange),
  ])

/** Baked in the likeness of a child, down to the nose. */
const likeness = (p: Painter) => [
  ...[-1, 1].flatMap((side) => [
    p.raw(ellipse(side * 15, -50, 4.6, 6), '#4a2a1c'),
    p.flat(ellipse(side * 25, -36, 6, 4), '#e98a8a', { opacity: 0.8 }),
  ]),
  p.flat(ellipse(0, -40, 6.4, 5.4), '#c8553d'),
  p.raw(mark('-14,-27 0,-19 14,-27', [1, 2.4, 1]), '#4a2a1c'),
  p.flat(
    shape('-36,-62! -26,-78 0,-86 26,-78 36,-62! 24,-66 14,-72 2,-66 -10,-72 -22,-64'),
    MATERIAL.cream,
  ),
]

/** What is sweet. */
export const CAKES = {
  biscuit: {
    hand: 36,
    hero: 80,
    grip: [-30, -12],
    face: [0, -42, 0.44],
    draw: ({ p, state }) => [
      ...p.part(
        shape(
          '0,-84 18,-80 34,-70 42,-54 42,-32 34,-16 18,-4 0,-2 -18,-4 -34,-16 -42,-32 -42,-54 -34,-70 -18,-80',
        ),
        '#dca860',
        (tone) =>
          (state === 'full'
            ? []
            : [
                [-18, -58, 6],
                [14, -64, 5],
                [22, -36, 6],
                [-8, -30, 5],
                [-26, -28, 4],
                [4, -46, 4],
                [6, -16, 4],
              ]
          ).flatMap(([x = 0, y = 0, r = 0]) => [
            p.flat(ellipse(x, y, r * 1.1, r), '#5b3322'),
            p.raw(ellipse(x - 1, y - 1.4, r * 0.4, r * 0.3), tone.high, { opacity: 0.6 }),
          ]),
      ),
      ...(state === 'full' ? likeness(p) : []),
    ],
  },
  ice_cream: {
    hand: 40,
    hero: 110,
    grip: [0, -18],
    face: [0, -66, 0.36],
    draw: ({ p }) => [
      ...p.part(shape('-22,-52! 22,-52! 2,0 -2,0'), '#dca860', (tone) =>
        [-36, -22].flatMap((y) => [
          p.raw(mark(`-20,${y - 10} 20,${y + 8}`, [0.6, 1, 0.6]), tone.deep, { opacity: 0.5 }),
          p.raw(mark(`20,${y - 10} -20,${y + 8}`, [0.6, 1, 0.6]), tone.deep, { opacity: 0.5 }),
        ]),
      ),
      ...p.part(
        shape(
          '-28,-52 -32,-66 -24,-84 0,-92 24,-84 32,-66 28,-52 18,-44 10,-52 0,-42 -10,-52 -18,-46',
        ),
        '#f3a9b8',
        (tone) => [p.raw(ellipse(-10, -76, 8, 6), tone.high, { opacity: 0.8 })],
      ),
      ...p.part(ellipse(4, -96, 6, 6), MATERIAL.red),
    ],
  },
  tart: {
    hand: 46,
    hero: 96,
    grip: [0, -6],
    face: [0, -22, 0.3],
    draw: ({ p }) => [
      ...p.part(
        shape('-58,-32 -40,-40 0,-44 40,-40 58,-32! 46,-4! 0,2 -46,-4!'),
        '#d59a52',
        (tone) =>
          [-44, -30, -15, 0, 15, 30, 44].map((x) =>
            p.raw(mark(`${x * 1.15},-26 ${x},-2`, [0.8, 2.2, 0.8]), tone.deep, { opacity: 0.4 }),
          ),
      ),
      ...p.part(ellipse(0, -36, 52, 11), '#f6dfa0'),
      ...[-36, -18, 18, 36].flatMap((x) => p.part(ellipse(x, -40, 9, 6), MATERIAL.cream)),
      ...strawberry(p, { x: 0, y: -54, k: 1.35 }),
    ],
  },
  cake: {
    hand: 52,
    hero: 140,
    face: [0, -28, 0.36],
    glow: { at: [0, -96], radius: 70, color: '#ffd98a', when: 'always' },
    draw: ({ p, state }) => [
      ...p.part(ellipse(0, -4, 62, 9), MATERIAL.cream),
      ...p.part(shape('-52,-44! 52,-44! 50,-6 0,2 -50,-6'), '#f0b3bf', () => [
        p.flat(
          shape(
            '-56,-50! 56,-50! 52,-32 40,-38 28,-24 16,-36 4,-22 -8,-36 -20,-24 -34,-38 -46,-28',
          ),
          MATERIAL.cream,
        ),
      ]),
      ...p.part(shape('-34,-74! 34,-74! 34,-46 0,-40 -34,-46'), '#f7d9a2', () => [
        p.flat(
          shape('-38,-80! 38,-80! 34,-62 24,-68 14,-56 4,-66 -8,-54 -20,-66 -30,-60'),
          '#d66a83',
        ),
      ]),
      ...(state === 'full'
        ? [-26, -9, 9, 26].flatMap((x) => cherry(p, x))
        : state === 'open'
          ? carrots(p)
          : candles(p, state === 'empty')),
    ],
  },
} satisfies Record<string, ThingArt>
