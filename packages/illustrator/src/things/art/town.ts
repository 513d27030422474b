import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const WATER = '#8fcbe0'
const PALE_STONE = '#c9bda8'
const NIGHT = '#2d2430'

const blocks = (p: Painter, rows: readonly (readonly string[])[]) =>
  rows.flatMap((row) =>
    row.map((line) => p.raw(mark(line, [0.6, 1, 0.6]), p.tone(PALE_STONE).deep, { opacity: 0.4 })),
  )

/** A goose seen from the side, small enough for a notice. */
const gooseMark = (p: Painter, place: Place) => [
  p.flat(shape('-16,-2 -10,-12 4,-12 16,-18 12,-6 4,2 -8,3', place), NIGHT),
  p.flat(shape('-14,-6 -16,-16 -13,-27 -8,-30 -3,-27 -6,-22 -8,-12', place), NIGHT),
  p.flat(shape('-12,-29! -21,-25! -12,-24!', place), NIGHT),
]

/** Three-toed, like a wet leaf. */
const WEB = '0,0 -3,-5 -11,-7! -5,-11 -7,-18! 0,-14 7,-18! 5,-11 11,-7! 3,-5'

const eyesInTheDark = (p: Painter, pairs: readonly (readonly [number, number])[]) =>
  pairs.flatMap(([x, y]) =>
    [-3.4, 3.4].flatMap((dx) => [
      p.raw(ellipse(x + dx, y, 2.7, 3.1), '#fff6dc'),
      p.raw(ellipse(x + dx + 0.5, y + 0.3, 1.3, 1.6), '#2d2430'),
    ]),
  )

