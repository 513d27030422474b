import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'
import { written } from './tales'

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
    hand: 30,
    hero: 165,
    draw: ({ p, hero }) => [
      // A bramble, and what it kept of her tail.
      ...['-20,-2 -26,-34 -8,-60 26,-70 52,-58', '4,0 14,-30 40,-44 60,-34'].map((stem) =>
        p.flat(ribbon(stem, [2.6, 2.4, 2, 1.4, 0.8]), '#5b4a35'),
      ),
      ...[
        [-25, -28],
        [-12, -56],
        [16, -68],
        [38, -64],
        [12, -26],
        [34, -42],
      ].flatMap(([x = 0, y = 0], i) =>
        p.part(shape('-9,0 -2,-8 9,-4 4,5', { x, y, turn: i * 67 }), i % 2 ? '#5f9f4c' : '#4c8544'),
      ),
      ...[
        [-2, -66, 14],
        [28, -70, -8],
        [48, -60, 30],
        [26, -38, 4],
      ].map(([x = 0, y = 0, turn = 0]) =>
        p.raw(
          ['0,0 7,9 5,20', '3,-1 12,7 13,18', '-3,0 1,11 -3,20']
            .map((hair) => mark(hair, [1.6, 1.8, 0.4], { x, y, turn }))
            .join(''),
          '#d9602c',
        ),
      ),
      ...Array.from({ length: hero ? 5 : 2 }, (_, i) => {
        const [x, y, k] = [-110 + i * 36, -4 - (i % 2) * 20 - i * 3, 1 - i * 0.07]
        return [
          p.flat(ellipse(x, y, 11 * k, 7 * k), '#4c3a2c', { opacity: 0.75 }),
          ...[-9, -3, 4, 10].map((toe, at) =>
            p.flat(
              ellipse(x + (toe + 6) * k, y - (8 + (at % 3 ? 3 : 0)) * k, 3.6 * k, 3.2 * k),
              '#4c3a2c',
              { opacity: 0.75 },
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
