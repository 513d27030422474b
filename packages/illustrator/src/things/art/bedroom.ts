import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { mark, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const NIGHT = '#2d2430'

/** Over something round, and a little short for it. */
const spread = (p: Painter) => [
  ...p.part(
    shape(
      '-62,0! -58,-24 -40,-44 -8,-54 26,-50 48,-34 60,-14 62,0! 44,-5 28,2 10,-4 -8,2 -28,-4 -46,2',
    ),
    '#6496cc',
    (tone) => [
      ...['-46,-30 -50,-14 -48,-4', '-12,-46 -18,-22 -14,-4', '28,-42 34,-20 32,-4'].map((line) =>
        p.raw(mark(line, [0.6, 2, 0.6]), tone.deep, { opacity: 0.5 }),
      ),
      ...[
        [-34, -30],
        [-4, -36],
        [18, -24],
        [44, -18],
        [-30, -12],
        [4, -12],
      ].map(([x = 0, y = 0]) => p.raw(ellipse(x, y, 3.4, 3), '#fdf6e6')),
    ],
  ),
]

const eyesInTheDark = (p: Painter, pairs: readonly (readonly [number, number])[]) =>
  pairs.flatMap(([x, y]) =>
    [-3.4, 3.4].flatMap((dx) => [
      p.raw(ellipse(x + dx, y, 2.7, 3.1), '#fff6dc'),
      p.raw(ellipse(x + dx + 0.5, y + 0.3, 1.3, 1.6), '#2d2430'),
    ]),
  )

const WOOL = ['#c8574f', '#e0a94a', '#4f86b8', '#6f9f63', '#d98aa0', '#8a6bb5', '#e9dcc0'] as const

/** Five shelves of six, folded, each with its ribbon still on. */
const thirtyBlankets = (p: Painter): DisplayList =>
  [0, 1, 2, 3, 4].flatMap((row) => {
    const y = -9 - row * 15.8
    return [
      ...[0, 1, 2, 3, 4, 5].flatMap((i) => {
        const at = { x: i % 2 ? 15.4 : -15.4, y: y - Math.floor(i / 2) * 4.3 }
        return [
          ...p.part(
            shape('-13,-0.4 -13.8,-2.4 -12.4,-4.4 12,-4.4 13.6,-2.6 13,-0.4', at),
            WOOL[(row * 3 + i * 2) % WOOL.length] ?? WOOL[0],
          ),
          p.flat(shape('-1.6,-4.6! 1.6,-4.6! 1.6,-0.2! -1.6,-0.2!', at), '#f6e9c8'),
        ]
      }),
      p.flat(shape(`-31,${y}! 31,${y}! 31,${y + 1.6}! -31,${y + 1.6}!`), '#a4613f'),
    ]
  })

/** What is soft to lie on or under, and what it is kept in. */
export const BEDROOM = {
  blanket: {
    hand: 32,
    hero: 96,
    face: [0, -24, 0.36],
    draw: ({ p, state }) =>
      state === 'open'
        ? spread(p)
        : [
            // One, folded in four: its folds are on one side.
            ...[0, 1, 2].flatMap((i) =>
              p.part(
                shape('-58,-1! -56,-14 52,-14 62,-8 58,0 -56,1', { y: -i * 13 }),
                i === 1 ? '#4f7fb8' : '#5a8ac2',
                (tone) => [
                  p.raw(mark('-56,-1 54,-1', [0.8, 1.6, 0.8], { y: -i * 13 }), tone.deep, {
                    opacity: 0.55,
                  }),
                ],
              ),
            ),
            ...p.part(
              shape('-60,-38! -46,-50 -20,-54 30,-53 58,-46 64,-36 60,-29 10,-27 -40,-28 -62,-30'),
              '#6496cc',
              (tone) => [
                ...[
                  [-38, -40],
                  [-12, -45],
                  [14, -38],
                  [38, -44],
                  [-22, -33],
                  [48, -35],
                ].map(([x = 0, y = 0]) =>
                  p.flat(
                    shape(
                      '0,-5 1.6,-1.6 5,-1.6 2.4,0.8 3,4.4 0,2.4 -3,4.4 -2.4,0.8 -5,-1.6 -1.6,-1.6',
                      {
                        x,
                        y,
                        ky: 0.75,
                      },
                    ),
                    '#f6e2a4',
                  ),
                ),
                p.raw(mark('-58,-36 -20,-50 30,-51', [0.6, 1.6, 0.6]), tone.high, { opacity: 0.5 }),
              ],
            ),
            ...Array.from({ length: 6 }, (_, i) =>
              p.wire(`M-59 ${-3 - i * 6}l-6 ${i % 2 ? 1 : -1}`, '#f6e2a4', 1.6),
            ),
          ],
  },
  pillow: {
    hand: 40,
    hero: 100,
    face: [0, -34, 0.44],
    draw: ({ p }) =>
      p.part(
        shape(
          '-60,-66! -30,-60 0,-64 30,-60 60,-66! 56,-34 60,-4! 30,-8 0,-4 -30,-8 -60,-4! -56,-34',
        ),
        '#f7efe4',
        (tone) => [
          p.raw(mark('-52,-58 -30,-44', [0.6, 2, 0.4]), tone.deep, { opacity: 0.35 }),
          p.raw(mark('52,-58 30,-44', [0.6, 2, 0.4]), tone.deep, { opacity: 0.35 }),
          p.raw(mark('-52,-12 -34,-24', [0.6, 2, 0.4]), tone.deep, { opacity: 0.35 }),
          p.raw(mark('52,-12 34,-24', [0.6, 2, 0.4]), tone.deep, { opacity: 0.35 }),
          ...[-40, -20, 0, 20, 40].map((x) =>
            p.flat(mark(`${x - 5},-72 ${x - 8},0`, [1.2, 1.6, 1.2]), '#d99aa6', { opacity: 0.45 }),
          ),
        ],
      ),
  },
  cushion: {
    hand: 40,
    hero: 90,
    face: [0, -32, 0.4],
    draw: ({ p }) => [
      ...p.part(
        shape('-54,-60! 0,-58 54,-60! 52,-30 54,-2! 0,-4 -54,-2! -52,-30'),
        '#c4596f',
        (tone) => [p.raw(ellipse(0, -31, 34, 18), tone.high, { opacity: 0.3, blur: 5 })],
      ),
      ...p.part(ellipse(0, -31, 5, 4), MATERIAL.gold),
      ...[-54, 54].flatMap((x) =>
        [-60, -2].flatMap((y) => p.part(ellipse(x, y, 5, 5), MATERIAL.gold)),
      ),
    ],
  },
  wardrobe: {
    hand: 60,
    hero: 310,
    face: [0, -60, 0.3],
    draw: ({ p, state }) => {
      const isAjar = state === 'full' || state === 'open'
      const door = (side: -1 | 1) =>
        p.part(
          shape(isAjar ? '0,-86! 17,-92! 17,-2! 0,-7!' : '0,-86! 30,-86! 30,-7! 0,-7!', {
            x: side * (isAjar ? 31 : 1),
            kx: side,
          }),
          '#8e4f35',
          (tone) => [
            ...(isAjar
              ? []
              : [
                  p.raw(shape('6,-80! 25,-80! 25,-50 15,-44 6,-50', { kx: side }), tone.light, {
                    opacity: 0.55,
                  }),
                  p.raw(shape('6,-38! 25,-38! 25,-13! 6,-13!', { kx: side }), tone.light, {
                    opacity: 0.55,
                  }),
                ]),
            p.flat(ellipse(side * (isAjar ? 44 : 5), -44, 2.2, 2.6), MATERIAL.gold),
          ],
        )
      return [
        ...p.part(shape('-36,-92! 36,-92! 36,-4! -36,-4!'), '#7a4029'),
        p.flat(shape('-31,-87! 31,-87! 31,-8! -31,-8!'), NIGHT),
        ...(state === 'full'
          ? eyesInTheDark(p, [
              [-18, -66],
              [2, -74],
              [19, -62],
              [-12, -44],
              [11, -38],
              [-2, -22],
            ])
          : []),
        ...(state === 'open' ? thirtyBlankets(p) : []),
        ...door(-1),
        ...door(1),
        ...p.part(
          shape('-42,-91! 42,-91! 40,-97 26,-98 14,-108 0,-113 -14,-108 -26,-98 -40,-97'),
          '#95553a',
          () => [
            p.flat(
              shape('-9,-97! -11,-106! -5,-101! 0,-108! 5,-101! 11,-106! 9,-97!'),
              MATERIAL.gold,
            ),
          ],
        ),
        ...p.part(shape('-40,-8! 40,-8! 40,-2! -40,-2!'), '#95553a'),
        ...[-34, 34].flatMap((x) => p.part(ellipse(x, -1, 5, 4), '#5d3120')),
      ]
    },
  },
} satisfies Record<string, ThingArt>
