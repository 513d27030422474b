import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const PALE = '#eef8fc'
const EARTH = '#241a2e'

/** A leaf the wind has: each turned another way, or it would hang in a row. */
const leafAt = (p: Painter, x: number, y: number, turn: number, k: number, color: string) =>
  p.part(shape('-20,0! -8,-11 6,-10 20,0! 6,10 -8,11', { x, y, turn, k }), color, (tone) => [
    p.raw(mark('-24,0 0,-1 17,0', [0.8, 1.8, 0.5], { x, y, turn, k }), tone.deep, {
      opacity: 0.6,
    }),
  ])

const draught = (p: Painter, line: string, width = 4) =>
  p.raw(mark(line, [0.6, width, 0.6]), PALE, { opacity: 0.85 })

/** The pads and the claws of one foot, seen along the ground. */
const bearPrint = (p: Painter, x: number, y: number, k: number) => [
  p.flat(shape('-22,4 -24,-6 -10,-14 12,-13 24,-4 20,8 4,13 -14,11', { x, y, k }), '#3a2a1c', {
    opacity: 0.72,
  }),
  ...[
    [-27, -15],
    [-11, -23],
    [9, -23],
    [26, -14],
  ].flatMap(([dx = 0, dy = 0]) => [
    p.flat(ellipse(x + dx * k, y + dy * k, 8 * k, 5.6 * k), '#3a2a1c', { opacity: 0.72 }),
    p.flat(ellipse(x + dx * k * 1.2, y + (dy - 10) * k, 2.4 * k, 4 * k), '#3a2a1c', {
      opacity: 0.72,
    }),
  ]),
]

const acornCup = (p: Painter, x: number) => [
  ...p.part(shape('-30,-34! 30,-34! 27,-14 12,0 -12,0 -27,-14', { x }), '#8a5a30', (tone) =>
    [-26, -15].flatMap((y, row) =>
      [-16, -4, 8].map((dx) =>
        p.raw(
          mark(
            `${x + dx + row * 4 - 4},${y} ${x + dx + row * 4},${y + 4} ${x + dx + row * 4 + 4},${y}`,
            [0.6, 1.6, 0.6],
          ),
          tone.deep,
          { opacity: 0.6 },
        ),
      ),
    ),
  ),
  ...p.part(ellipse(x, -34, 30, 8), '#a8713f'),
  p.flat(ellipse(x, -33, 25, 5.6), '#c9772f'),
  p.flat(ribbon(`${x - 2},-44 ${x + 5},-56 ${x - 4},-68 ${x + 2},-82`, [2, 5, 5, 2]), '#f7f3ea', {
    opacity: 0.7,
    blur: 2,
  }),
]

