import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const WHITE = ink('#ffffff')

const steam = (p: Painter, x: number, y: number) =>
  [-12, 6].map((dx, i) =>
    p.raw(
      mark(
        `${x + dx},${y} ${x + dx + 7},${y - 14} ${x + dx - 4},${y - 28} ${x + dx + 4},${y - 40 - i * 6}`,
        [0.8, 3, 0.5],
      ),
      WHITE,
      { opacity: 0.55 },
    ),
  )

/** The soup comes over the rim, and away across the ground. */
const boiledOver = (p: Painter) => [
  p.flat(shape('-58,5 -46,0 -4,2 40,-2 84,1 118,7 84,13 20,14 -40,11'), '#d9a441'),
  ...p.part(
    shape(
      '-54,-64 -40,-80 -16,-74 8,-84 32,-76 54,-64 53,-40 46,-22 40,-40 36,-54 20,-55 15,-34 8,-26 3,-40 -2,-55 -28,-55 -32,-44 -38,-36 -44,-46 -48,-54',
    ),
    '#e6c468',
    (tone) => [p.raw(mark('-34,-68 0,-66 34,-70', [1, 4, 1]), tone.high, { opacity: 0.6 })],
  ),
]

/** Without its steam: somebody may have it on. */
export const bluePot = (p: Painter): DisplayList => [
  p.wire('M-38 -60q-30 -4 -26 24q4 16 26 16', '#3f7cb5', 8),
  ...p.part(shape('36,-46! 52,-50 58,-70 66,-76! 54,-80 48,-66 34,-28!'), '#4a8ac4'),
  ...p.part(
    shape('0,-74 34,-66 46,-38 36,-12 18,-2 -18,-2 -36,-12 -46,-38 -34,-66'),
    '#4a8ac4',
    (tone) => [
      ...[-22, 2, 24].map((x, i) =>
        p.flat(ellipse(x, -22 + (i % 2) * 6, 5, 5), MATERIAL.cream, { opacity: 0.85 }),
      ),
      p.raw(mark('-34,-54 -36,-34 -28,-16', [1, 4, 1]), tone.high, { opacity: 0.6 }),
    ],
  ),
  ...p.part(shape('-28,-70! -16,-82 16,-82 28,-70! 0,-65'), '#5c9bd2'),
  ...p.part(ellipse(0, -88, 7, 6.4), MATERIAL.yellow),
]

const spoonOf = (p: Painter, metal: string) =>
  p.part(
    shape(
      '-3,0 -4.4,-8 -2.6,-46 -4,-56 -14,-70 -12,-90 0,-100 12,-90 14,-70 4,-56 2.6,-46 4.4,-8 3,0',
    ),
    metal,
    (tone) => [
      p.raw(shape('-8,-72 -6,-90 4,-93 8,-78 0,-66'), tone.shade, { opacity: 0.8 }),
      p.raw(shape('-10,-70 -9,-88 -5,-86 -6,-70'), WHITE, { opacity: 0.9 }),
      p.raw(mark('-0.6,-6 -0.6,-54', [0.5, 1, 0.5]), WHITE, { opacity: 0.8 }),
    ],
  )

