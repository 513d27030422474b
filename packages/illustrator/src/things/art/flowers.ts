import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { Painter } from '#things/painter'
import type { ThingArt, ThingScene } from '#things/thing-art'

const NIGHT = '#2d2430'

const bloom = (p: Painter, random: ThingScene['random']) => [
  ...Array.from({ length: 7 }, (_, i) =>
    p.part(
      shape('-6,-8 -11,-22 0,-32 11,-22 6,-8', {
        y: -76,
        turn: i * 51.4 + random.between(-4, 4),
      }),
      i % 2 ? '#e86a86' : '#ef8199',
    ),
  ).flat(),
  ...p.part(ellipse(0, -76, 12, 12), MATERIAL.yellow, (tone) =>
    [
      [-4, -80],
      [3, -78],
      [-1, -72],
      [5, -72],
    ].map(([x = 0, y = 0]) => p.raw(ellipse(x, y, 1.5), tone.deep, { opacity: 0.6 })),
  ),
]

/** A flower that has not made up its mind. */
const bud = (p: Painter) => [
  ...p.part(shape('0,-58 -9,-68 -7,-84 0,-96 7,-84 9,-68'), MATERIAL.leaf, (tone) => [
    p.raw(mark('-1,-62 -3,-78 0,-92', [0.6, 1.4, 0.5]), tone.high, { opacity: 0.6 }),
    p.raw(mark('3,-62 4,-76 1,-90', [0.5, 1, 0.4]), tone.deep, { opacity: 0.5 }),
  ]),
  p.raw(shape('-2,-92 0,-99 2,-92 0,-88'), '#f2c24a'),
]

const thistle = (p: Painter) => [
  ...p.part(ribbon('0,0 2,-34 0,-62', [3, 3.4, 3]), '#5f8a52'),
  ...[
    [-1, -14],
    [1, -26],
    [-1, -40],
  ].flatMap(([side = 1, y = 0]) =>
    p.part(
      shape('0,0 10,-10 8,-3! 22,-14 19,-5! 34,-12 26,0 30,6! 18,4 18,9! 8,4', {
        y,
        kx: side,
        ky: 1,
      }),
      '#6f9a5c',
    ),
  ),
  ...[-60, -40, -20, 0, 20, 40, 60].flatMap((turn, i) =>
    p.part(
      shape('-5,0 -4,-26 0,-36! 4,-26 5,0', { y: -76, turn: turn * 0.8 }),
      i % 2 ? '#a35fc0' : '#b878d2',
    ),
  ),
  ...p.part(
    shape('-17,-74 -19,-86! 0,-82 19,-86! 17,-74 13,-60 0,-56 -13,-60'),
    '#6c8f4e',
    (tone) =>
      ['-10,-78 0,-64', '10,-78 0,-64', '-14,-68 8,-58', '14,-68 -8,-58'].map((line) =>
        p.raw(mark(line, [0.6, 1.4, 0.6]), tone.deep, { opacity: 0.6 }),
      ),
  ),
]

