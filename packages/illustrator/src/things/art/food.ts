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

/** What is eaten. */
export const FOOD = {
  honey_pot: {
    hand: 42,
    hero: 110,
    face: [0, -34, 0.4],
    draw: ({ p, state }) => [
      ...p.part(
        shape('-30,-76! 30,-76! 42,-50 40,-18 26,-2 -26,-2 -40,-18 -42,-50'),
        '#c98a4a',
        (tone) => [
          ...(state === 'empty'
            ? [
                p.flat(shape('-15,-42! 15,-42! 15,-24! -15,-24!'), MATERIAL.cream),
                p.raw(mark('-9,-33 9,-33', [0.6, 1.2, 0.6]), '#7b6a55'),
              ]
            : [
                p.flat(
                  shape(
                    '-46,-80! 46,-80! 40,-60 30,-66 20,-44 10,-62 -2,-50 -12,-66 -24,-54 -36,-66',
                  ),
                  '#f4b43a',
                ),
              ]),
          p.raw(mark('-32,-50 -32,-26', [1, 3.4, 1]), tone.high, { opacity: 0.5 }),
        ],
      ),
      ...p.part(ellipse(0, -77, 33, 8), state === 'empty' ? '#5a3620' : '#f8c654'),
      ...(state === 'empty' ? [] : p.part(ribbon('6,-78 22,-104', [3, 2.6]), MATERIAL.wood)),
    ],
  },
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
  bread: {
    hand: 34,
    hero: 100,
    face: [0, -28, 0.36],
    draw: ({ p }) =>
      p.part(
        shape('-58,-18 -54,-42 -32,-56 0,-60 32,-56 54,-42 58,-18 46,-2 -46,-2'),
        '#d3914a',
        (tone) => [
          ...[-30, -4, 22].map((x) =>
            p.flat(shape('-8,8 -4,-14 8,-22 6,0', { x: x + 4, y: -36 }), '#f3d7a2'),
          ),
          p.raw(ellipse(0, -2, 56, 10), tone.deep, { opacity: 0.4, blur: 4 }),
        ],
      ),
  },
  /** A slice, with a thick curl of butter on it. */
  buttered_bread: {
    hand: 36,
    hero: 100,
    grip: [0, -12],
    draw: ({ p }) => [
      ...p.part(
        shape('-40,-4 -42,-46 -52,-62 -42,-82 0,-88 42,-82 52,-62 42,-46 40,-4 0,0'),
        '#b9742f',
      ),
      ...p.part(
        shape('-33,-10 -35,-48 -44,-62 -36,-75 0,-80 36,-75 44,-62 35,-48 33,-10 0,-7'),
        '#f6dfae',
      ),
      ...p.part(
        shape('-25,-20 -28,-48 -33,-62 -14,-72 14,-68 33,-62 24,-44 27,-22 6,-14 -10,-22'),
        '#ffd84f',
        (tone) => [
          p.raw(mark('-22,-56 -4,-64 16,-58', [0.8, 3, 0.8]), tone.high, { opacity: 0.8 }),
          p.raw(mark('-18,-38 2,-44 18,-36', [0.8, 2.6, 0.8]), tone.high, { opacity: 0.7 }),
        ],
      ),
    ],
  },
  /** On its dish, and a piece cut off. */
  butter: {
    hand: 34,
    hero: 84,
    grip: [0, -8],
    draw: ({ p }) => [
      ...p.part(shape('-62,-16! 62,-16! 46,-2 30,0 -30,0 -46,-2'), MATERIAL.blue),
      p.flat(ellipse(0, -16, 62, 8), '#dfeaf4'),
      ...p.part(shape('-40,-18! -40,-52! 22,-52! 22,-18!'), '#ffd84f'),
      ...p.part(shape('-40,-52! -26,-64! 36,-64! 22,-52!'), '#ffe98a'),
      ...p.part(shape('22,-52! 36,-64! 36,-28! 22,-18!'), '#e8b531'),
      ...p.part(shape('28,-18! 30,-44! 38,-40! 44,-15!'), '#ffe27a'),
    ],
  },
  dog_roll: {
    hand: 44,
    hero: 100,
    grip: [-8, -14],
    face: [30, -52, 0.2],
    draw: ({ p }) => [
      ...p.part(ribbon('-46,-40 -62,-54 -60,-70', [7, 6, 4]), '#c98443'),
      ...[-34, 16].flatMap((x) =>
        p.part(shape('-11,-24! 11,-24! 12,-4 0,1 -12,-4', { x }), '#c07a3b'),
      ),
      ...p.part(
        shape('-54,-34 -44,-54 -10,-58 26,-52 40,-34 34,-16 0,-12 -40,-14'),
        '#d3914a',
        () =>
          [-34, -14, 6].map((x) =>
            p.flat(shape('-6,6 -3,-10 6,-16 5,0', { x, y: -42 }), '#f3d7a2'),
          ),
      ),
      ...p.part(shape('18,-58 26,-82 48,-88 66,-74 78,-60 70,-48 44,-42 24,-46'), '#d99a52'),
      ...p.part(shape('22,-80 10,-86 4,-64 14,-50 26,-58 30,-74'), '#a9642f'),
      p.raw(ellipse(50, -70, 4, 4.6), ink('#2d1c14')),
      p.raw(ellipse(77, -61, 5.4, 4.6), ink('#2d1c14')),
      p.raw(mark('72,-52 62,-48 54,-50', [0.6, 1.6, 0.6]), ink('#6f3d1c')),
    ],
  },
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
  bun: {
    hand: 34,
    hero: 100,
    grip: [0, -8],
    face: [0, -34, 0.36],
    draw: ({ p }) => [
      ...p.part(
        shape('-52,-26 -48,-50 -24,-66 6,-68 36,-60 54,-40 52,-16 34,-2 -34,-2'),
        '#d0863d',
        (tone) => [
          p.raw(ellipse(0, -4, 50, 10), tone.deep, { opacity: 0.4, blur: 4 }),
          p.raw(mark('-44,-36 -38,-52 -20,-61', [1, 4, 1]), tone.high, { opacity: 0.6 }),
        ],
      ),
      ...p.part(ellipse(2, -42, 42, 24), '#e2a253'),
      p.wire(
        'M40 -38C36 -22 -6 -16 -26 -30C-44 -46 -20 -62 6 -60C32 -58 32 -38 12 -34C-6 -31 -20 -40 -10 -48C-2 -54 14 -52 12 -45',
        '#8a4a22',
        4.4,
      ),
      ...[
        [-26, -52],
        [22, -56],
        [-8, -36],
        [28, -34],
        [2, -24],
        [-34, -38],
      ].map(([x = 0, y = 0]) => p.raw(ellipse(x, y, 3.2, 2.4), '#fffaf0')),
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