export const KITCHEN = {
  sponge: {
    hand: 30,
    hero: 70,
    grip: [0, -24],
    draw: ({ p }) => [
      ...p.part(
        shape('-46,-6! -50,-44 -40,-52 40,-54 50,-44 46,-6 34,0 -36,0'),
        '#f2c64f',
        (tone) =>
          ['-30,-38', '-12,-16', '6,-40', '26,-20', '36,-42', '-34,-14', '12,-8'].map((xy, i) => {
            const [x = 0, y = 0] = xy.split(',').map(Number)
            return p.raw(ellipse(x, y, 4 + (i % 3), 3 + (i % 2)), tone.deep, { opacity: 0.5 })
          }),
      ),
      ...[
        [-34, -58, 17],
        [-8, -66, 21],
        [22, -60, 18],
        [42, -50, 13],
        [-52, -44, 12],
        [8, -86, 9],
        [-30, -84, 7],
        [46, -78, 7],
      ].map(([x = 0, y = 0, r = 0]) =>
        p.raw(ellipse(x, y, r), r % 2 ? '#eef7fb' : '#dcecf6', { opacity: 0.92 }),
      ),
      ...[
        [-14, -72, 6],
        [18, -66, 5],
        [-38, -62, 5],
      ].map(([x = 0, y = 0, r = 0]) => p.raw(ellipse(x, y, r), WHITE)),
    ],
  },
  spoon: {
    hand: 38,
    hero: 120,
    grip: [0, -20],
    face: [0, -80, 0.2],
    draw: ({ p }) => spoonOf(p, MATERIAL.silver),
  },
  /** What is won is larger than what one eats with. */
  golden_spoon: {
    hand: 110,
    hero: 140,
    grip: [0, -20],
    draw: ({ p }) => spoonOf(p, MATERIAL.gold),
  },
  /** What soup is given out with. */
  ladle: {
    hand: 92,
    hero: 130,
    grip: [0, -16],
    draw: ({ p }) => [
      ...p.part(ribbon('0,0 1,-40 0,-78', [3.4, 2.8, 3]), MATERIAL.wood),
      ...p.part(shape('-4,-78! 34,-78! 32,-62 22,-54 8,-54 -2,-62'), MATERIAL.silver, (tone) => [
        p.raw(mark('4,-72 6,-62 14,-57', [0.8, 2.4, 0.8]), tone.high, { opacity: 0.8 }),
      ]),
      p.flat(ellipse(15, -78, 19, 4.6), '#7d8794'),
    ],
  },
  cup: {
    hand: 34,
    hero: 100,
    grip: [34, -38],
    face: [-4, -38, 0.36],
    draw: ({ p, state }) => [
      p.wire('M30 -58q26 0 22 22q-4 16 -24 14', MATERIAL.teal, 8),
      ...p.part(shape('-38,-72! 34,-72! 30,-14 20,-2 -24,-2 -34,-14'), MATERIAL.teal, (tone) => [
        p.flat(mark('-38,-52 -2,-47 34,-52', [2.4, 2.8, 2.4]), MATERIAL.cream),
        p.raw(mark('-28,-64 -26,-20', [1, 3, 0.8]), tone.high, { opacity: 0.6 }),
      ]),
      ...p.part(ellipse(-2, -72, 36, 8), '#dceeea'),
      ...(state === 'empty'
        ? [p.flat(ellipse(-2, -71, 31, 5.6), '#1f6664')]
        : [p.flat(ellipse(-2, -71, 31, 5.6), '#8a5230'), ...steam(p, -2, -76)]),
    ],
  },
  /** Of china, and so small that it holds two sips. */
  egg_teapot: {
    hand: 44,
    hero: 66,
    grip: [0, -30],
    face: [0, -38, 0.44],
    draw: ({ p }) => bluePot(p),
  },
  teapot: {
    hand: 44,
    hero: 120,
    grip: [-58, -40],
    face: [0, -38, 0.44],
    draw: ({ p }) => [...bluePot(p), ...steam(p, 66, -80)],
  },
  bowl: {
    hand: 34,
    hero: 100,
    face: [0, -20, 0.34],
    draw: ({ p, state }) => [
      ...p.part(shape('-50,-48! 50,-48! 40,-14 20,-2 -20,-2 -40,-14'), MATERIAL.orange, (tone) => [
        p.flat(mark('-48,-36 0,-28 48,-36', [2, 2.6, 2]), MATERIAL.cream),
        p.raw(mark('-38,-40 -30,-14', [1, 3, 0.8]), tone.high, { opacity: 0.5 }),
      ]),
      ...p.part(ellipse(0, -48, 50, 10), '#f3b06c'),
      p.flat(ellipse(0, -47, 44, 7), state === 'empty' ? '#b9602a' : '#e6c468'),
      ...(state === 'empty'
        ? []
        : [
            p.flat(ellipse(-14, -48, 6, 2.6), MATERIAL.leaf),
            p.flat(ellipse(12, -46, 7, 2.8), '#d9703a'),
            ...steam(p, 0, -54),
          ]),
    ],
  },
  soup_pot: {
    breaks: true,
    hand: 74,
    hero: 78,
    face: [0, -34, 0.42],
    draw: ({ p, state }) => [
      ...[-1, 1].map((side) =>
        p.wire(
          `M${side * 48} -50q${side * 16} 2 ${side * 12} 16q${side * -4} 6 ${side * -14} 4`,
          MATERIAL.iron,
          6,
        ),
      ),
      ...p.part(shape('-50,-64! 50,-64! 50,-20 38,-2 -38,-2 -50,-20'), '#c8503f', (tone) => [
        p.raw(mark('-42,-54 -42,-24 -34,-10', [1, 4, 1]), tone.high, { opacity: 0.5 }),
      ]),
      ...(state === 'open' || state === 'full' || state === 'broken'
        ? [
            ...p.part(ellipse(0, -64, 50, 10), '#e07a66'),
            p.flat(ellipse(0, -63, 44, 7), '#e6c468'),
            ...[-20, 4, 24].map((x, i) =>
              p.flat(
                ellipse(x, -63, 6, 2.6),
                [MATERIAL.leaf, '#d9703a', MATERIAL.cream][i] ?? '#fff',
              ),
            ),
            ...steam(p, 0, -70),
            ...(state === 'broken' ? boiledOver(p) : []),
          ]
        : state === 'empty'
          ? [
              ...p.part(ellipse(0, -64, 50, 13), '#e07a66'),
              p.flat(ellipse(0, -63, 44, 9.5), '#4a2630'),
              p.raw(mark('-30,-60 0,-56 30,-60', [0.6, 1.6, 0.6]), '#8a5a56', { opacity: 0.7 }),
              ...p.part(
                shape('-9,-39 -3,-24 0,0 -3,24 -9,39 -17,24 -19,0 -16,-24', {
                  x: 67,
                  y: -36,
                  turn: -14,
                }),
                '#b84a3a',
              ),
              ...p.part(
                shape('-9,-39 6,-26 13,0 6,26 -9,39 -4,20 -2,0 -4,-20', {
                  x: 67,
                  y: -36,
                  turn: -14,
                }),
                '#d86452',
              ),
              ...p.part(ellipse(84, -40, 6, 7), MATERIAL.iron),
            ]
          : [
              ...p.part(shape('-52,-62! -40,-78 0,-86 40,-78 52,-62!'), '#d86452'),
              ...p.part(ellipse(0, -90, 8, 6), MATERIAL.iron),
              ...steam(p, 34, -76),
            ]),
    ],
  },
  giant_spoon: {
    hand: 60,
    hero: 150,
    grip: [0, -20],
    face: [-120, -34, 0.3],
    draw: ({ p }) => [
      ...p.part(ribbon('-96,-26 0,-18 90,-12 176,-22', [4, 5, 6, 9]), MATERIAL.silver, (tone) => [
        p.raw(mark('-80,-27 20,-19 150,-22', [1, 2, 1]), tone.high, { opacity: 0.9 }),
      ]),
      ...p.part(
        shape('-184,-32 -170,-58 -130,-66 -96,-48 -86,-28 -100,-8 -136,0 -172,-10'),
        MATERIAL.silver,
        (tone) => [
          p.raw(ellipse(-134, -36, 38, 22), tone.shade, { opacity: 0.6 }),
          p.raw(mark('-164,-34 -150,-50 -126,-54', [1, 4, 1]), tone.high, { opacity: 0.9 }),
        ],
      ),
    ],
  },
} satisfies Record<string, ThingArt>