/** What is as small as a mouse: a hole the wind comes out of, an ant, tea in acorn cups. And a bear's feet. */
export const MOUSE_WIND = {
  /** Under a root, just open, and all the wind comes out. */
  windy_hole: {
    hand: 60,
    hero: 150,
    draw: ({ p }) => [
      ...p.part(
        shape('-120,4! -112,-20 -86,-50 -50,-70 -12,-74 24,-62 54,-36 84,-16 128,4! 40,8 -40,8'),
        '#7d5b3c',
        (tone) => [
          p.raw(mark('-98,-16 -70,-46 -30,-62', [0.8, 3, 0.6]), tone.high, { opacity: 0.6 }),
          p.raw(mark('20,-46 52,-22 100,-2', [0.6, 3, 0.8]), tone.deep, { opacity: 0.5 }),
          p.raw(mark('-104,-2 -84,-26', [0.6, 2.6, 0.6]), tone.deep, { opacity: 0.5 }),
        ],
      ),
      p.flat(shape('-52,4! -52,-18 -40,-38 -16,-46 8,-38 20,-18 20,4!'), '#4a3626'),
      p.flat(shape('-45,4! -45,-16 -34,-32 -16,-38 2,-32 13,-16 13,4!'), EARTH),
      draught(p, '-18,-16 10,-40 44,-72 40,-110 10,-116 4,-96', 5),
      draught(p, '-12,-8 40,-24 96,-60 132,-118', 5),
      draught(p, '-26,-18 -40,-54 -66,-98 -58,-134', 4.4),
      draught(p, '-8,-2 60,-8 130,-40 168,-66', 4),
      ...leafAt(p, 62, -62, -38, 0.8, MATERIAL.leaf),
      ...leafAt(p, 118, -96, -70, 0.95, '#d99a3c'),
      ...leafAt(p, -60, -112, 66, 0.85, MATERIAL.leaf),
      ...leafAt(p, 24, -124, 20, 0.9, '#c9683a'),
      ...leafAt(p, 150, -50, 12, 0.75, '#8fb84e'),
    ],
  },
  /** Leaves the wind has in hand, all over the sky. */
  blown_leaves: {
    hand: 60,
    hero: 150,
    draw: ({ p }) => [
      draught(p, '-190,-20 -110,-44 -30,-36 40,-66 60,-104 30,-118 16,-98', 4.6),
      draught(p, '-150,-84 -80,-104 -20,-96', 4),
      draught(p, '-60,-8 40,-14 120,-52 190,-60', 4.6),
      ...leafAt(p, -160, -46, -16, 1, MATERIAL.leaf),
      ...leafAt(p, -96, -74, 52, 0.9, '#d99a3c'),
      ...leafAt(p, -52, -18, -60, 0.8, '#8fb84e'),
      ...leafAt(p, 2, -66, 18, 1.1, MATERIAL.leaf),
      ...leafAt(p, 84, -86, -42, 0.9, '#c9683a'),
      ...leafAt(p, 104, -24, 74, 0.85, MATERIAL.leaf),
      ...leafAt(p, 168, -84, -8, 1, '#8fb84e'),
    ],
  },
  /** Under the glass an ant fills the whole glass. */
  ant_glass: {
    hand: 60,
    hero: 130,
    grip: [26, -12],
    draw: ({ p }) => [
      ...p.part(ribbon('14,-38 36,-4', [6, 7.5]), MATERIAL.wood),
      p.raw(ellipse(-10, -64, 28, 28), ink('#eefafc'), { opacity: 0.95 }),
      ...[
        'M-16 -64L-26 -52M-10 -62L-11 -48M-5 -63L4 -51',
        'M-15 -67L-24 -78M-9 -67L-8 -80M-4 -67L6 -77',
        'M8 -68Q13 -76 16 -74M8 -65Q15 -66 15 -60',
      ]
        .map((line) => p.wire(line, '#3b2430', 2))
        .flat(),
      p.flat(ellipse(-21, -65, 9, 7.4), '#5a2f34'),
      p.flat(ellipse(-8, -65, 6, 5), '#6f3a3c'),
      p.flat(ellipse(4, -66, 7, 6.4), '#5a2f34'),
      p.flat(ellipse(6, -68, 2, 2), '#ffffff'),
      p.wire(ellipse(-10, -64, 30), MATERIAL.brass, 7),
    ],
  },
  /** As large as a mouse can hold open, and a way marked on it that five steps of hers would walk. */
  mouse_map: {
    hand: 34,
    hero: 60,
    grip: [0, -8],
    draw: ({ p }) => [
      ...p.part(
        shape('-50,-62! -18,-70! 16,-62! 50,-70! 50,-6! 16,0! -18,-8! -50,0!'),
        MATERIAL.paper,
        (tone) => [
          p.raw(mark('-18,-70 -18,-8', [0.6, 1.6, 0.6]), tone.deep, { opacity: 0.5 }),
          p.raw(mark('16,-62 16,0', [0.6, 1.6, 0.6]), tone.deep, { opacity: 0.5 }),
        ],
      ),
      p.flat(ellipse(-32, -46, 11, 8), MATERIAL.leaf, { opacity: 0.8 }),
      ...[-38, -24, -9, 6, 20].map((x, i) => p.flat(ellipse(x, -18 - i * 5, 3.6, 2.8), '#7a4a2c')),
      p.wire('M28 -52L42 -40M42 -53L28 -39', MATERIAL.red, 5),
    ],
  },
  acorn_tea: {
    hand: 24,
    hero: 60,
    draw: ({ p }) => [...acornCup(p, -42), ...acornCup(p, 42)],
  },
  /** As big as plates, one before the other. */
  bear_prints: {
    isFaceOn: true,
    hand: 24,
    hero: 120,
    draw: ({ p }) => [
      ...bearPrint(p, -120, -6, 1.3),
      ...bearPrint(p, -30, -26, 1.15),
      ...bearPrint(p, 60, -10, 1.2),
      ...bearPrint(p, 140, -32, 1.05),
    ],
  },
} satisfies Record<string, ThingArt>