/** What grows in pots and meadows. */
export const FLOWERS = {
  thistle: {
    hand: 40,
    hero: 104,
    grip: [0, -10],
    face: [0, -72, 0.3],
    draw: ({ p }) => thistle(p),
  },
  flower: {
    hand: 44,
    hero: 120,
    grip: [0, -18],
    face: [0, -76, 0.24],
    draw: ({ p, random, state }) => [
      ...p.part(ribbon('0,0 -3,-30 0,-62', [2.6, 2.2, 2]), MATERIAL.green),
      ...p.part(shape('-1,-22! -20,-36 -34,-34! -20,-20'), MATERIAL.leaf),
      ...p.part(shape('-2,-32! 16,-48 32,-46! 18,-32'), MATERIAL.leaf),
      ...(state === 'empty' ? bud(p) : bloom(p, random)),
    ],
  },
  flower_pot: {
    hand: 44,
    hero: 120,
    face: [0, -26, 0.3],
    draw: ({ p, state }) =>
      state === 'empty'
        ? [
            ...p.part(shape('-44,0! -30,-62! 30,-62! 44,0!'), MATERIAL.clay, (tone) => [
              p.raw(mark('-30,-8 -20,-50', [1, 4, 1]), tone.high, { opacity: 0.5 }),
            ]),
            ...p.part(shape('-48,2! -46,-14! 46,-14! 48,2!'), MATERIAL.clay),
            p.flat(shape('-13,2! -13,-18 0,-27 13,-18 13,2!'), NIGHT),
            p.raw(shape('-9,2! -9,-15 0,-21 9,-15 9,2!'), '#f3b765', { opacity: 0.5 }),
            ...p.part(shape('-26,4 -8,-1 16,0 28,4 8,8'), MATERIAL.leaf),
          ]
        : [
            p.wire(
              'M-4 -48C-8 -66 -14 -78 -16 -88M2 -48V-96M6 -48C12 -64 18 -70 22 -80',
              MATERIAL.green,
              3,
            ),
            ...[
              [-26, -58],
              [-12, -66],
              [14, -62],
              [28, -56],
              [2, -70],
            ].flatMap(([x = 0, y = 0], i) =>
              p.part(ellipse(x, y, 13, 9), i % 2 ? MATERIAL.green : MATERIAL.leaf),
            ),
            ...[
              [-17, -90],
              [2, -100],
              [22, -84],
            ].flatMap(([x = 0, y = 0]) =>
              [0, 72, 144, 216, 288].flatMap((turn) =>
                p.part(shape('0,0 -6,-7 0,-13 6,-7', { x, y, turn }), '#dd4a55'),
              ),
            ),
            ...p.part(shape('-32,-46! 32,-46! 24,0! -24,0!'), MATERIAL.clay, (tone) => [
              p.raw(mark('-22,-36 -18,-8', [1, 4, 1]), tone.high, { opacity: 0.5 }),
            ]),
            ...p.part(shape('-37,-54! 37,-54! 35,-40! -35,-40!'), MATERIAL.clay),
          ],
  },
  dandelion: {
    hand: 50,
    hero: 130,
    grip: [0, -18],
    face: [0, -80, 0.26],
    draw: ({ p, state, random }) => [
      ...p.part(ribbon('0,0 -3,-34 0,-74', [2.4, 2, 1.8]), MATERIAL.green),
      ...p.part(shape('-1,-4 -26,-10 -40,-26! -30,-26! -24,-20! -18,-22! -10,-12'), MATERIAL.leaf),
      ...p.part(shape('1,-4 24,-8 40,-20! 30,-21! 24,-16! 17,-18! 9,-10'), MATERIAL.green),
      ...(state === 'empty'
        ? []
        : [
            p.raw(ellipse(0, -82, 28, 28), '#ffffff', { opacity: 0.3, blur: 3 }),
            ...Array.from({ length: 30 }, (_, i) => {
              const a = i * 2.4
              const r = 12 + 15 * Math.sqrt((i + 1) / 30) + random.between(-1.5, 1.5)
              const [x, y] = [Math.cos(a) * r, -82 + Math.sin(a) * r]
              return [
                p.wire(`M0 -82L${x.toFixed(1)} ${y.toFixed(1)}`, '#f4f1e6', 0.8, { opacity: 0.7 }),
                p.raw(ellipse(x, y, 3.4, 3.4), '#fffdf6', { opacity: 0.85 }),
              ]
            }).flat(),
          ]),
      ...p.part(ellipse(0, -80, 5, 5), '#9d8b5a'),
    ],
  },
  sunflower: {
    hand: 60,
    hero: 170,
    grip: [0, -20],
    face: [0, -84, 0.26],
    draw: ({ p }) => [
      ...p.part(ribbon('0,0 -4,-34 0,-68', [3.4, 3, 2.6]), MATERIAL.green),
      ...p.part(shape('-2,-22! -24,-40 -44,-36! -26,-20'), MATERIAL.leaf),
      ...p.part(shape('-2,-34! 20,-52 40,-48! 22,-32'), MATERIAL.green),
      ...Array.from({ length: 14 }, (_, i) =>
        p.part(
          shape('-5,-14 -8,-25 0,-36 8,-25 5,-14', { y: -84, turn: i * 25.7 }),
          i % 2 ? '#f0b62c' : '#f7ca45',
        ),
      ).flat(),
      ...p.part(ellipse(0, -84, 18, 18), '#6b4426', (tone) =>
        Array.from({ length: 22 }, (_, i) => {
          const r = 15 * Math.sqrt((i + 0.5) / 22)
          return p.raw(
            ellipse(Math.cos(i * 2.4) * r, -84 + Math.sin(i * 2.4) * r, 1.6),
            tone.high,
            {
              opacity: 0.6,
            },
          )
        }),
      ),
    ],
  },
  leaf: {
    hand: 30,
    hero: 100,
    grip: [0, -10],
    face: [0, -56, 0.36],
    draw: ({ p }) => [
      ...p.part(ribbon('-4,0 -2,-16 0,-26', [2.4, 2, 1.8]), MATERIAL.green),
      ...p.part(
        shape('0,-20! -30,-32 -40,-58 -24,-84 4,-100! 30,-82 40,-54 28,-30'),
        MATERIAL.leaf,
        (tone) => [
          p.raw(mark('0,-20 0,-58 4,-96', [1.6, 1.6, 0.5]), tone.high, { opacity: 0.8 }),
          ...[-36, -52, -68].flatMap((y) => [
            p.raw(mark(`0,${y} -22,${y - 14}`, [0.9, 1, 0.3]), tone.high, { opacity: 0.6 }),
            p.raw(mark(`0,${y} 22,${y - 14}`, [0.9, 1, 0.3]), tone.high, { opacity: 0.6 }),
          ]),
          p.raw(shape('2,-20! 28,-30 40,-54 30,-82 4,-98!'), tone.shade, { opacity: 0.35 }),
        ],
      ),
    ],
  },
  seed: {
    hand: 28,
    hero: 70,
    grip: [0, -14],
    face: [0, -40, 0.36],
    glow: { at: [0, -40], radius: 80, color: '#d9f2a0', when: 'glowing' },
    draw: ({ p, state }) => [
      ...(state === 'open'
        ? [
            ...p.part(ribbon('2,-70 8,-88 4,-104', [2.6, 2, 1.6]), MATERIAL.leaf),
            ...p.part(shape('4,-100! 18,-116 34,-112! 22,-98'), MATERIAL.leaf),
            ...p.part(shape('4,-100! -10,-114 -24,-108! -12,-96'), '#86c060'),
          ]
        : []),
      ...p.part(
        shape('2,-84! 26,-64 34,-34 20,-8 0,-2 -20,-8 -34,-34 -24,-64'),
        '#8a5a34',
        (tone) => [
          p.raw(mark('2,-76 -8,-42 -2,-12', [0.6, 2.4, 0.6]), tone.deep, { opacity: 0.6 }),
          p.raw(mark('14,-62 20,-38', [1, 3.4, 1]), tone.high, { opacity: 0.6 }),
        ],
      ),
    ],
  },
} satisfies Record<string, ThingArt>
