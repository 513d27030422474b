import { group } from '#core/display-list'
import type { Lab } from '#core/color'
import type { DisplayList } from '#core/display-list'
import { translate } from '#core/geometry'
import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const WHITE = ink('#ffffff')

/** On the needles still, and already too long for anybody. */
const knitted = (p: Painter) => {
  const along = (i: number): readonly [number, number] => [
    -120 + i * 26,
    -14 + 8 * Math.sin(i * 1.15),
  ]
  const needles = ['M-176 -52L-112 2', 'M-108 -58L-142 2']
  return [
    ...p.part(ellipse(-176, -18, 21, 19), MATERIAL.red, (tone) => [
      p.raw(mark('-192,-22 -178,-30 -162,-22', [0.8, 2.4, 0.8]), tone.high, { opacity: 0.8 }),
      p.raw(mark('-190,-12 -176,-6 -160,-14', [0.8, 2.4, 0.8]), tone.deep, { opacity: 0.6 }),
    ]),
    ...Array.from({ length: 12 }, (_, i) =>
      p.part(
        ribbon([along(i), along(i + 0.5), along(i + 1)], [13, 13, 13], {
          start: 'flat',
          end: 'flat',
        }),
        i % 2 ? MATERIAL.cream : MATERIAL.red,
      ),
    ).flat(),
    ...needles.map((line) => p.wire(line, MATERIAL.paleWood, 5)).flat(),
    ...[
      [-178, -54],
      [-107, -61],
    ].flatMap(([x = 0, y = 0]) => p.part(ellipse(x, y, 5, 5), MATERIAL.gold)),
  ]
}

/** Its stripes and its fringe, which tell a scarf from any other cloth. */
const scarfEnd =
  (p: Painter, stripes: readonly string[], fringe: readonly (readonly [number, number])[]) =>
  (tone: { deep: Lab }) => [
    ...stripes.map((line) => p.flat(mark(line, [2.6, 2.8, 2.6]), MATERIAL.cream)),
    ...fringe.map(([x, y]) =>
      p.raw(mark(`${x},${y - 6} ${x},${y}`, [0.7, 1.1, 0.5]), tone.deep, { opacity: 0.6 }),
    ),
  ]

/** Over a hand, an end to each side. */
const hungScarf = (p: Painter) => [
  ...p.part(
    ribbon('3,-97 17,-78 15,-44 21,-2', [6, 10, 11, 13], { end: 'flat' }),
    '#c23d38',
    scarfEnd(
      p,
      ['4,-26 34,-28', '5,-17 34,-19'],
      [
        [12, 2],
        [18, 2],
        [24, 1],
        [30, 1],
      ],
    ),
  ),
  ...p.part(
    ribbon('-2,-98 -16,-80 -13,-52 -20,-20', [6, 10, 11, 13], { end: 'flat' }),
    '#d4483d',
    scarfEnd(
      p,
      ['-34,-44 -3,-42', '-35,-35 -4,-33'],
      [
        [-28, -16],
        [-22, -16],
        [-16, -16],
        [-10, -17],
      ],
    ),
  ),
  ...p.part(shape('-14,-90! -9,-101 0,-104 10,-101 15,-89! 0,-84'), '#d4483d', (tone) => [
    p.raw(mark('-6,-96 -9,-86', [0.5, 1.4, 0.4]), tone.deep, { opacity: 0.5 }),
    p.raw(mark('6,-97 9,-87', [0.5, 1.4, 0.4]), tone.deep, { opacity: 0.5 }),
  ]),
]

/** Laid down in a soft ring, one end out of it. */
const laidScarf = (p: Painter) => [
  ...p.part(shape('-58,-20 -44,-40 0,-48 44,-40 58,-20 44,-6 0,0 -44,-6'), '#c23d38', (tone) => [
    p.raw(shape('-34,-24 -20,-34 20,-34 34,-24 20,-17 -20,-17'), tone.deep, { opacity: 0.7 }),
    ...['-50,-32 -38,-24', '-30,-42 -24,-33', '30,-42 24,-33', '50,-32 38,-24'].map((line) =>
      p.raw(mark(line, [0.6, 1.6, 0.5]), tone.deep, { opacity: 0.5 }),
    ),
  ]),
  ...p.part(
    ribbon('-50,-22 -28,-8 6,-6 40,-10 74,-2 98,-6', [10, 10, 9, 10, 11, 12], { end: 'flat' }),
    '#d4483d',
    scarfEnd(
      p,
      ['72,-14 74,9', '81,-15 83,8'],
      [
        [94, -6],
        [95, -1],
        [96, 4],
      ],
    ),
  ),
]

const BUTTONS = [-76, -64, -52, -40, -28, -16]

const coatFront = (p: Painter, buttons: readonly number[]): DisplayList => [
  ...p.part(shape('-20,-100! 0,-90! 4,-78! -24,-88!'), MATERIAL.cream),
  ...p.part(shape('20,-100! 0,-90! -2,-78! 24,-88!'), MATERIAL.cream),
  ...buttons.flatMap((y) =>
    p.part(ellipse(0, y, 3.8, 3.8), MATERIAL.gold, (tone) => [
      p.raw(ellipse(-1, y - 1, 1.2, 1.2), tone.high),
    ]),
  ),
]

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

