import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
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

export const KITCHEN = {
  spoon: {
    hand: 38,
    hero: 120,
    grip: [0, -20],
    face: [0, -80, 0.2],
    draw: ({ p }) =>
      p.part(
        shape(
          '-3,0 -4.4,-8 -2.6,-46 -4,-56 -14,-70 -12,-90 0,-100 12,-90 14,-70 4,-56 2.6,-46 4.4,-8 3,0',
        ),
        MATERIAL.silver,
        (tone) => [
          p.raw(shape('-8,-72 -6,-90 4,-93 8,-78 0,-66'), tone.shade, { opacity: 0.8 }),
          p.raw(shape('-10,-70 -9,-88 -5,-86 -6,-70'), WHITE, { opacity: 0.9 }),
          p.raw(mark('-0.6,-6 -0.6,-54', [0.5, 1, 0.5]), WHITE, { opacity: 0.8 }),
        ],
      ),
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
  teapot: {
    hand: 44,
    hero: 120,
    grip: [44, -40],
    face: [0, -38, 0.44],
    draw: ({ p }) => [
      p.wire('M38 -60q30 -4 26 24q-4 16 -26 16', '#3f7cb5', 8),
      ...p.part(shape('-36,-46! -52,-50 -58,-70 -66,-76! -54,-80 -48,-66 -34,-28!'), '#4a8ac4'),
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
      ...steam(p, -66, -80),
    ],
  },
  jar: {
    hand: 36,
    hero: 110,
    face: [0, -40, 0.38],
    glow: { at: [0, -42], radius: 80, color: '#ffe08a', when: 'glowing' },
    draw: ({ p, state, random }) => [
      ...p.part(
        shape('-24,-90! 24,-90! 24,-80! 36,-68 36,-8 28,0 -28,0 -36,-8 -36,-68 -24,-80!'),
        MATERIAL.glass,
        () => [
          ...(state === 'empty' || state === 'open'
            ? []
            : state === 'glowing'
              ? [
                  p.raw(ellipse(0, -38, 34, 38), ink('#ffc93f'), { opacity: 0.85, blur: 7 }),
                  p.raw(ellipse(0, -38, 15, 17), ink('#fff6cf'), { opacity: 0.95, blur: 3 }),
                  ...Array.from({ length: 9 }, () =>
                    p.raw(
                      ellipse(random.between(-26, 26), random.between(-66, -10), 3.2),
                      ink('#fff3c0'),
                    ),
                  ),
                ]
              : [
                  p.flat(shape('-40,-56 -12,-59 14,-55 40,-58 40,6 -40,6'), '#c23b55', {
                    opacity: 0.92,
                  }),
                ]),
          p.raw(mark('-28,-70 -29,-30 -27,-12', [1, 3, 1]), WHITE, { opacity: 0.75 }),
        ],
      ),
      ...(state === 'open'
        ? p.part(ellipse(0, -90, 24, 5), '#eef8fa')
        : p.part(shape('-30,-98! 30,-98! 30,-82! -30,-82!'), MATERIAL.red, (tone) =>
            [-18, -6, 6, 18].map((x) =>
              p.raw(mark(`${x},-97 ${x},-83`, [0.6, 1.2, 0.6]), tone.deep, { opacity: 0.5 }),
            ),
          )),
    ],
  },
  tin_can: {
    hand: 30,
    hero: 90,
    face: [0, -40, 0.36],
    draw: ({ p }) => [
      ...p.part(shape('-32,-82! 32,-82! 32,-4! 16,2 -16,2 -32,-4!'), MATERIAL.silver, (tone) => [
        p.flat(shape('-40,-66! 40,-66! 40,-20! -40,-20!'), MATERIAL.red),
        ...[-74, -12].map((y) =>
          p.raw(mark(`-32,${y} 0,${y + 4} 32,${y}`, [0.8, 1.4, 0.8]), tone.deep, { opacity: 0.5 }),
        ),
      ]),
      ...p.part(ellipse(0, -82, 32, 8), '#e6edf2'),
      p.flat(ellipse(0, -81, 26, 5.6), '#8f99a6'),
    ],
  },
  basket: {
    hand: 50,
    hero: 120,
    grip: [0, -94],
    face: [0, -26, 0.36],
    draw: ({ p, state }) => [
      p.wire('M-44 -50C-40 -108 40 -108 44 -50', MATERIAL.leather, 6),
      ...(state === 'empty'
        ? [p.flat(ellipse(0, -50, 48, 9), '#5e3c22')]
        : [
            ...[-30, -10, 12, 32].flatMap((x, i) =>
              p.part(
                ellipse(x, -56 - (i % 2) * 6, 15, 14),
                [MATERIAL.red, MATERIAL.yellow, MATERIAL.red, MATERIAL.leaf][i] ?? MATERIAL.red,
              ),
            ),
            ...p.part(shape('-10,-70 -4,-82 8,-80 0,-70'), MATERIAL.leaf),
          ]),
      ...p.part(shape('-52,-52! 52,-52! 42,-4 30,0 -30,0 -42,-4'), MATERIAL.straw, (tone) =>
        [-38, -25, -12].flatMap((y, row) =>
          Array.from({ length: 9 }, (_, i) =>
            p.raw(
              mark(
                `${-54 + i * 13 + (row % 2) * 6},${y} ${-48 + i * 13 + (row % 2) * 6},${y - 4} ${-42 + i * 13 + (row % 2) * 6},${y}`,
                [0.8, 2, 0.8],
              ),
              (i + row) % 2 ? tone.deep : tone.high,
              { opacity: 0.6 },
            ),
          ),
        ),
      ),
      ...p.part(shape('-55,-56! 55,-56! 54,-46! -54,-46!'), '#c9973f'),
    ],
  },
  bucket: {
    hand: 48,
    hero: 120,
    grip: [0, -92],
    face: [0, -32, 0.38],
    draw: ({ p, state }) => [
      p.wire('M-38 -66C-34 -104 34 -104 38 -66', MATERIAL.iron, 3.6),
      ...p.part(shape('-42,-66! 42,-66! 32,-3! 16,2 -16,2 -32,-3!'), '#6f9cc0', (tone) => [
        p.raw(mark('-38,-46 0,-40 38,-46', [1, 1.8, 1]), tone.deep, { opacity: 0.5 }),
        p.raw(mark('-30,-58 -24,-12', [1, 3.4, 1]), tone.high, { opacity: 0.6 }),
      ]),
      ...p.part(ellipse(0, -66, 42, 9), '#9fc2da'),
      p.flat(ellipse(0, -65, 36, 6.4), state === 'full' ? '#57a9c9' : '#3f5f7c'),
      ...(state === 'full'
        ? [p.raw(mark('-18,-66 -4,-68 8,-65', [0.6, 1.4, 0.6]), WHITE, { opacity: 0.7 })]
        : []),
    ],
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
    hand: 48,
    hero: 130,
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
      ...(state === 'open' || state === 'full'
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
          ]
        : [
            ...p.part(shape('-52,-62! -40,-78 0,-86 40,-78 52,-62!'), '#d86452'),
            ...p.part(ellipse(0, -90, 8, 6), MATERIAL.iron),
            ...steam(p, 34, -76),
          ]),
    ],
  },
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
  biscuit: {
    hand: 24,
    hero: 80,
    face: [0, -42, 0.44],
    draw: ({ p }) =>
      p.part(
        shape(
          '0,-84 18,-80 34,-70 42,-54 42,-32 34,-16 18,-4 0,-2 -18,-4 -34,-16 -42,-32 -42,-54 -34,-70 -18,-80',
        ),
        '#dca860',
        (tone) =>
          [
            [-18, -58, 6],
            [14, -64, 5],
            [22, -36, 6],
            [-8, -30, 5],
            [-26, -28, 4],
            [4, -46, 4],
            [6, -16, 4],
          ].flatMap(([x = 0, y = 0, r = 0]) => [
            p.flat(ellipse(x, y, r * 1.1, r), '#5b3322'),
            p.raw(ellipse(x - 1, y - 1.4, r * 0.4, r * 0.3), tone.high, { opacity: 0.6 }),
          ]),
      ),
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
      ...(
        [
          [-34, -40],
          [34, -40],
          [-14, -36],
          [15, -36],
        ] as const
      ).flatMap(([x, y]) => strawberry(p, { x, y, k: 0.62 })),
      ...strawberry(p, { x: 0, y: -46, k: 1.05 }),
    ],
  },
  cake: {
    hand: 52,
    hero: 140,
    face: [0, -28, 0.36],
    glow: { at: [0, -96], radius: 70, color: '#ffd98a', when: 'always' },
    draw: ({ p }) => [
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
      ...[-20, 0, 20].flatMap((x, i) => [
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
        p.raw(shape('0,0 -4,-5 0,-14! 4,-5', { x, y: -93 }), ink('#ffc24a')),
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
} as const satisfies Record<string, ThingArt>
