import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

/** A page, or the back of one. */
export const written = (p: Painter, place: Place, isFront = true) => [
  ...p.part(shape('-11,-15! 11,-14! 12,14! -11,15!', place), MATERIAL.paper),
  ...(isFront ? [-8, -3, 2, 7] : []).map((y) =>
    p.raw(mark(`-7,${y} 7,${y}`, [0.4, 0.9, 0.4], place), '#7b6a55', { opacity: 0.8 }),
  ),
]

const sunrise = (p: Painter, place: Place, sky: string) => [
  ...p.part(shape('-17,-13! 17,-13! 17,13! -17,13!', place), MATERIAL.cream),
  p.flat(shape('-15,-11! 15,-11! 15,11! -15,11!', place), sky),
  p.raw(shape('-9,4 -7,-4 0,-8 7,-4 9,4!', place), '#ffd24d'),
  ...[-12, -6, 0, 6, 12].map((x) =>
    p.raw(
      mark(
        `${x * 0.8},${-5 + Math.abs(x) * 0.45} ${x * 1.1},${-9 + Math.abs(x) * 0.6}`,
        [0.6, 1, 0.4],
        place,
      ),
      '#ffd24d',
    ),
  ),
  p.flat(shape('-15,4! 15,4! 15,11! -15,11!', place), '#5b8f6d'),
]

const WOOL = ['#d4483d', '#3f77b5', '#5f9f4c', '#f2c24a', '#8a65bd', '#2c8f8c'] as const

const mitten = (p: Painter, place: Place, color: string) => [
  ...p.part(shape('-9,0! -10,16 -6,26 0,28 7,26 10,16 9,0!', place), color),
  ...p.part(shape('8,8 15,10 18,17 14,20 8,15', place), color),
  p.flat(shape('-10,-3! 10,-3! 10,4! -10,4!', place), MATERIAL.cream),
]

const CORAL = '#e2604f'

const coralArm = (p: Painter, line: string, widths: readonly number[], place: Place = {}) =>
  p.part(ribbon(line, widths, {}, place), CORAL)

/** A snail-shell roof, a door, and one lit window with a candle in it. */
const houseBehind = (p: Painter) => [
  p.flat(shape('-34,0! -34,-60 -20,-80 0,-88 20,-80 34,-60 34,0!'), '#274a66', { opacity: 0.85 }),
  ...p.part(shape('-24,-4! -23,-36! 21,-36! 22,-4!'), '#e9d3b4'),
  ...p.part(shape('-29,-34! -24,-54 -4,-70 16,-62 27,-34!'), '#c9785a', (tone) => [
    p.raw(mark('-20,-38 -12,-56 6,-58 10,-46 0,-44', [0.8, 1.6, 0.6]), tone.deep, {
      opacity: 0.6,
    }),
  ]),
  p.flat(shape('-18,-4! -18,-20 -12,-26 -6,-20 -6,-4!'), '#6f4629'),
  p.raw(ellipse(9, -20, 17, 15), ink('#ffdf80'), { opacity: 0.5, blur: 5 }),
  p.raw(shape('1,-11! 1,-29! 18,-29! 18,-11!'), ink('#ffe48a')),
  p.raw(shape('8,-11! 8,-19! 11,-19! 11,-11!'), ink('#fffaf0')),
  p.raw(shape('7.4,-19 9.5,-27 11.6,-19 9.5,-18'), ink('#f08a2c')),
]

/** What was written in shells and is mostly gone, the more the later in the line: it reads so in any language. */
const WASHED_AWAY: readonly (readonly [number, number])[] = [
  ...[-43, -34, -25, -16].map((y) => [-104, y] as const),
  ...[-43, -30, -16].flatMap((y) => [[-94, y] as const, [-85, y - 2] as const]),
  ...[-40, -22].map((y) => [-77, y] as const),
  ...[-42, -28, -15].map((y) => [-52, y] as const),
  [-42, -36],
  [-34, -20],
  ...[-38, -17].map((y) => [-8, y] as const),
  [6, -27],
  [38, -33],
  [74, -20],
]

