import { ellipse } from '#core/path'
import { ink, mark, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const CRUST = '#c98a45'

const biscuit = (p: Painter, x: number, y: number) => [
  ...p.part(ellipse(x, y, 13, 11), CRUST, (tone) => [
    p.raw(mark(`${x - 8},${y - 4} ${x},${y - 8} ${x + 7},${y - 5}`, [0.6, 1.4, 0.6]), tone.high, {
      opacity: 0.7,
    }),
  ]),
  ...[
    [-5, 1],
    [4, -3],
    [3, 5],
  ].map(([dx = 0, dy = 0]) => p.raw(ellipse(x + dx, y + dy, 1.9, 1.7), ink('#5a3420'))),
]

const HEAP = [
  [-20, -14],
  [6, -13],
  [24, -20],
  [-26, -34],
  [0, -33],
  [20, -40],
  [-14, -53],
  [10, -58],
  [-24, -66],
] as const

/** The jar that is counted, and a coat there is no hook for. */
export const SCHOOL_BISCUITS = {
  biscuit_jar: {
    hand: 54,
    hero: 132,
    grip: [0, -40],
    draw: ({ p, state }) => [
      ...p.part(shape('-38,0! -44,-14 -44,-64 -34,-82 34,-82 44,-64 44,-14 38,0!'), MATERIAL.glass),
      p.raw(shape('-34,-4! -39,-16 -39,-62 -30,-78 30,-78 39,-62 39,-16 34,-4!'), ink('#9db9c4'), {
        opacity: 0.45,
      }),
      ...(state === 'empty' ? [] : HEAP.flatMap(([x, y]) => biscuit(p, x, y))),
      ...(state === 'empty'
        ? [
            [-16, -6],
            [4, -5],
            [18, -7],
          ].map(([x = 0, y = 0]) => p.raw(ellipse(x, y, 2.4, 1.6), ink(CRUST)))
        : []),
      p.raw(mark('-32,-16 -34,-46 -28,-70', [1, 4, 1]), ink('#ffffff'), { opacity: 0.65 }),
      ...p.part(shape('-32,-80! 32,-80! 32,-91! -32,-91!'), MATERIAL.red),
      ...p.part(ellipse(0, -96, 8, 6), MATERIAL.red),
    ],
  },
  folded_coat: {
    hand: 50,
    hero: 120,
    draw: ({ p }) => [
      ...p.part(
        shape('-92,0! -100,-16 -94,-34 -60,-40 60,-40 94,-34 100,-16 92,0!'),
        '#7f8796',
        (tone) => [
          p.raw(mark('-90,-14 0,-19 90,-14', [0.8, 2.2, 0.8]), tone.deep, { opacity: 0.6 }),
        ],
      ),
      ...p.part(
        shape('-88,-34! -94,-48 -84,-62 -50,-68 50,-68 84,-62 94,-48 88,-34!'),
        '#8b93a3',
        (tone) => [
          p.raw(mark('-82,-48 0,-52 82,-48', [0.8, 1.8, 0.8]), tone.deep, { opacity: 0.5 }),
          p.raw(mark('-76,-60 -20,-65 40,-64', [0.6, 2, 0.6]), tone.high, { opacity: 0.6 }),
        ],
      ),
      ...p.part(shape('-34,-62! -26,-84 0,-90 26,-84 34,-62! 12,-58 0,-70! -12,-58'), '#6b7383'),
      ...[-46, -24, -2].map((y) => p.flat(ellipse(0, y, 6, 6), MATERIAL.straw)),
    ],
  },
} satisfies Record<string, ThingArt>
