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

/** The other end of a telephone: a long string, and a tin. */
const tinOnString = (p: Painter) => [
  p.wire('M0 -40C60 10 96 -70 140 -24S190 0 206 -30', '#f3e6c8', 4),
  ...p.part(
    shape('-22,-56! 22,-56! 22,-4! 10,1 -10,1 -22,-4!', { x: 222 }),
    MATERIAL.silver,
    () => [p.flat(shape('-26,-46! 26,-46! 26,-14! -26,-14!', { x: 222 }), MATERIAL.blue)],
  ),
  p.flat(ellipse(222, -56, 22, 5.6), '#8f99a6'),
]

/** A bucket on its side in the air, and all that was in it. */
const pouredOut = (p: Painter) => {
  const tipped = { x: 0, y: -84, turn: 108 }
  return [
    ...p.part(
      ribbon('58,-70 84,-66 98,-40 104,0 106,34', [20, 20, 17, 14, 18]),
      '#7cc4de',
      (tone) => [
        p.raw(mark('66,-72 88,-60 96,-30 100,20', [1, 3, 1]), WHITE, { opacity: 0.7 }),
        p.raw(mark('80,-50 90,-20 92,16', [0.8, 2, 0.8]), tone.deep, { opacity: 0.4 }),
      ],
    ),
    ...[
      [84, 30, 6],
      [126, 22, 5],
      [132, -4, 4],
      [76, 8, 3.4],
    ].map(([x = 0, y = 0, r = 0]) => p.raw(ellipse(x, y, r, r * 1.2), '#a8dcec')),
    ...p.part(shape('-42,-66! 42,-66! 32,-3! 16,2 -16,2 -32,-3!', tipped), '#6f9cc0', (tone) => [
      p.raw(mark('-38,-46 0,-40 38,-46', [1, 1.8, 1], tipped), tone.deep, { opacity: 0.5 }),
      p.raw(mark('-30,-58 -24,-12', [1, 3.4, 1], tipped), tone.high, { opacity: 0.6 }),
    ]),
    ...p.part(shape('-42,-66 0,-73 42,-66 0,-57', tipped), '#8fd0e4'),
    p.wire('M42 -96C60 -120 44 -30 30 -28', MATERIAL.iron, 3.2),
  ]
}

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
    hand: 26,
    hero: 44,
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
    grip: [0, -42],
    draw: ({ p, state }) => [
      ...(state === 'open' ? tinOnString(p) : []),
      ...p.part(shape('-32,-82! 32,-82! 32,-4! 16,2 -16,2 -32,-4!'), MATERIAL.silver, (tone) => [
        p.flat(shape('-40,-66! 40,-66! 40,-20! -40,-20!'), MATERIAL.red),
        ...[-74, -12].map((y) =>
          p.raw(mark(`-32,${y} 0,${y + 4} 32,${y}`, [0.8, 1.4, 0.8]), tone.deep, { opacity: 0.5 }),
        ),
      ]),
      ...p.part(ellipse(0, -82, 32, 8), '#e6edf2'),
      p.flat(ellipse(0, -81, 26, 5.6), '#8f99a6'),
      // Full to the top, with screws.
      ...(state === 'full'
        ? [
            [-20, -84, -24],
            [-8, -90, 10],
            [6, -86, -8],
            [18, -88, 26],
            [-1, -96, 34],
          ].flatMap(([x = 0, y = 0, turn = 0]) => [
            ...p.part(shape('-2.4,14! -2.4,-6! 2.4,-6! 2.4,14! 0,19!', { x, y, turn }), '#b9a06a'),
            ...p.part(shape('-7,-6! -6,-11 6,-11 7,-6!', { x, y, turn }), '#d9bf80'),
          ])
        : []),
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
    draw: ({ p, state }) =>
      state === 'open'
        ? pouredOut(p)
        : [
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
  /** Red paint, and some of it already outside. */
  paint_bucket: {
    hand: 48,
    hero: 120,
    grip: [0, -92],
    face: [0, -32, 0.38],
    draw: ({ p }) => [
      p.wire('M-38 -66C-34 -104 34 -104 38 -66', MATERIAL.iron, 3.6),
      ...p.part(shape('-42,-66! 42,-66! 32,-3! 16,2 -16,2 -32,-3!'), MATERIAL.silver, (tone) => [
        p.raw(mark('-30,-58 -24,-12', [1, 3.4, 1]), tone.high, { opacity: 0.6 }),
        p.flat(
          shape(
            '-44,-68! 44,-68! 40,-44 34,-36 29,-46 20,-50 12,-26 5,-24 1,-46 -12,-52 -20,-40 -27,-50 -40,-52',
          ),
          MATERIAL.red,
        ),
      ]),
      ...p.part(ellipse(0, -66, 42, 9), MATERIAL.silver),
      p.flat(ellipse(0, -65, 37, 7), MATERIAL.red),
      p.raw(mark('-20,-66 -4,-68 10,-65', [0.6, 1.6, 0.6]), WHITE, { opacity: 0.6 }),
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
} satisfies Record<string, ThingArt>
