import { linear } from '#core/display-list'
import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

/** She who is alive is gold from end to end, and curly. */
const goldenTail = (p: Painter) => [
  ...[
    ['30,-60 0,-82 -40,-78 -62,-96 -96,-92', '#f0b93a'],
    ['24,-40 -14,-52 -46,-44 -74,-56 -112,-46', '#f7d56a'],
    ['30,-16 -4,-22 -34,-10 -66,-20 -98,-6', '#f0b93a'],
  ].flatMap(([line = '', color = '']) => p.part(ribbon(line, [12, 10, 8, 5, 1.4]), color)),
  ...[
    [10, -66],
    [30, -74],
    [50, -66],
  ].flatMap(([x = 0, y = 0]) => [
    ...p.part(ellipse(x, y, 10, 9), '#f0b93a', (tone) => [
      p.raw(mark('-4,2 -5,-4 2,-5 4,0 0,2', [0.6, 1.4, 0.6], { x, y }), tone.deep, {
        opacity: 0.5,
      }),
    ]),
  ]),
]

/** What belongs above heads. */
export const SKY = {
  star: {
    hand: 48,
    hero: 120,
    face: [0, -48, 0.5],
    glow: { at: [0, -50], radius: 120, color: '#ffe08a', when: 'always' },
    draw: ({ p }) => [
      ...p.part(
        shape('0,-100 13,-66 48,-64 21,-42 31,-6 0,-26 -31,-6 -21,-42 -48,-64 -13,-66'),
        '#f8cf5a',
        (tone) => [
          p.raw(shape('0,-94! 10,-64 0,-46! -12,-64'), tone.high, { opacity: 0.7 }),
          p.raw(shape('0,-46! 18,-42 28,-12! 0,-28!'), tone.shade, { opacity: 0.35 }),
        ],
      ),
    ],
  },
  moon_piece: {
    hand: 40,
    hero: 150,
    face: [-14, -50, 0.42],
    glow: { at: [-8, -50], radius: 130, color: '#fdf3c0', when: 'always' },
    draw: ({ p }) => [
      ...p.part(
        shape('26,-98! -10,-96 -40,-72 -48,-44 -36,-16 -6,-1 28,-6! 2,-18 -10,-42 -4,-72'),
        '#f7ecc0',
        (tone) => [
          p.raw(ellipse(-30, -58, 6, 7), tone.shade, { opacity: 0.6 }),
          p.raw(ellipse(-24, -28, 8, 7), tone.shade, { opacity: 0.55 }),
          p.raw(ellipse(-12, -82, 4, 4), tone.shade, { opacity: 0.55 }),
        ],
      ),
    ],
  },
  moon: {
    hand: 44,
    hero: 220,
    face: [0, -50, 0.72],
    glow: { at: [0, -50], radius: 130, color: '#fdf3c0', when: 'always' },
    draw: ({ p }) => [
      ...p.part(ellipse(0, -50, 50, 50), '#f8efc8', (tone) =>
        (
          [
            [-20, -70, 9],
            [18, -30, 11],
            [-26, -30, 6],
            [26, -68, 5],
            [2, -90, 4],
          ] as const
        ).map(([x, y, r]) => p.raw(ellipse(x, y, r * 1.1, r), tone.shade, { opacity: 0.5 })),
      ),
    ],
  },
  dim_moon: {
    hand: 44,
    hero: 220,
    face: [0, -50, 0.72],
    draw: ({ p }) => [
      ...p.part(ellipse(0, -50, 50, 50), '#7d8196', (tone) => [
        ...(
          [
            [-20, -70, 9],
            [18, -30, 11],
            [-26, -30, 6],
            [26, -68, 5],
          ] as const
        ).map(([x, y, r]) => p.raw(ellipse(x, y, r * 1.1, r), tone.deep, { opacity: 0.5 })),
        ...['-8,-99 -4,-88 -10,-80', '46,-60 36,-58 32,-50', '-40,-20 -32,-24 -30,-16'].map(
          (line) => p.raw(mark(line, [1.4, 1, 0.4]), tone.deep, { opacity: 0.8 }),
        ),
      ]),
    ],
  },
  sun: {
    hand: 44,
    hero: 220,
    face: [0, -50, 0.56],
    glow: { at: [0, -50], radius: 130, color: '#ffd76a', when: 'always' },
    draw: ({ p }) => [
      ...Array.from({ length: 12 }, (_, i) =>
        p.part(
          shape('-8,-36! 0,-54! 8,-36!', { y: -50, turn: i * 30, k: i % 2 ? 0.9 : 1.02 }),
          i % 2 ? '#f6a83a' : '#f8bf48',
        ),
      ).flat(),
      ...p.part(ellipse(0, -50, 36, 36), '#fbd058', (tone) => [
        p.raw(ellipse(-10, -62, 15, 11), tone.high, { opacity: 0.6, blur: 4 }),
      ]),
    ],
  },
  planet: {
    hand: 40,
    hero: 170,
    face: [0, -50, 0.5],
    draw: ({ p }) => [
      ...p.part(ribbon('-70,-34 -52,-50 0,-68 52,-66 72,-62', [3, 5, 5.5, 5, 3]), '#f1c98a'),
      ...p.part(ellipse(0, -50, 42, 42), '#d98a6a', (tone) => [
        p.raw(mark('-44,-70 -10,-62 44,-76', [3, 6, 3]), tone.high, { opacity: 0.5 }),
        p.raw(mark('-44,-50 4,-42 46,-54', [4, 8, 4]), tone.deep, { opacity: 0.34 }),
        p.raw(mark('-40,-26 6,-20 40,-30', [3, 5, 3]), tone.light, { opacity: 0.6 }),
        p.raw(ellipse(16, -62, 8, 5), tone.shade, { opacity: 0.6 }),
      ]),
      ...p.part(
        ribbon('-70,-34 -60,-28 0,-32 58,-50 72,-62', [3, 6, 7, 6, 3]),
        '#f6dcae',
        (tone) => [
          p.raw(mark('-66,-31 0,-32 66,-58', [0.6, 1.8, 0.6]), tone.deep, { opacity: 0.4 }),
        ],
      ),
    ],
  },
  comet: {
    hand: 36,
    hero: 120,
    glow: { at: [26, -36], radius: 90, color: '#bfe6ff', when: 'always' },
    face: [24, -34, 0.34],
    draw: ({ p, alive }) => [
      ...(alive ? goldenTail(p) : []),
      ...(alive
        ? []
        : [
            p.raw(
              shape('30,-60 -20,-78 -74,-98! -40,-64 -66,-50! -20,-40 -34,-16! 20,-14'),
              linear(
                [1, 1],
                [0, 0],
                [
                  { at: 0, color: ink('#8fd0ff'), alpha: 0.95 },
                  { at: 1, color: ink('#dff4ff'), alpha: 0.1 },
                ],
              ),
            ),
          ]),
      ...p.part(
        shape('26,-64 46,-56 54,-34 42,-12 20,-8 2,-22 2,-46', {}),
        alive ? '#f6cf5e' : '#f6e6a0',
        (tone) => [
          p.raw(ellipse(34, -26, 6, 5), tone.shade, { opacity: 0.5 }),
          p.raw(ellipse(16, -44, 5, 4), tone.shade, { opacity: 0.5 }),
        ],
      ),
    ],
  },
  cloud: {
    hand: 44,
    hero: 150,
    face: [0, -36, 0.5],
    draw: ({ p }) => [
      ...p.part(
        shape(
          '-64,-12 -66,-34 -46,-48 -38,-70 -10,-82 16,-76 30,-64 54,-58 66,-34 60,-10 36,0 -36,0',
        ),
        '#f4f6fa',
        (tone) => [
          p.raw(ellipse(0, 2, 66, 16), tone.shade, { opacity: 0.6, blur: 6 }),
          p.raw(ellipse(-18, -60, 22, 16), tone.high, { opacity: 0.9, blur: 4 }),
          p.raw(ellipse(34, -42, 18, 13), tone.high, { opacity: 0.8, blur: 4 }),
        ],
      ),
    ],
  },
  cloud_bank: {
    hand: 60,
    hero: 120,
    draw: ({ p }) => [
      ...p.part(
        shape(
          '-178,-6 -190,-32 -166,-50 -140,-46 -122,-62 -84,-66 -52,-56 -20,-66 30,-66 60,-58 98,-66 130,-60 150,-46 180,-44 192,-22 176,-4 100,2 -100,2',
        ),
        '#f4f6fa',
        (tone) => [
          p.raw(ellipse(0, 6, 190, 20), tone.shade, { opacity: 0.6, blur: 6 }),
          ...[-120, -40, 60, 140].map((x, i) =>
            p.raw(ellipse(x, -46 + (i % 2) * 6, 34, 14), tone.high, { opacity: 0.85, blur: 5 }),
          ),
        ],
      ),
    ],
  },
  small_world: {
    hand: 60,
    hero: 235,
    face: [0, -52, 0.5],
    draw: ({ p, state, random, alive }) => {
      const flag = (x: number, y: number, turn: number, color: string) => [
        ...p.part(shape('-1.2,0! 1.2,0! 1.2,-24! -1.2,-24!', { x, y, turn }), MATERIAL.wood),
        ...p.part(shape('1,-24! 15,-20! 1,-14!', { x, y, turn }), color),
      ]
      const flags = [
        [-30, -70, -14],
        [-12, -60, 6],
        [8, -72, -4],
        [-26, -38, -10],
        [-4, -34, 8],
        [16, -46, -6],
        [30, -64, 12],
        [24, -22, 6],
        [-16, -16, -8],
        [38, -42, 14],
      ].flatMap(([x = 0, y = 0, turn = 0], i) => flag(x, y, turn, i % 2 ? '#3f78c4' : '#c8423b'))
      return [
        ...p.part(ellipse(0, -50, 50, 50), '#6fb6d8', (tone) => [
          p.flat(
            shape('-52,-62 -40,-92 -14,-98 -6,-84 -18,-74 -12,-60 -28,-50 -34,-36 -52,-40'),
            '#86c06a',
          ),
          p.flat(shape('10,-34 26,-50 48,-46 50,-24 30,-6 14,-14'), '#86c06a'),
          p.flat(shape('16,-92 30,-90 40,-78 28,-74 18,-80'), '#9bcb7d'),
          ...(alive
            ? []
            : ['-6,-24', '-16,-20', '4,-21', '14,-27'].map((xy) => {
                const [x = 0, y = 0] = xy.split(',').map(Number)
                return p.flat(ellipse(x, y, 3, 1.8), tone.deep, { opacity: 0.45 })
              })),
          p.raw(ellipse(34, -28, 30, 52), tone.shade, { opacity: 0.4, blur: 9 }),
          p.raw(ellipse(-20, -76, 20, 12), tone.high, { opacity: 0.6, blur: 5 }),
          ...Array.from({ length: 7 }, () =>
            p.raw(ellipse(random.between(-38, 38), random.between(-88, -12), 1), '#ffffff', {
              opacity: 0.6,
            }),
          ),
        ]),
        ...p.part(shape('20,-64 26,-72 36,-73 42,-68 52,-68 54,-61 44,-57 24,-57'), '#fbfcff'),
        ...(state === 'full' ? flags : []),
        // A line of chalk, right round the middle.
        ...(state === 'open'
          ? [p.raw(mark('-49,-54 -24,-40 8,-38 34,-46 48,-58', [1.2, 2.2, 1.2]), '#fffaf0')]
          : []),
      ]
    },
  },
} satisfies Record<string, ThingArt>
