import { ellipse } from '#core/path'
import { buttonedCoat } from './clothes'
import { mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const SAND = '#e3bd7c'
const RUST = '#6b7684'

const ARM = '#c9618a'
const LOOSE_ARMS = [
  '0,-58 20,-34 40,-14 56,-6 62,-20',
  '0,-58 -20,-34 -40,-14 -56,-6 -62,-20',
] as const
const HANDS_OUT = [
  '0,-52 20,-62 38,-56 42,-44 34,-36 28,-42',
  '0,-28 18,-20 34,-24 40,-36 32,-44 26,-38',
] as const
const SUCKERS = [
  [30, -95],
  [48, -101],
  [64, -91],
  [71, -73],
] as const

/** What one finds where the land ends. */
export const SHORE = {
  /** Arms that have been tied in a bow. */
  arm_bow: {
    hand: 132,
    hero: 170,
    grip: [0, -8],
    draw: ({ p }) => [
      ...LOOSE_ARMS.flatMap((line) => p.part(ribbon(line, [11, 9, 7, 4, 2.4]), ARM)),
      ...[-1, 1].flatMap((side) => {
        const at = { kx: side, ky: 1 }
        return [
          ...p.part(shape('2,-62 24,-96 56,-104 76,-86 70,-58 44,-44 16,-52', at), ARM, (tone) => [
            p.raw(shape('18,-66 34,-84 54,-86 60,-72 44,-60', at), tone.deep, { opacity: 0.55 }),
          ]),
          ...SUCKERS.map(([x, y]) => p.flat(ellipse(side * x, y, 3.4, 3), '#f3b6cd')),
        ]
      }),
      ...p.part(shape('-14,-78 14,-78 18,-62 13,-47 -13,-47 -18,-62'), '#b5527a'),
    ],
  },
  /** Two buttons gone, and out of either hole a hand that has found the other. */
  popped_coat: {
    hand: 118,
    hero: 200,
    grip: [0, -96],
    draw: ({ p }) => [
      ...buttonedCoat(p, false, [-76, -64, -40, -16]),
      ...[-52, -28].map((y) => p.flat(ellipse(0, y, 5.4, 4.4), '#2f4467')),
      ...HANDS_OUT.flatMap((line) =>
        p.part(ribbon(line, [5.4, 5, 4.6, 4, 3.2, 2.4]), ARM, (tone) => [
          p.raw(ribbon(line, [1.4, 1.4, 1.2, 1, 0.8, 0.6]), tone.high, { opacity: 0.5 }),
        ]),
      ),
    ],
  },
  anchor: {
    hand: 60,
    hero: 230,
    grip: [0, -92],
    face: [0, -56, 0.2],
    draw: ({ p }) => [
      p.wire(ellipse(0, -106, 11), RUST, 7),
      ...p.part(
        ribbon('-52,-34 -46,-16 -24,-3 0,0 24,-3 46,-16 52,-34', [4, 6.5, 8, 8.5, 8, 6.5, 4]),
        RUST,
        (tone) => [p.raw(mark('-40,-10 -20,0 0,4 24,0', [1, 2.4, 1]), tone.shade)],
      ),
      ...p.part(shape('-64,-30! -50,-54! -38,-28! -51,-35'), RUST),
      ...p.part(shape('64,-30! 50,-54! 38,-28! 51,-35'), RUST),
      ...p.part(ribbon('0,-98 0,0', [6, 8]), RUST, (tone) => [
        p.raw(mark('-3,-92 -3,-50 -4,-10', [1, 2.2, 1]), tone.high, { opacity: 0.7 }),
      ]),
      ...p.part(ribbon('-30,-84 30,-84', [5.5, 5.5], { start: 'round', end: 'round' }), RUST),
      p.flat(ellipse(-18, -6, 7, 4), '#7fae6b', { opacity: 0.8 }),
      p.flat(ellipse(5, -40, 4, 7), '#7fae6b', { opacity: 0.75 }),
      p.flat(ellipse(30, -12, 5, 4), '#c98f5a', { opacity: 0.7 }),
    ],
  },
  sandcastle: {
    hand: 60,
    hero: 210,
    face: [0, -34, 0.34],
    draw: ({ p, random }) => {
      const crumbs = Array.from({ length: 22 }, () =>
        p.flat(
          ellipse(random.between(-62, 62), random.between(-46, -4), random.between(0.7, 1.5)),
          '#b98d4e',
          { opacity: 0.45 },
        ),
      )
      const tower = ({ x, top, half }: { x: number; top: number; half: number }) => [
        ...p.part(
          shape(
            `${x - half - 3},-4! ${x - half},${top + 12}! ${x - half - 4},${top + 10}! ${x - half - 4},${top}! ${x - half / 2.4},${top}! ${x - half / 2.4},${top + 6}! ${x + half / 2.4},${top + 6}! ${x + half / 2.4},${top}! ${x + half + 4},${top}! ${x + half + 4},${top + 10}! ${x + half},${top + 12}! ${x + half + 3},-4!`,
          ),
          SAND,
          (tone) => [
            p.raw(
              shape(
                `${x + half * 0.3},${top + 8}! ${x + half + 5},${top}! ${x + half + 4},0! ${x + half * 0.3},0!`,
              ),
              tone.shade,
              { opacity: 0.4 },
            ),
          ],
        ),
        p.flat(
          shape(
            `${x - 4},${top + 34} ${x - 4},${top + 25} ${x},${top + 21} ${x + 4},${top + 25} ${x + 4},${top + 34}!`,
          ),
          '#8a6232',
        ),
      ]
      const pennant = ({ x, top, color }: { x: number; top: number; color: string }) => [
        p.wire(`M${x} ${top}V${top - 24}`, MATERIAL.wood, 2.2),
        ...p.part(shape(`${x},${top - 24}! ${x + 20},${top - 18}! ${x},${top - 11}!`), color),
      ]
      return [
        ...p.part(shape('-84,0! -74,-9 -40,-14 0,-16 42,-14 74,-9 84,0!'), '#d8b06c'),
        ...pennant({ x: 0, top: -96, color: MATERIAL.red }),
        ...tower({ x: 0, top: -96, half: 17 }),
        ...pennant({ x: -48, top: -66, color: MATERIAL.yellow }),
        ...tower({ x: -48, top: -66, half: 15 }),
        ...pennant({ x: 48, top: -72, color: MATERIAL.teal }),
        ...tower({ x: 48, top: -72, half: 15 }),
        ...p.part(
          shape(
            '-52,0! -50,-42! -38,-42! -38,-36! -26,-36! -26,-42! -12,-42! -12,-36! 12,-36! 12,-42! 26,-42! 26,-36! 38,-36! 38,-42! 50,-42! 52,0!',
          ),
          SAND,
        ),
        p.flat(shape('-13,0! -13,-18 -8,-27 0,-30 8,-27 13,-18 13,0!'), '#7b5529'),
        ...p.part(shape('-34,-22 -30,-28 -24,-26 -23,-20 -30,-17'), '#f3d7c6'),
        ...p.part(shape('25,-20 29,-27 35,-25 36,-19 30,-16'), '#dfeaf0'),
        ...crumbs,
      ]
    },
  },
  sea_wall: {
    hand: 60,
    hero: 235,
    draw: ({ p }) => {
      const look = (x: number, y: number, k = 1) => [
        ...[-4, 4].flatMap((dx) => [
          p.raw(ellipse(x + dx * k, y, 2.4 * k, 3 * k), '#fffaf0'),
          p.raw(ellipse(x + (dx + 0.7) * k, y + 0.6 * k, 1.3 * k, 1.9 * k), '#2d2233'),
        ]),
        p.raw(
          mark(
            `${x - 2.4 * k},${y + 6 * k} ${x},${y + 7.4 * k} ${x + 2.4 * k},${y + 6 * k}`,
            [0.5, 0.9, 0.5],
          ),
          '#5a3140',
        ),
      ]
      const eel = (x: number, color: string) => [
        ...p.part(
          ribbon(
            [
              [x + 12, -40],
              [x - 12, -48],
              [x - 8, -68],
              [x + 8, -80],
              [x, -100],
            ],
            [6, 8, 7, 7, 9],
            { end: 'round' },
          ),
          color,
          (tone) =>
            [-60, -73, -86].map((y) =>
              p.flat(ellipse(x - 2 + (y + 73) * 0.1, y, 2.6, 1.8), tone.deep, { opacity: 0.5 }),
            ),
        ),
        ...look(x, -99, 0.9),
      ]
      const sardine = (x: number, y: number) => [
        ...p.part(
          shape(`${x - 9},-50! ${x - 6},-44! ${x + 6},-44! ${x + 9},-50! ${x},-56`),
          '#8fa5b8',
        ),
        ...p.part(
          shape(
            `${x},${y} ${x + 9},${y + 12} ${x + 7},-54 ${x},-46 ${x - 7},-54 ${x - 9},${y + 12}`,
          ),
          '#b9ccd8',
          (tone) => [p.raw(mark(`${x - 6},-58 ${x - 6},${y + 12}`, [0.8, 2.4, 0.8]), tone.high)],
        ),
        ...look(x, y + 12, 0.8),
      ]
      const stones = [
        [-128, -12, 26],
        [-74, -11, 30],
        [-14, -13, 32],
        [46, -11, 30],
        [104, -12, 32],
        [146, -10, 16],
        [-148, -32, 14],
        [-104, -32, 30],
        [-46, -33, 30],
        [14, -32, 32],
        [74, -33, 30],
        [128, -32, 28],
      ] as const
      return [
        ...eel(-112, '#7aa65a'),
        ...eel(-74, '#9a7ab8'),
        ...p.part(shape('-34,-46! -38,-88 -30,-93! 6,-91 11,-86! 8,-46!'), '#f0c850', (tone) =>
          [
            [-26, -58],
            [-2, -54],
            [-14, -50],
            [3, -84],
            [-31, -84],
            [2, -66],
          ].map(([x = 0, y = 0]) => p.flat(ellipse(x, y, 3.2, 2.6), tone.deep, { opacity: 0.5 })),
        ),
        ...look(-14, -76, 1.1),
        ...sardine(62, -92),
        ...sardine(84, -90),
        ...p.part(shape('38,-91! 108,-89! 100,-85 46,-86!'), MATERIAL.red),
        ...p.part(shape('54,-90! 58,-106 88,-105 92,-89!'), MATERIAL.red, (tone) => [
          p.flat(shape('54,-94! 92,-93! 92,-89! 54,-90!'), tone.deep, { opacity: 0.6 }),
        ]),
        ...p.part(shape('-160,0! -158,-44! -60,-47 60,-46 160,-44! 162,0!'), '#7d7f92'),
        ...stones.flatMap(([x, y, w], i) =>
          p.part(
            ellipse(x, y, w, 10.5),
            ['#a3a4b4', '#9399ab', '#b0a9b3', '#9da5a8'][i % 4] ?? MATERIAL.stone,
          ),
        ),
        p.flat(ellipse(-90, -42, 12, 4), '#6f9f73', { opacity: 0.8 }),
        p.flat(ellipse(118, -42, 16, 4), '#6f9f73', { opacity: 0.8 }),
      ]
    },
  },
} satisfies Record<string, ThingArt>
