import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

/** What is eaten and grows in a garden. */
export const FRUIT_AND_VEGETABLES = {
  apple: {
    hand: 26,
    hero: 90,
    face: [0, -36, 0.44],
    draw: ({ p }) => [
      ...p.part(
        shape(
          '0,-72! 18,-82 38,-70 42,-42 30,-10 12,-1 0,-6! -12,-1 -30,-10 -42,-42 -38,-70 -18,-82',
        ),
        MATERIAL.red,
        (tone) => [
          p.raw(ellipse(-22, -56, 9, 13), tone.high, { opacity: 0.7, blur: 2 }),
          p.raw(ellipse(0, -74, 14, 5), tone.deep, { opacity: 0.6 }),
        ],
      ),
      p.flat(mark('0,-72 2,-84 8,-94', [1.6, 2.2, 1.6]), MATERIAL.darkWood),
      ...p.part(shape('5,-84! 18,-96 36,-92! 22,-80'), MATERIAL.leaf, (tone) => [
        p.raw(mark('6,-84 32,-91', [0.4, 0.9, 0.4]), tone.deep, { opacity: 0.6 }),
      ]),
    ],
  },
  potato: {
    hand: 26,
    hero: 80,
    face: [0, -32, 0.42],
    draw: ({ p }) =>
      p.part(
        shape('-50,-30 -40,-58 -8,-66 28,-62 50,-40 46,-14 22,-1 -22,-2 -44,-10'),
        '#c99b5f',
        (tone) =>
          [
            [-24, -46],
            [12, -52],
            [28, -26],
            [-8, -18],
            [-34, -24],
          ].map(([x = 0, y = 0]) => p.raw(ellipse(x, y, 4, 2.4), tone.deep, { opacity: 0.6 })),
      ),
  },
  carrot: {
    hand: 36,
    hero: 110,
    grip: [0, -70],
    face: [0, -52, 0.3],
    draw: ({ p }) => [
      ...p.part(
        shape('0,-62! -20,-84 -26,-100! -8,-90 0,-104! 8,-90 26,-100! 20,-84'),
        MATERIAL.leaf,
      ),
      ...p.part(
        shape('-18,-66 0,-70 18,-66 20,-50 8,-16 0,0 -8,-16 -20,-50'),
        MATERIAL.orange,
        (tone) =>
          ['-18,-52 -6,-50', '4,-40 14,-42', '-10,-28 0,-26'].map((line) =>
            p.raw(mark(line, [0.6, 1.4, 0.6]), tone.deep, { opacity: 0.6 }),
          ),
      ),
    ],
  },
  leek: {
    hand: 62,
    hero: 110,
    grip: [0, -36],
    draw: ({ p }) => [
      ...[-9, 9, -4, 4].flatMap((x, i) =>
        p.part(
          ribbon(
            [
              [x * 0.3, -48],
              [x * 1.2, -74],
              [x * (i < 2 ? 3 : 2), -98 + i * 3],
            ],
            [5, 6.5, 1.4],
          ),
          i % 2 ? MATERIAL.green : MATERIAL.leaf,
        ),
      ),
      ...p.part(shape('-7,-54! 7,-54! 8,-10 4,-4 -4,-4 -8,-10'), '#f4f0d6', (tone) => [
        p.raw(shape('-8,-56! 8,-56! 8,-36 -8,-40'), '#a9c878', { opacity: 0.75 }),
        p.raw(mark('-4,-50 -4,-10', [0.6, 1.4, 0.6]), tone.high),
      ]),
      ...[-4, 0, 4].map((x) =>
        p.flat(mark(`${x * 0.6},-5 ${x},0 ${x * 1.6},3`, [0.8, 0.6, 0.3]), '#d8c79a'),
      ),
    ],
  },
  cabbage: {
    hand: 44,
    hero: 70,
    draw: ({ p }) => [
      ...p.part(shape('-46,-6 -54,-30 -38,-50 -16,-40 -10,-8'), '#5f9f5a'),
      ...p.part(shape('46,-6 54,-30 38,-50 16,-40 10,-8'), '#5f9f5a'),
      ...p.part(ellipse(0, -34, 36, 32), '#9cc46a', (tone) => [
        p.raw(mark('0,-64 -4,-36 0,-6', [0.6, 2.4, 0.6]), tone.high, { opacity: 0.8 }),
        p.raw(mark('-2,-34 -18,-46 -28,-48', [0.6, 1.4, 0.4]), tone.high, { opacity: 0.7 }),
        p.raw(mark('-2,-28 18,-42 28,-44', [0.6, 1.4, 0.4]), tone.high, { opacity: 0.7 }),
      ]),
      ...p.part(
        shape('-30,-2 -42,-20 -24,-32 0,-14 24,-32 42,-20 30,-2 0,2'),
        '#74b062',
        (tone) => [
          p.raw(mark('-26,-24 -14,-10 -4,-2', [0.4, 1.2, 0.4]), tone.high, { opacity: 0.7 }),
          p.raw(mark('26,-24 14,-10 4,-2', [0.4, 1.2, 0.4]), tone.high, { opacity: 0.7 }),
        ],
      ),
    ],
  },
} satisfies Record<string, ThingArt>