export const TOWN = {
  fountain: {
    hand: 60,
    hero: 250,
    face: [0, -82, 0.24],
    draw: ({ p, state }) => {
      const rises = state === 'full' || state === 'glowing'
      const threads = [-34, -20, 20, 34].map((x) =>
        p.wire(`M${x * 0.1} -86C${x * 0.5} -112 ${x} -96 ${x} -36`, '#d8f0f6', 2.2),
      )
      return [
        ...p.part(shape('-74,-34! 74,-34! 68,-4 40,2 -40,2 -68,-4'), PALE_STONE, () =>
          blocks(p, [
            ['-70,-18 70,-18'],
            ['-46,-32 -44,-18', '-8,-32 -8,-18', '30,-32 29,-18', '58,-32 56,-18'],
            ['-60,-18 -56,-2', '-26,-18 -25,0', '12,-18 12,0', '46,-18 43,-2'],
          ]),
        ),
        ...p.part(ellipse(0, -34, 76, 11), PALE_STONE),
        p.flat(ellipse(0, -34, 67, 8), WATER),
        p.raw(ellipse(-22, -35, 26, 2.2), '#ffffff', { opacity: 0.5 }),
        ...(rises
          ? [
              ...p.part(
                shape(
                  '-24,-32 -17,-70 -24,-104 -16,-132 -4,-120 2,-142 10,-122 20,-130 24,-102 16,-70 25,-32 0,-26',
                ),
                WATER,
                (tone) => [
                  p.raw(mark('-12,-40 -9,-74 -14,-112', [1, 3.4, 1]), tone.high, { opacity: 0.8 }),
                  p.raw(mark('10,-38 6,-72 12,-108', [1, 2.6, 1]), tone.shade, { opacity: 0.6 }),
                ],
              ),
              ...[-8, 9].flatMap((x) => [
                p.raw(ellipse(x, -100, 5, 6), '#f8fdff'),
                p.raw(ellipse(x + 1, -99, 2.3, 3), '#24506a'),
              ]),
              p.raw(ellipse(1, -84, 4.6, 5.4), '#3f86a4'),
              ...[-44, -32, 34, 46].map((x, i) =>
                p.raw(ellipse(x, -50 - i * 9, 2.6 + (i % 2), 3.4), '#d8f0f6', { opacity: 0.9 }),
              ),
            ]
          : [
              ...p.part(shape('-9,-30 -5,-56 -9,-80 9,-80 5,-56 9,-30'), PALE_STONE),
              ...p.part(shape('-32,-86! 32,-86! 22,-74 0,-70 -22,-74'), PALE_STONE),
              p.flat(ellipse(0, -86, 30, 4.6), WATER),
              ...threads,
              ...[-34, -20, 20, 34].map((x) =>
                p.raw(ellipse(x, -35, 7, 2), '#ffffff', { opacity: 0.6 }),
              ),
            ]),
      ]
    },
  },
  bridge: {
    hand: 60,
    hero: 200,
    face: [0, -50, 0.26],
    draw: ({ p }) => [
      ...p.part(
        shape(
          '-150,0! -150,-22! -90,-52 0,-66 90,-52 150,-22! 150,0! 62,0! 50,-26 0,-40 -50,-26 -62,0!',
        ),
        PALE_STONE,
        () =>
          blocks(p, [
            ['-140,-10 -64,-10', '64,-10 140,-10', '-120,-24 -60,-26', '60,-26 120,-24'],
            ['-92,-40 -40,-48 0,-51 40,-48 92,-40'],
            ['-110,-24 -110,-10', '-84,-38 -84,-25', '110,-24 110,-10', '84,-38 84,-25'],
            ['-44,-30 -50,-46', '-22,-38 -25,-52', '0,-40 0,-54', '22,-38 25,-52', '44,-30 50,-46'],
          ]),
      ),
      ...p.part(
        ribbon('-152,-28 -90,-60 0,-75 90,-60 152,-28', [4.4, 4.4, 4.4, 4.4, 4.4]),
        '#ddd2bd',
      ),
      ...[-126, 126].flatMap((x) => [
        ...p.part(shape('-10,0! -10,-50! 10,-50! 10,0!', { x }), PALE_STONE),
        ...p.part(ellipse(x, -56, 9, 9), '#ddd2bd'),
      ]),
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
        ...(state === 'open'
          ? [
              p.wire('M-28 -80H28', MATERIAL.brass, 2),
              ...p.part(shape('-12,-78 -4,-80 2,-58 14,-14 -20,-14 -12,-56'), '#a24f75'),
            ]
          : []),
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
  goose_notice: {
    hand: 52,
    hero: 170,
    grip: [0, -52],
    face: [0, -84, 0.3],
    draw: ({ p, hero }) => [
      ...(hero
        ? [...p.part(ribbon('0,0 0,-60', [4.6, 4]), MATERIAL.darkWood)]
        : [-22, 22].map((x) => p.wire(`M${x} -112v-8a4 4 0 1 1 6 4`, MATERIAL.iron, 2.4))),
      ...p.part(shape('-42,-112! 42,-112! 42,-42! -42,-42!'), MATERIAL.wood),
      ...p.part(shape('-37,-107! 37,-107! 37,-47! -37,-47!'), MATERIAL.cream),
      ...gooseMark(p, { x: -1, y: -66, k: 1.05 }),
      p.wire('M-27 -77a27 27 0 1 0 54 0a27 27 0 1 0 -54 0M-19 -96L19 -58', '#cf3b32', 5),
    ],
  },
  footprints: {
    hand: 20,
    hero: 130,
    face: [0, -30, 0.3],
    draw: ({ p, hero }) =>
      Array.from({ length: hero ? 9 : 3 }, (_, i) => {
        const k = 1 - i * 0.075
        return p.flat(
          shape(WEB, {
            x: -92 + i * 21 + (i % 2) * 3,
            y: -2 - i * 7.4 + (i % 2 ? 7 : -1),
            kx: 0.95 * k,
            ky: 0.62 * k,
            turn: 38,
          }),
          '#3d4a66',
          { opacity: 0.7 },
        )
      }),
  },
  puddle: {
    hand: 20,
    hero: 120,
    face: [0, -20, 0.3],
    draw: ({ p }) => [
      p.flat(
        shape(
          '-170,-14 -120,-28 -60,-24 -10,-36 60,-30 120,-36 176,-22 160,-6 90,-2 20,4 -60,0 -130,2',
        ),
        '#6fb3d2',
        { opacity: 0.9 },
      ),
      ...[
        '-130,-14 -100,-18 -70,-13',
        '-40,-22 -8,-27 26,-21',
        '50,-12 84,-17 116,-11',
        '90,-26 112,-29 136,-24',
        '-30,-6 0,-9 30,-5',
      ].map((line) => p.raw(mark(line, [0.5, 2, 0.5]), '#e9f7fc', { opacity: 0.85 })),
    ],
  },
  coin: {
    hand: 20,
    hero: 70,
    face: [0, -48, 0.5],
    draw: ({ p }) => [
      ...p.part(ellipse(3, -47, 46, 46), '#b37a20'),
      ...p.part(ellipse(0, -48, 44, 45), MATERIAL.gold, (tone) => [
        p.raw(ellipse(0, -48, 33, 34), tone.shade, { opacity: 0.5 }),
        p.raw(ellipse(1, -47, 30, 31), tone.light),
        p.raw(mark('-30,-70 -16,-84 4,-88', [1, 4, 1]), tone.high, { opacity: 0.9 }),
      ]),
      p.flat(
        shape('0,-17 5.4,-5.2 17,-5 8,3 11,15 0,8 -11,15 -8,3 -17,-5 -5.4,-5.2', {
          y: -47,
          k: 1.15,
        }),
        '#b37a20',
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
  bunting: {
    hand: 50,
    hero: 190,
    breaks: true,
    draw: ({ p, state }) => {
      const isEaten = state === 'broken'
      const cloth = isEaten
        ? '-104,-96! 30,-84! 24,-78 33,-74 25,-68 35,-62 26,-56 32,-50! -104,-56!'
        : '-104,-96! 0,-80 104,-96! 104,-56! 0,-40 -104,-56!'
      const spots = ['#d4483d', '#3f77b5', '#5f9f4c', '#f2c24a', '#8a65bd', '#ea8a3a', '#d4483d']
      return [
        ...(isEaten ? [-108] : [-108, 108]).flatMap((x) => [
          ...p.part(
            ribbon(
              [
                [x, 0],
                [x, -104],
              ],
              [4, 3.4],
            ),
            MATERIAL.wood,
          ),
          ...p.part(ellipse(x, -106, 6, 6), MATERIAL.gold),
        ]),
        ...p.part(shape(cloth), MATERIAL.cream, (tone) => [
          p.raw(mark('-100,-60 0,-46 100,-60', [1, 3, 1]), tone.shade, { opacity: 0.5 }),
        ]),
        ...spots.slice(0, isEaten ? 4 : 7).flatMap((color, i) => {
          const x = -84 + i * 28
          const y = -72 + (isEaten ? i * 3 : 13 - Math.abs(i - 3) * 4.4)
          return i % 2
            ? p.part(ellipse(x, y, 8, 8), color)
            : p.part(
                shape(
                  '0,-12 3.6,-3.6 11.6,-3.4 5.4,2 7.6,10 0,5.4 -7.6,10 -5.4,2 -11.6,-3.4 -3.6,-3.6',
                  { x, y, k: 0.9 },
                ),
                color,
              )
        }),
      ]
    },
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
  silver_trail: {
    hand: 20,
    hero: 170,
    face: [0, -30, 0.3],
    glow: { at: [-30, -18], radius: 60, color: '#dff2ff', when: 'glowing' },
    draw: ({ p }) => [
      p.flat(
        ribbon(
          '-120,0 -70,-4 -40,-20 10,-22 40,-36 84,-40 104,-56',
          [8, 7.4, 6.4, 5.2, 4.2, 3.2, 2.2],
        ),
        '#cfe3ee',
        {
          opacity: 0.85,
        },
      ),
      p.raw(
        ribbon(
          '-116,-1 -70,-6 -40,-21 10,-24 40,-37 84,-41 102,-56',
          [3, 3, 2.6, 2.2, 1.8, 1.4, 1],
        ),
        '#ffffff',
        {
          opacity: 0.95,
        },
      ),
      ...[
        [-84, -6],
        [-20, -22],
        [24, -30],
        [70, -40],
      ].map(([x = 0, y = 0]) =>
        p.raw(shape('0,-7 1.4,-1.4 7,0 1.4,1.4 0,7 -1.4,1.4 -7,0 -1.4,-1.4', { x, y }), '#ffffff'),
      ),
    ],
  },
  kelp_letters: {
    hand: 60,
    hero: 260,
    face: [0, -60, 0.24],
    draw: ({ p }) => [
      ...[
        ['-30,0 -40,-40 -24,-70 -34,-112', '#4f7d3c'],
        ['0,0 10,-36 -6,-72 6,-124', '#5d8f45'],
        ['30,0 24,-40 38,-66 28,-104', '#4f7d3c'],
      ].flatMap(([line = '', color = '']) => p.part(ribbon(line, [3.4, 4.4, 3.6, 1.4]), color)),
      ...[
        [-36, -34, 160],
        [-26, -64, 20],
        [-34, -92, 165],
        [6, -26, 20],
        [0, -58, 160],
        [2, -96, 15],
        [27, -32, 170],
        [34, -66, 15],
        [30, -92, 165],
      ].flatMap(([x = 0, y = 0, turn = 0], i) =>
        p.part(
          shape('0,0 10,-8 26,-8 36,0 26,6 10,6', { x, y, turn }),
          i % 2 ? '#6fa04f' : '#5d8f45',
        ),
      ),
      ...[
        [-38, -50, -12],
        [16, -78, 10],
        [34, -46, 8],
        [-6, -108, -8],
      ].flatMap(([x = 0, y = 0, turn = 0]) => [
        ...p.part(shape('-13,-9! 13,-9! 13,9! -13,9!', { x, y, turn }), MATERIAL.paper),
        ...[-4, 0, 4].map((dy) =>
          p.raw(mark(`-8,${dy} 8,${dy}`, [0.5, 1, 0.5], { x, y, turn }), '#7b6a55', {
            opacity: 0.8,
          }),
        ),
      ]),
    ],
  },
} satisfies Record<string, ThingArt>
