import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const eye = (p: Painter, x: number, y: number, k = 1) => [
  p.wire(`M${x} ${y + 20 * k}V${y}`, '#d2542f', 4 * k),
  ...p.part(ellipse(x, y, 7 * k, 7 * k), '#fffdf6'),
  p.raw(ellipse(x + 1.5 * k, y, 3.2 * k, 3.6 * k), '#2d2430'),
]

/** It lies on its side, and in goes Crab. */
export const rolledCup = (p: Painter) => [
  p.wire('M6 -70q4 -26 24 -20q14 6 10 24', '#3f77b5', 8),
  ...p.part(shape('-36,-70! 34,-64 46,-52 46,-18 34,-6! -36,0!'), '#4b8bd0', (tone) => [
    p.raw(mark('-28,-62 10,-60 34,-52', [1, 3, 0.8]), tone.high, { opacity: 0.6 }),
  ]),
  ...p.part(shape('-6,-34 6,-46 24,-44 30,-34! 40,-44! 40,-24! 30,-32! 22,-24 4,-24'), '#f0954a'),
  p.raw(ellipse(4, -36, 2.4, 2.6), '#2d2430'),
  ...p.part(ellipse(-36, -35, 12, 35), '#cfe2f5'),
  p.flat(ellipse(-37, -35, 9, 30), '#244b78'),
  // In goes Crab.
  ...p.part(shape('-36,-14 -50,-18 -56,-32 -50,-46 -36,-50 -30,-32'), '#d2542f'),
  ...eye(p, -52, -62, 0.9),
  ...eye(p, -38, -66, 0.9),
  ...p.part(ribbon('-48,-22 -66,-22 -74,-32', [4, 4, 4]), '#d2542f'),
  ...p.part(shape('-70,-30 -86,-30 -94,-44 -86,-56! -82,-44 -74,-52! -66,-42', {}), '#e0653a'),
  ...p.part(ribbon('-46,-12 -60,-6 -62,0', [3, 2.6, 2]), '#c24a2a'),
  p.raw(mark('-52,-32 -47,-28 -42,-32', [0.5, 1.6, 0.5]), '#7d2a1a'),
]

/** Whose house is under water, and how small it is. */
export const SEAFLOOR = {
  spiral_shell: {
    hand: 50,
    hero: 84,
    grip: [0, -10],
    draw: ({ p, state }) => [
      ...p.part(
        shape('-50,-4 -46,-34 -24,-58 6,-66 36,-52 46,-26 34,-4 0,2'),
        '#e8b79a',
        (tone) => [
          p.raw(mark('-38,-30 -14,-52 16,-54', [0.8, 3, 0.8]), tone.high, { opacity: 0.7 }),
        ],
      ),
      p.wire(
        'M40 -22C40 -48 12 -60 -6 -46C-20 -34 -12 -14 6 -16C20 -18 20 -36 8 -36',
        '#b8765a',
        3.6,
      ),
      ...p.part(ellipse(-34, -14, 15, 16), '#c98a70'),
      p.flat(ellipse(-35, -13, 10, 11.5), '#4d2f36'),
      ...(state === 'whole'
        ? [-38, -30].flatMap((x) => [
            p.raw(ellipse(x, -14, 3.2, 3.6), '#fffdf6'),
            p.raw(ellipse(x, -14, 1.5, 1.8), '#2d2430'),
          ])
        : []),
    ],
  },
  crab_home: {
    hand: 60,
    hero: 400,
    draw: ({ p }) => [
      ...p.part(
        shape('-104,0! -108,-40 -92,-82 -50,-112 4,-122 58,-108 96,-76 108,-36 104,0!'),
        '#c98f7a',
        (tone) => [
          p.raw(mark('-84,-66 -40,-102 20,-112', [1, 4, 1]), tone.high, { opacity: 0.6 }),
          p.raw(mark('-98,-30 -80,-70 -44,-98', [0.6, 2, 0.6]), tone.deep, { opacity: 0.4 }),
        ],
      ),
      ...p.part(ellipse(4, -122, 13, 10), '#e8b79a'),
      // One looks in: there is nobody.
      p.raw(shape('-82,-4! -82,-44 -60,-78 -10,-94 44,-84 76,-54 82,-4!'), '#3d4f6d'),
      p.raw(shape('-82,-4! -78,-16 0,-20 78,-16 82,-4!'), '#d9bf94'),
      p.raw(ellipse(0, -60, 50, 26), '#6f86a8', { opacity: 0.5, blur: 8 }),
      // A bed no longer than a thumb.
      ...p.part(
        shape(
          '-66,-8! -66,-44! -60,-44! -60,-30! -14,-30! -14,-36! -8,-36! -8,-8! -14,-8! -14,-15! -60,-15! -60,-8!',
        ),
        MATERIAL.wood,
      ),
      ...p.part(shape('-59,-30 -57,-38 -45,-39 -43,-31'), MATERIAL.cream),
      ...p.part(shape('-46,-30! -44,-37 -18,-36 -14,-31! -14,-20! -46,-20!'), '#d4574a', () =>
        [-38, -28, -20].map((x) => p.flat(ellipse(x, -28, 2.6, 2.6), '#fff3df')),
      ),
      // A lamp, and a picture of an aunt.
      p.wire('M18 -92V-72', MATERIAL.brass, 1.6),
      p.raw(ellipse(18, -64, 22, 22), '#ffe2a0', { opacity: 0.45, blur: 5 }),
      ...p.part(shape('10,-62! 14,-73! 22,-73! 26,-62!'), MATERIAL.yellow),
      ...p.part(shape('-46,-56! -46,-76! -24,-76! -24,-56!'), MATERIAL.gold),
      p.flat(shape('-43,-59! -43,-73! -27,-73! -27,-59!'), '#bfe0e6'),
      p.flat(ellipse(-35, -64, 5, 4), '#d2542f'),
    ],
  },
  tiny_chair: {
    hand: 40,
    hero: 62,
    draw: ({ p }) => [
      ...[-20, 20].flatMap((x) => p.part(ribbon(`${x},0 ${x},-40`, [3.4, 3.4]), MATERIAL.wood)),
      ...p.part(shape('-26,-46! 26,-46! 28,-36! -28,-36!'), MATERIAL.paleWood),
      ...p.part(ribbon('22,-40 26,-92', [3.4, 3]), MATERIAL.wood),
      ...p.part(ribbon('-18,-44 -14,-92', [3, 2.6]), MATERIAL.darkWood),
      ...[-86, -70].flatMap((y) =>
        p.part(shape(`-16,${y}! 27,${y}! 27,${y + 8}! -16,${y + 8}!`), MATERIAL.paleWood),
      ),
    ],
  },
} satisfies Record<string, ThingArt>
