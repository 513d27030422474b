import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { mark, points, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'
import { written } from './hung-up'

/** Where each page is in the whirl, and how it is turned. */
const WHIRL = [
  [-150, -40, -30, 1],
  [-112, -92, 18, 0.9],
  [-96, -22, 50, 1.1],
  [-58, -120, -16, 0.95],
  [-52, -60, 24, 1.2],
  [-14, -20, -40, 1],
  [-4, -98, 12, 1.15],
  [30, -140, 34, 0.85],
  [40, -52, -22, 1.25],
  [72, -104, -8, 1],
  [92, -30, 30, 1.1],
  [122, -84, -34, 0.95],
  [150, -46, 16, 1],
  [96, -146, -20, 0.8],
] as const

const WAKES = ['-170,-20 -80,-74 20,-70 110,-118', '-120,-6 -20,-44 90,-62 170,-20']

const CANES = [
  '-128,0 -138,-34 -128,-64 -104,-82 -78,-76',
  '-112,0 -116,-40 -100,-74 -70,-92 -42,-82',
  '-96,0 -94,-36 -76,-66 -50,-74 -26,-58 -18,-30',
  '-82,0 -72,-30 -50,-50 -26,-46 -8,-26',
  '-104,0 -124,-22 -146,-26 -160,-8',
] as const
/** Three toothed leaves on one stalk: where, how large, turned how far. */
const SPRAYS = [
  [-136, -38, 1, -60],
  [-124, -64, 0.95, -20],
  [-104, -84, 1.05, 8],
  [-118, -30, 1, -30],
  [-110, -54, 1.1, -14],
  [-88, -64, 1, 20],
  [-70, -92, 1.05, 10],
  [-92, -36, 1.1, -8],
  [-72, -44, 1, 30],
  [-48, -76, 1, 34],
  [-58, -58, 1.1, 16],
  [-36, -50, 1, 50],
  [-102, -12, 1.05, -20],
  [-76, -16, 1.1, 10],
  [-52, -26, 1, 40],
  [-20, -36, 0.9, 70],
  [-146, -22, 0.9, -80],
] as const
const BERRIES = [
  [-128, -50, 1],
  [-96, -72, 1],
  [-80, -54, 0],
  [-60, -80, 1],
  [-44, -62, 1],
  [-104, -40, 0],
  [-66, -32, 1],
] as const
/** Where a thorn kept some of her: a tuft, blown one way. */
const TUFTS = [
  [-78, -76, -4],
  [-40, -80, -14],
  [-18, -34, -8],
] as const

/** Arching canes, leaves in threes, berries, and red hairs on the thorns. */
function brambles(p: Painter): DisplayList {
  const leaf = (x: number, y: number, k: number, turn: number, color: string) =>
    p.part(
      shape('0,0 -5,-6! -6,-9 -8,-14! -6,-17 -5,-22! 0,-29! 5,-22! 6,-17 8,-14! 6,-9 5,-6!', {
        x,
        y,
        k: k * 0.78,
        turn,
      }),
      color,
      (tone) => [
        p.raw(mark('0,0 0,-26', [0.9, 0.7, 0.3], { x, y, k: k * 0.78, turn }), tone.high, {
          opacity: 0.4,
        }),
      ],
      0.6,
    )
  return [
    p.flat(shape('-150,0 -140,-34 -110,-66 -70,-72 -34,-50 -14,-18 -16,2 -80,4'), '#1c3127', {
      opacity: 0.85,
    }),
    ...CANES.flatMap((cane) => p.part(ribbon(cane, [3.4, 3, 2.4, 1.8, 1]), '#6a3844')),
    ...points(CANES.join(' ')).flatMap(([x, y], i) =>
      y < -10
        ? [p.flat(shape('-2.4,0! 0,-8! 2.4,0!', { x, y, turn: i % 2 ? 58 : -52 }), '#9a5a60')]
        : [],
    ),
    ...SPRAYS.flatMap(([x, y, k, turn], i) => [
      ...leaf(x, y, k * 0.9, turn - 62, i % 3 ? '#2c5839' : '#244c33'),
      ...leaf(x, y, k * 0.9, turn + 62, i % 3 ? '#356640' : '#2b5739'),
      ...leaf(x, y, k, turn, i % 3 ? '#3f7344' : '#33653f'),
    ]),
    ...BERRIES.flatMap(([x, y, isRipe]) =>
      [
        [-3.6, -2],
        [3.4, -2.4],
        [0, 2.6],
        [-0.2, -6],
      ].flatMap(([dx = 0, dy = 0]) =>
        p.part(ellipse(x + dx, y + dy, 3.9, 3.9), isRipe ? '#3d2450' : '#b8334a', (tone) => [
          p.raw(ellipse(x + dx - 1.2, y + dy - 1.4, 1.1, 1.1), tone.high, { opacity: 0.9 }),
        ]),
      ),
    ),
    ...TUFTS.map(([x, y, turn]) =>
      p.flat(
        [
          '0,0 5,8 6,20',
          '1,0 8,8 11,18',
          '-1,0 1,9 1,22',
          '0,0 -3,8 -4,18',
          '2,0 10,6 15,14',
          '0,-2 7,-2 12,4',
        ]
          .map((hair) => mark(hair, [1.1, 1.3, 0.2], { x, y, turn, k: 0.8 }))
          .join(''),
        '#e0682f',
      ),
    ),
  ]
}

/** What last pages do: blow about, and leave a trail. */
export const PAGES = {
  flying_pages: {
    hand: 60,
    hero: 200,
    draw: ({ p }) => [
      ...WAKES.map((wake) => p.raw(mark(wake, [0.6, 3, 0.6]), '#ffffff', { opacity: 0.5 })),
      ...WHIRL.flatMap(([x, y, turn, k]) => written(p, { x, y, turn, k: k * 1.15 })),
    ],
  },
  fox_trail: {
    stands: true,
    hand: 30,
    hero: 190,
    draw: ({ p, hero }) => [
      ...brambles(p),
      // Paw marks in the mud, side by side and on.
      ...Array.from({ length: hero ? 4 : 2 }, (_, i) => {
        const [x, y, k] = [-34 + i * 25, i % 2 ? -9 : 0, 0.86]
        return [
          p.flat(ellipse(x, y, 9 * k, 5 * k), '#3b2c24', { opacity: 0.8 }),
          ...[-8, -3, 3, 8].map((toe, at) =>
            p.flat(
              ellipse(x + (toe + 3) * k, y - (at % 3 ? 7.6 : 5.4) * k, 2.6 * k, 2 * k),
              '#3b2c24',
              { opacity: 0.8 },
            ),
          ),
        ]
      }).flat(),
      ...p.part(shape('52,2 56,-24 84,-38 122,-32 138,-10 134,4 96,8'), MATERIAL.stone),
      ...p.part(shape('76,-34! 116,-40! 108,-16! 82,-10!'), MATERIAL.paper),
      p.raw(mark('84,-28 108,-32', [0.6, 1.4, 0.6]), '#5d4d3c'),
      p.raw(mark('86,-20 100,-22', [0.6, 1.4, 0.6]), '#5d4d3c'),
    ],
  },
  armchair: {
    hand: 60,
    hero: 200,
    draw: ({ p }) => [
      ...['-48,-8 -48,0', '24,-8 24,0', '56,-18 56,-12'].flatMap((leg) =>
        p.part(ribbon(leg, [5.4, 4.4]), MATERIAL.darkWood),
      ),
      ...p.part(
        shape('-60,-12! -62,-92 -52,-116 -22,-124 4,-114 8,-92 10,-40! -30,-14!'),
        '#8d5a4a',
        (tone) => [
          p.raw(mark('-46,-106 -22,-114 -2,-106', [0.8, 2.4, 0.8]), tone.high, { opacity: 0.5 }),
          ...[-38, -16].map((x) => p.raw(ellipse(x, -86, 3, 3), tone.deep, { opacity: 0.7 })),
        ],
      ),
      ...p.part(shape('2,-30! 2,-68 10,-76 52,-76 62,-68 62,-22!'), '#7d4d40'),
      ...p.part(shape('-50,-44 -40,-54 4,-60 50,-58 54,-48 30,-40 -46,-38'), '#b57a64', (tone) => [
        p.raw(mark('-40,-50 0,-46 34,-48', [0.8, 2.6, 0.8]), tone.deep, { opacity: 0.4 }),
      ]),
      ...p.part(shape('30,-42! 60,-54! 62,-16! 30,-6!'), '#7d4d40'),
      ...p.part(
        shape('-58,-10! -60,-50 -50,-58 -42,-50 -36,-43! 30,-43! 30,-6! -56,-6!'),
        '#9a6350',
      ),
    ],
  },
  blossom: {
    hand: 90,
    hero: 130,
    grip: [0, -18],
    draw: ({ p }) => [
      ...[
        '0,0 -6,-40 -34,-92',
        '0,0 2,-50 -4,-112',
        '0,0 10,-40 34,-96',
        '0,0 16,-30 54,-66',
        '0,0 -14,-28 -52,-60',
      ].flatMap((twig) => p.part(ribbon(twig, [3.4, 2.4, 1.4]), '#6b4a36')),
      ...Array.from({ length: 26 }, (_, i) => {
        const [x, y] = [-54 + ((i * 41) % 110), -112 + ((i * 29) % 74)]
        return [
          ...p.part(
            shape('0,-9 4,-3 9,-3 5,2 6,8 0,5 -6,8 -5,2 -9,-3 -4,-3', { x, y, turn: i * 47 }),
            i % 3 ? '#f7c3d3' : '#fbe6ec',
          ),
          p.raw(ellipse(x, y, 2, 2), '#e6a23c'),
        ]
      }).flat(),
    ],
  },
} satisfies Record<string, ThingArt>
