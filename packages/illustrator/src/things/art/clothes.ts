import type { DisplayList } from '#core/display-list'
import type { Lab } from '#core/color'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

/** On the needles still, and already too long for anybody. */
const knitted = (p: Painter) => {
  const along = (i: number): readonly [number, number] => [
    -120 + i * 26,
    -14 + 8 * Math.sin(i * 1.15),
  ]
  const needles = ['M-176 -52L-112 2', 'M-108 -58L-142 2']
  return [
    ...p.part(ellipse(-176, -18, 21, 19), MATERIAL.red, (tone) => [
      p.raw(mark('-192,-22 -178,-30 -162,-22', [0.8, 2.4, 0.8]), tone.high, { opacity: 0.8 }),
      p.raw(mark('-190,-12 -176,-6 -160,-14', [0.8, 2.4, 0.8]), tone.deep, { opacity: 0.6 }),
    ]),
    ...Array.from({ length: 12 }, (_, i) =>
      p.part(
        ribbon([along(i), along(i + 0.5), along(i + 1)], [13, 13, 13], {
          start: 'flat',
          end: 'flat',
        }),
        i % 2 ? MATERIAL.cream : MATERIAL.red,
      ),
    ).flat(),
    ...needles.map((line) => p.wire(line, MATERIAL.paleWood, 5)).flat(),
    ...[
      [-178, -54],
      [-107, -61],
    ].flatMap(([x = 0, y = 0]) => p.part(ellipse(x, y, 5, 5), MATERIAL.gold)),
  ]
}

/** Its stripes and its fringe, which tell a scarf from any other cloth. */
const scarfEnd =
  (p: Painter, stripes: readonly string[], fringe: readonly (readonly [number, number])[]) =>
  (tone: { deep: Lab }) => [
    ...stripes.map((line) => p.flat(mark(line, [2.6, 2.8, 2.6]), MATERIAL.cream)),
    ...fringe.map(([x, y]) =>
      p.raw(mark(`${x},${y - 6} ${x},${y}`, [0.7, 1.1, 0.5]), tone.deep, { opacity: 0.6 }),
    ),
  ]

/** Over a hand, an end to each side. */
const hungScarf = (p: Painter) => [
  ...p.part(
    ribbon('3,-97 17,-78 15,-44 21,-2', [6, 10, 11, 13], { end: 'flat' }),
    '#c23d38',
    scarfEnd(
      p,
      ['4,-26 34,-28', '5,-17 34,-19'],
      [
        [12, 2],
        [18, 2],
        [24, 1],
        [30, 1],
      ],
    ),
  ),
  ...p.part(
    ribbon('-2,-98 -16,-80 -13,-52 -20,-20', [6, 10, 11, 13], { end: 'flat' }),
    '#d4483d',
    scarfEnd(
      p,
      ['-34,-44 -3,-42', '-35,-35 -4,-33'],
      [
        [-28, -16],
        [-22, -16],
        [-16, -16],
        [-10, -17],
      ],
    ),
  ),
  ...p.part(shape('-14,-90! -9,-101 0,-104 10,-101 15,-89! 0,-84'), '#d4483d', (tone) => [
    p.raw(mark('-6,-96 -9,-86', [0.5, 1.4, 0.4]), tone.deep, { opacity: 0.5 }),
    p.raw(mark('6,-97 9,-87', [0.5, 1.4, 0.4]), tone.deep, { opacity: 0.5 }),
  ]),
]

/** Laid down in a soft ring, one end out of it. */
const laidScarf = (p: Painter) => [
  ...p.part(shape('-58,-20 -44,-40 0,-48 44,-40 58,-20 44,-6 0,0 -44,-6'), '#c23d38', (tone) => [
    p.raw(shape('-34,-24 -20,-34 20,-34 34,-24 20,-17 -20,-17'), tone.deep, { opacity: 0.7 }),
    ...['-50,-32 -38,-24', '-30,-42 -24,-33', '30,-42 24,-33', '50,-32 38,-24'].map((line) =>
      p.raw(mark(line, [0.6, 1.6, 0.5]), tone.deep, { opacity: 0.5 }),
    ),
  ]),
  ...p.part(
    ribbon('-50,-22 -28,-8 6,-6 40,-10 74,-2 98,-6', [10, 10, 9, 10, 11, 12], { end: 'flat' }),
    '#d4483d',
    scarfEnd(
      p,
      ['72,-14 74,9', '81,-15 83,8'],
      [
        [94, -6],
        [95, -1],
        [96, 4],
      ],
    ),
  ),
]

const BUTTONS = [-76, -64, -52, -40, -28, -16]

const coatFront = (p: Painter, buttons: readonly number[]): DisplayList => [
  ...p.part(shape('-20,-100! 0,-90! 4,-78! -24,-88!'), MATERIAL.cream),
  ...p.part(shape('20,-100! 0,-90! -2,-78! 24,-88!'), MATERIAL.cream),
  ...buttons.flatMap((y) =>
    p.part(ellipse(0, y, 3.8, 3.8), MATERIAL.gold, (tone) => [
      p.raw(ellipse(-1, y - 1, 1.2, 1.2), tone.high),
    ]),
  ),
]