/** From the collar at -100 to the hem at 0. */
export const buttonedCoat = (
  p: Painter,
  isBack = false,
  buttons: readonly number[] = BUTTONS,
): DisplayList => [
  ...p.part(shape('-26,-86 -44,-74 -58,-34 -44,-28 -30,-58'), '#4f6f9f'),
  ...p.part(shape('26,-86 44,-74 58,-34 44,-28 30,-58'), '#4f6f9f'),
  ...[-51, 51].flatMap((x) => p.part(ellipse(x, -30, 10, 6), MATERIAL.cream)),
  ...p.part(
    shape('-18,-98! -32,-84 -38,-40 -42,-2! 0,2 42,-2! 38,-40 32,-84 18,-98! 0,-90'),
    '#5b7db0',
    (tone) => [
      p.raw(mark('-28,-80 -33,-10', [1, 4, 1]), tone.high, { opacity: 0.45 }),
      p.raw(mark('8,-88 9,0', [0.8, 1.4, 0.8]), tone.deep, { opacity: 0.7 }),
      p.flat(shape('20,-34! 36,-32! 36,-27! 20,-29!'), tone.deep, { opacity: 0.5 }),
    ],
  ),
  ...(isBack ? [] : coatFront(p, buttons)),
]

export const CLOTHES = {
  boots: {
    dye: MATERIAL.red,
    hand: 40,
    hero: 100,
    face: [-14, -46, 0.28],
    // An empty one is a single boot: the other is lost.
    draw: ({ p, state }) =>
      [...(state === 'empty' ? [] : [[18, 0.03]]), [-22, 0]].flatMap(([x = 0]) => [
        ...p.part(
          shape('-18,-84! 14,-84! 15,-36 36,-24 44,-8 42,0! -20,0! -18,-30', { x }),
          MATERIAL.red,
          (tone) => [
            p.flat(shape('-24,-9! 50,-9! 50,4! -24,4!', { x }), MATERIAL.cream),
            p.raw(mark('-10,-76 -10,-34', [1, 3.4, 1], { x }), tone.high, { opacity: 0.6 }),
          ],
        ),
        ...p.part(shape('-21,-88! 17,-88! 17,-76! -21,-76!', { x }), MATERIAL.cream),
      ]),
  },
  mitten: {
    dye: '#5a8fc0',
    hand: 28,
    hero: 90,
    face: [4, -58, 0.36],
    draw: ({ p }) => [
      ...p.part(
        shape('-24,-26! -30,-60 -22,-88 0,-98 24,-86 30,-58 26,-26!'),
        '#5a8fc0',
        (tone) => [
          p.flat(mark('-28,-50 -14,-58 0,-50 14,-58 30,-50', [2, 2.4, 2]), MATERIAL.cream),
          p.raw(mark('-18,-78 -20,-56', [1, 3, 1]), tone.high, { opacity: 0.5 }),
        ],
      ),
      ...p.part(shape('-20,-34! -40,-48 -50,-66 -40,-76 -26,-64 -16,-54'), '#5a8fc0'),
      ...p.part(shape('-27,-28! 29,-28! 27,0! -25,0!'), MATERIAL.cream, (tone) =>
        [-16, -4, 8, 20].map((x) =>
          p.raw(mark(`${x},-26 ${x},-2`, [0.8, 1.4, 0.8]), tone.deep, { opacity: 0.4 }),
        ),
      ),
    ],
  },
  long_knitting: {
    hand: 24,
    hero: 60,
    face: [0, -20, 0.3],
    draw: ({ p }) => knitted(p),
  },
  scarf: {
    dye: '#d4483d',
    hand: 106,
    grip: [0, -96],
    hero: 84,
    face: [0, -28, 0.3],
    draw: ({ p, hero }) => (hero ? laidScarf(p) : hungScarf(p)),
  },
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
  umbrella: {
    dye: MATERIAL.red,
    face: [0, -74, 0.28],
    hand: 110,
    hero: 220,
    grip: [0, -14],
    draw: ({ p, state, hero }) => {
      // Its stick is long enough for a head, where somebody holds it.
      const up = hero ? 0 : -100
      return state !== 'empty'
        ? [
            p.wire(`M0 ${up - 94}V-12q0 12 12 10q6 -2 6 -8`, MATERIAL.wood, 3.4),
            group(
              [
                ...p.part(
                  shape(
                    '-58,-54! -50,-82 -24,-98 0,-101 24,-98 50,-82 58,-54! 46,-62 38,-53! 28,-62 19,-53! 10,-61 0,-53! -10,-61 -19,-53! -28,-62 -38,-53! -46,-62',
                  ),
                  MATERIAL.red,
                  (tone) => [
                    p.flat(shape('0,-104! 20,-80 19,-50! 0,-50! -19,-50! -20,-80'), '#e8695c', {
                      opacity: 0.95,
                    }),
                    p.raw(mark('-38,-52 -30,-84 -2,-101', [0.6, 1.2, 0.6]), tone.deep, {
                      opacity: 0.5,
                    }),
                    p.raw(mark('38,-52 30,-84 2,-101', [0.6, 1.2, 0.6]), tone.deep, {
                      opacity: 0.5,
                    }),
                  ],
                ),
                ...p.part(ribbon('0,-100 0,-107', [1.8, 1]), MATERIAL.wood),
              ],
              { transform: translate(0, up) },
            ),
          ]
        : [
            p.wire('M0 -30V-12q0 12 12 10q6 -2 6 -8', MATERIAL.wood, 3.4),
            ...p.part(
              shape('0,-104 7,-88 11,-44 6,-24 -6,-24 -11,-44 -7,-88'),
              MATERIAL.red,
              (tone) => [p.raw(mark('-2,-98 -5,-28', [0.8, 2, 0.8]), tone.deep, { opacity: 0.5 })],
            ),
          ]
    },
  },
  button: {
    hand: 30,
    hero: 70,
    face: [0, -42, 0.4],
    draw: ({ p }) => [
      ...p.part(ellipse(0, -42, 42, 42), MATERIAL.blue, (tone) => [
        p.raw(ellipse(0, -42, 32, 32), tone.shade, { opacity: 0.6 }),
        p.raw(mark('-34,-56 -22,-74 -4,-80', [1, 3, 1]), tone.high, { opacity: 0.8 }),
      ]),
      ...[
        [-10, -52],
        [10, -52],
        [-10, -32],
        [10, -32],
      ].map(([x = 0, y = 0]) => p.flat(ellipse(x, y, 5, 5), '#1f3757')),
      p.flat(mark('-10,-52 10,-32', [1.4, 1.6, 1.4]), MATERIAL.cream),
      p.flat(mark('10,-52 -10,-32', [1.4, 1.6, 1.4]), MATERIAL.cream),
    ],
  },
  backpack: {
    dye: '#4f92bc',
    hand: 56,
    hero: 120,
    grip: [0, -98],
    face: [0, -34, 0.34],
    draw: ({ p }) => [
      p.wire('M-12 -90q12 -16 24 0', MATERIAL.leather, 5),
      ...p.part(
        shape('-42,-10 -44,-62 -34,-88 0,-95 34,-88 44,-62 42,-10 30,0 -30,0'),
        '#3f7fa8',
        (tone) => [p.raw(mark('-34,-78 -36,-30', [1, 4, 1]), tone.high, { opacity: 0.5 })],
      ),
      ...p.part(shape('-40,-62! -34,-88 0,-94 34,-88 40,-62! 0,-52'), '#4f92bc'),
      ...p.part(shape('-28,-40! 28,-40! 28,-8 20,-4 -20,-4 -28,-8'), '#4f92bc', (tone) => [
        p.raw(mark('-28,-30 28,-30', [0.8, 1.2, 0.8]), tone.deep, { opacity: 0.6 }),
      ]),
      ...[-18, 18].flatMap((x) => [
        ...p.part(
          ribbon(
            [
              [x, -66],
              [x, -46],
            ],
            [3.4, 3.4],
          ),
          MATERIAL.leather,
        ),
        ...p.part(ellipse(x, -46, 4.4, 4.4), MATERIAL.gold),
      ]),
    ],
  },
  suitcase: {
    hand: 56,
    hero: 120,
    grip: [0, -82],
    face: [0, -34, 0.38],
    draw: ({ p }) => [
      p.wire('M-16 -68v-10q0 -8 8 -8h16q8 0 8 8v10', MATERIAL.darkWood, 6),
      ...p.part(
        shape('-56,-68! 56,-68! 58,-60 58,-6 54,0! -54,0! -58,-6 -58,-60'),
        MATERIAL.leather,
        (tone) => [
          p.raw(mark('-58,-44 58,-44', [0.6, 1.2, 0.6]), tone.deep, { opacity: 0.5 }),
          ...[-32, 32].map((x) => p.flat(mark(`${x},-70 ${x},0`, [5, 5, 5]), '#c68a4e')),
          p.raw(mark('-50,-60 44,-60', [0.6, 2, 0.6]), tone.high, { opacity: 0.4 }),
        ],
      ),
      ...[-32, 32].flatMap((x) =>
        p.part(shape('-6,-5 6,-5 6,5 -6,5', { x, y: -44 }), MATERIAL.gold),
      ),
      p.flat(ellipse(4, -22, 10, 8), MATERIAL.teal, { opacity: 0.8 }),
      p.raw(ellipse(2, -24, 3, 2), WHITE, { opacity: 0.5 }),
    ],
  },
  coat: {
    dye: '#5b7db0',
    hand: 118,
    hero: 200,
    grip: [0, -96],
    draw: ({ p }) => buttonedCoat(p),
  },
} as const satisfies Record<string, ThingArt>