/** What one story alone is about: its page of suns, its gate, its spoon of four metres. */
export const TALES = {
  coral_gate: {
    hand: 60,
    hero: 320,
    face: [0, -60, 0.3],
    glow: { at: [0, -40], radius: 70, color: '#ffe2a0', when: 'glowing' },
    draw: ({ p, state }) => {
      const isOpen = state === 'open' || state === 'glowing'
      const bars = isOpen ? [] : [-29, -10, 10, 29]
      const isLivedIn = state === 'full' || state === 'glowing'
      return [
        ...(isLivedIn ? houseBehind(p) : []),
        ...bars.flatMap((x) => [
          ...p.part(
            ribbon(
              [
                [x, 0],
                [x, -96 + Math.abs(x) * 0.5],
              ],
              [2.8, 2.4],
            ),
            '#c44a48',
          ),
        ]),
        ...(isOpen
          ? ([-1, 1] as const).flatMap((side) =>
              p.part(shape('37,0! 37,-66! 58,-60! 58,6!', { kx: side }), '#c44a48', (tone) =>
                [42, 48, 54].map((x) =>
                  p.raw(mark(`${x * side},-58 ${x * side},0`, [0.8, 1.4, 0.8]), tone.deep, {
                    opacity: 0.6,
                  }),
                ),
              ),
            )
          : [-30, -62].flatMap((y) =>
              p.part(ribbon(`-40,${y} 0,${y} 40,${y}`, [2.4, 2.4, 2.4]), '#c44a48'),
            )),
        ...p.part(shape('-46,7! -44,-6! 44,-6! 46,7!'), '#8d6f8f'),
        ...coralArm(
          p,
          '-40,2 -44,-40 -38,-72 0,-98 38,-72 44,-40 40,2',
          [10, 8, 7.4, 8, 7.4, 8, 10],
        ),
        ...([-1, 1] as const).flatMap((side) => [
          ...coralArm(p, '-42,-30 -58,-46 -56,-62', [5, 4, 2.6], { kx: side }),
          ...coralArm(p, '-42,-54 -56,-74 -50,-92', [4.6, 3.6, 2.2], { kx: side }),
          ...coralArm(p, '-22,-88 -30,-104 -22,-116', [4.4, 3.4, 2], { kx: side }),
          ...coralArm(p, '-6,-97 -8,-112 0,-122', [4, 3, 1.8], { kx: side }),
          ...p.part(ellipse(side * 44, 0, 15, 9), '#8d6f8f'),
        ]),
        ...[
          [-44, -20],
          [44, -48],
          [-30, -80],
          [20, -90],
        ].map(([x = 0, y = 0]) => p.raw(ellipse(x, y, 2.4), '#ffd9c8', { opacity: 0.8 })),
      ]
    },
  },
  pinned_pages: {
    hand: 60,
    hero: 250,
    face: [0, -60, 0.3],
    draw: ({ p, state }) => [
      ...[-92, -58, -24].flatMap((y, row) => [
        p.wire(`M-78 ${y - 6}Q0 ${y + 12} 78 ${y - 6}`, MATERIAL.leather, 1.6),
        ...[-60, -30, 0, 30, 60].flatMap((x, i) => {
          const sag = 9 - (x * x) / 480
          return [
            ...written(
              p,
              { x, y: y + 11 + sag, turn: ((i + row) % 3) * 7 - 7, k: 0.86 },
              state !== 'empty',
            ),
            p.flat(ellipse(x, y - 2 + sag, 2.4), MATERIAL.red),
          ]
        }),
      ]),
      ...[-80, 80].flatMap((x) =>
        p.part(
          ribbon(
            [
              [x, 0],
              [x, -104],
            ],
            [3.2, 2.6],
          ),
          MATERIAL.darkWood,
        ),
      ),
    ],
  },
  mitten_row: {
    hand: 50,
    hero: 170,
    draw: ({ p, state }) => [
      ...[-84, 84].flatMap((x) =>
        p.part(
          ribbon(
            [
              [x, 0],
              [x, -84],
            ],
            [3.6, 3],
          ),
          MATERIAL.darkWood,
        ),
      ),
      ...p.part(shape('-94,-84! 94,-84! 94,-70! -94,-70!'), MATERIAL.paleWood),
      ...[-70, -42, -14, 14, 42, 70].flatMap((x, i) => [
        ...(state === 'empty' && i % 2
          ? []
          : mitten(p, { x, y: -62, kx: state === 'empty' ? 1 : -1 }, WOOL[i] ?? MATERIAL.red)),
        ...p.part(ellipse(x, -76, 4, 5), MATERIAL.wood),
      ]),
    ],
  },
  sun_pictures: {
    hand: 60,
    hero: 230,
    draw: ({ p }) => [
      ...p.part(shape('-82,0! -82,-116! 82,-116! 82,0!'), '#8b5a3a', (tone) =>
        [-96, -76, -56, -36, -16].map((y) =>
          p.raw(mark(`-82,${y} 82,${y}`, [0.8, 1.2, 0.8]), tone.deep, { opacity: 0.5 }),
        ),
      ),
      ...(
        [
          [-58, -94, -5, '#f2a9a0'],
          [-18, -98, 4, '#8fc1de'],
          [22, -94, -3, '#f0c98a'],
          [60, -96, 6, '#c8a6d8'],
          [-60, -60, 5, '#8fc1de'],
          [-22, -62, -4, '#f0c98a'],
          [20, -58, 5, '#f2a9a0'],
          [58, -60, -5, '#8fc1de'],
          [-56, -24, -3, '#c8a6d8'],
          [-18, -26, 6, '#f2a9a0'],
          [22, -22, -5, '#8fc1de'],
          [60, -26, 3, '#f0c98a'],
        ] as const
      ).flatMap(([x, y, turn, sky]) => [
        ...sunrise(p, { x, y, turn }, sky),
        p.flat(ellipse(x, y - 11, 1.8), MATERIAL.iron),
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
  long_table: {
    hand: 60,
    hero: 165,
    draw: ({ p, state }) => [
      ...[-156, -104, -52, 0, 52, 104, 156].flatMap((x) => [
        ...[-14, 14].flatMap((dx) =>
          p.part(
            ribbon(`${x + 4 + dx},-12 ${x + 4 + dx * 1.1},-122`, [2.8, 2.4]),
            MATERIAL.darkWood,
          ),
        ),
        ...p.part(
          shape('-17,-106! -15,-116 0,-121 15,-116 17,-106! 0,-109', { x: x + 4 }),
          MATERIAL.wood,
        ),
        ...p.part(shape('-15,-90! 15,-90! 15,-97! -15,-97!', { x: x + 4 }), MATERIAL.wood),
      ]),
      ...[-168, -60, 60, 168].flatMap((x) =>
        p.part(
          ribbon(
            [
              [x, 0],
              [x, -60],
            ],
            [5, 6],
          ),
          MATERIAL.darkWood,
        ),
      ),
      ...p.part(shape('-190,-78! 190,-78! 200,-62! -200,-62!'), MATERIAL.paleWood),
      ...p.part(shape('-200,-64! 200,-64! 200,-54! -200,-54!'), MATERIAL.wood),
      ...[-156, -104, -52, 0, 52, 104, 156].flatMap((x, i) => [
        ...p.part(
          shape('-16,-86! 16,-86! 11,-72 0,-70 -11,-72', { x }),
          i % 2 ? '#e9dcc0' : '#8fb9c9',
        ),
        p.flat(ellipse(x, -86, 16, 3.6), state === 'full' ? '#e09a3e' : '#6b5a46'),
        ...(state === 'full'
          ? [p.wire(`M${x - 3} -92q-5 -7 0 -12t0 -12`, '#ffffff', 2, { opacity: 0.6 })]
          : []),
        p.flat(
          ribbon(
            [
              [x + 22, -70],
              [x + 24, -82],
            ],
            [1.6, 2.4],
          ),
          MATERIAL.silver,
        ),
      ]),
    ],
  },
  stamp: {
    hand: 34,
    hero: 90,
    grip: [0, -60],
    face: [0, -30, 0.3],
    draw: ({ p }) => [
      ...p.part(shape('-30,0! -30,-14! 30,-14! 30,0!'), MATERIAL.red),
      ...p.part(shape('-26,-14! -24,-28 24,-28 26,-14!'), MATERIAL.wood),
      ...p.part(
        shape('-8,-26 -10,-44 -18,-62 -12,-78 0,-84 12,-78 18,-62 10,-44 8,-26'),
        MATERIAL.darkWood,
        (tone) => [p.raw(mark('-8,-70 -4,-50', [1, 3, 1]), tone.high, { opacity: 0.6 })],
      ),
    ],
  },
  door_mat: {
    hand: 40,
    hero: 74,
    breaks: true,
    draw: ({ p, state }) => [
      ...p.part(shape('-150,0! -120,-56! 120,-56! 150,0!'), '#a8713f', (tone) => [
        p.flat(shape('-134,-6! -110,-50! 110,-50! 134,-6!'), tone.high, { opacity: 0.5 }),
        p.flat(shape('-122,-11! -101,-45! 101,-45! 122,-11!'), '#a8713f'),
      ]),
      // In very small shells, the beginning of a word: the end was washed away.
      ...(state === 'broken'
        ? WASHED_AWAY.flatMap(([x, y]) => p.part(ellipse(x, y, 4.6, 3.2), MATERIAL.cream))
        : [
            ...p.part(
              shape('0,-14 -26,-26 -30,-36 -16,-42 0,-35 16,-42 30,-36 26,-26'),
              MATERIAL.red,
            ),
            ...[-76, 76].flatMap((x) => p.part(ellipse(x, -28, 15, 8), MATERIAL.yellow)),
          ]),
      ...Array.from({ length: 26 }, (_, i) =>
        p.flat(mark(`${-148 + i * 11.9},-1 ${-149 + i * 11.9},6`, [0.8, 1, 0.4]), '#8a5a30'),
      ),
    ],
  },
} satisfies Record<string, ThingArt>