/** From the collar at -100 to the hem at 0. */
export const buttonedCoat = (
  p: Painter,
  isBack = false,
  buttons: readonly number[] = BUTTONS,
): DisplayList => [
  ...p.part(shape('-26,-86 -44,-74 -58,-34 -44,-28 -30,-58'), '#4f6f9f'),
  ...p.part(shape('26,-86 44,-74 58,-34 44,-28 30,-58'), '#4f6f9f'),
  ...[-51, 51].flatMap((x) => p.part(ellipse(x, -30, 10, 6), MATERIAL.cream)),
  ...p.part(
    shape('-18,-98! -32,-84 -38,-40 -42,-2! 0,2 42,-2! 38,-40 32,-84 18,-98! 0,-90'),
    '#5b7db0',
    (tone) => [
      p.raw(mark('-28,-80 -33,-10', [1, 4, 1]), tone.high, { opacity: 0.45 }),
      p.raw(mark('8,-88 9,0', [0.8, 1.4, 0.8]), tone.deep, { opacity: 0.7 }),
      p.flat(shape('20,-34! 36,-32! 36,-27! 20,-29!'), tone.deep, { opacity: 0.5 }),
    ],
  ),
  ...(isBack ? [] : coatFront(p, buttons)),
]

export const CLOTHES = {
  boots: {
    dye: MATERIAL.red,
    hand: 40,
    hero: 100,
    face: [-14, -46, 0.28],
    // An empty one is a single boot: the other is lost.
    draw: ({ p, state }) =>
      [...(state === 'empty' ? [] : [[18, 0.03]]), [-22, 0]].flatMap(([x = 0]) => [
        ...p.part(
          shape('-18,-84! 14,-84! 15,-36 36,-24 44,-8 42,0! -20,0! -18,-30', { x }),
          MATERIAL.red,
          (tone) => [
            p.flat(shape('-24,-9! 50,-9! 50,4! -24,4!', { x }), MATERIAL.cream),
            p.raw(mark('-10,-76 -10,-34', [1, 3.4, 1], { x }), tone.high, { opacity: 0.6 }),
          ],
        ),
        ...p.part(shape('-21,-88! 17,-88! 17,-76! -21,-76!', { x }), MATERIAL.cream),
      ]),
  },
  mitten: {
    dye: '#5a8fc0',
    hand: 28,
    hero: 90,
    face: [4, -58, 0.36],
    draw: ({ p }) => [
      ...p.part(
        shape('-24,-26! -30,-60 -22,-88 0,-98 24,-86 30,-58 26,-26!'),
        '#5a8fc0',
        (tone) => [
          p.flat(mark('-28,-50 -14,-58 0,-50 14,-58 30,-50', [2, 2.4, 2]), MATERIAL.cream),
          p.raw(mark('-18,-78 -20,-56', [1, 3, 1]), tone.high, { opacity: 0.5 }),
        ],
      ),
      ...p.part(shape('-20,-34! -40,-48 -50,-66 -40,-76 -26,-64 -16,-54'), '#5a8fc0'),
      ...p.part(shape('-27,-28! 29,-28! 27,0! -25,0!'), MATERIAL.cream, (tone) =>
        [-16, -4, 8, 20].map((x) =>
          p.raw(mark(`${x},-26 ${x},-2`, [0.8, 1.4, 0.8]), tone.deep, { opacity: 0.4 }),
        ),
      ),
    ],
  },
  long_knitting: {
    hand: 24,
    hero: 60,
    face: [0, -20, 0.3],
    draw: ({ p }) => knitted(p),
  },
  scarf: {
    dye: '#d4483d',
    hand: 106,
    grip: [0, -96],
    hero: 84,
    face: [0, -28, 0.3],
    draw: ({ p, hero }) => (hero ? laidScarf(p) : hungScarf(p)),
  },
  button: {
    hand: 30,
    hero: 70,
    face: [0, -42, 0.4],
    draw: ({ p }) => [
      ...p.part(ellipse(0, -42, 42, 42), MATERIAL.blue, (tone) => [
        p.raw(ellipse(0, -42, 32, 32), tone.shade, { opacity: 0.6 }),
        p.raw(mark('-34,-56 -22,-74 -4,-80', [1, 3, 1]), tone.high, { opacity: 0.8 }),
      ]),
      ...[
        [-10, -52],
        [10, -52],
        [-10, -32],
        [10, -32],
      ].map(([x = 0, y = 0]) => p.flat(ellipse(x, y, 5, 5), '#1f3757')),
      p.flat(mark('-10,-52 10,-32', [1.4, 1.6, 1.4]), MATERIAL.cream),
      p.flat(mark('10,-52 -10,-32', [1.4, 1.6, 1.4]), MATERIAL.cream),
    ],
  },
  coat: {
    dye: '#5b7db0',
    hand: 118,
    hero: 200,
    grip: [0, -96],
    draw: ({ p }) => buttonedCoat(p),
  },
  ribbon: {
    dye: '#d54d69',
    hand: 96,
    hero: 140,
    grip: [0, -128],
    draw: ({ p }) => [
      ...p.part(
        ribbon('2,-126 -16,-102 6,-76 -18,-50 -2,-26 -18,-2', [5, 7, 7.4, 7.4, 7, 6.4]),
        '#c93f5c',
      ),
      ...p.part(
        ribbon('0,-126 26,-106 12,-80 34,-54 18,-30 30,-8', [5, 7, 7.4, 7.4, 7, 6.4]),
        '#d54d69',
      ),
      ...p.part(shape('0,-128 -16,-150 -36,-146 -34,-124 -14,-118'), '#e0607a', (tone) => [
        p.raw(mark('-4,-128 -20,-136', [0.6, 2.4, 0.6]), tone.deep, { opacity: 0.5 }),
      ]),
      ...p.part(shape('0,-128 16,-150 36,-146 34,-124 14,-118'), '#e0607a', (tone) => [
        p.raw(mark('4,-128 20,-136', [0.6, 2.4, 0.6]), tone.deep, { opacity: 0.5 }),
      ]),
      ...p.part(ellipse(0, -128, 7, 8), '#c93f5c'),
    ],
  },
} as const satisfies Record<string, ThingArt>
