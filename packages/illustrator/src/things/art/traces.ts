import { curve, ellipse, spline } from '#core/path'
import type { Knot } from '#core/path'
import { ink, knots, mark, points, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { Painter, Place } from '#things/painter'
import type { ThingArt } from '#things/thing-art'

const CHALK = ink('#fdf6e6')
/** Three-toed, like a wet leaf. */
const WEB = '0,0 -3,-5 -11,-7! -5,-11 -7,-18! 0,-14 7,-18! 5,-11 11,-7! 3,-5'

/** Of rain. */
const rainPuddle = (p: Painter) => [
  p.flat(
    shape(
      '-112,-18 -88,-32 -70,-30 -44,-44 -6,-42 30,-50 70,-44 86,-34 112,-30 118,-16 92,-6 60,-6 36,2 -12,0 -40,4 -82,-4',
    ),
    '#4f7f94',
  ),
  p.flat(
    shape(
      '-108,-16 -86,-28 -66,-26 -42,-39 -6,-37 30,-45 66,-40 84,-30 106,-27 112,-15 90,-5 58,-5 36,2 -12,1 -40,4 -80,-3',
    ),
    '#7cc0dd',
  ),
  ...['-66,-26 -36,-32 -6,-27', '-10,-38 20,-41 50,-36', '14,-16 44,-20 70,-15'].map((line) =>
    p.raw(mark(line, [0.5, 2, 0.5]), '#eefaff', { opacity: 0.9 }),
  ),
]

const SOUP_SPLASHES = [
  ['-60,-16 -34,-30 4,-26 30,-34 58,-20 50,-6 12,0 -34,-2', 0, 0, 1.4],
  ['-60,-16 -34,-30 4,-26 30,-34 58,-20 50,-6 12,0 -34,-2', 100, -34, 0.85],
  ['-58,-18 -20,-32 20,-26 56,-18 40,-4 -30,-2', -104, -28, 0.8],
  ['-58,-18 -20,-32 20,-26 56,-18 40,-4 -30,-2', 20, -62, 0.66],
] as const
/** What ran over the brim on the way: splashes with peas and carrot in them. */
const soupPuddle = (p: Painter) => [
  ...SOUP_SPLASHES.flatMap(([outline, x, y, k]) => [
    p.flat(shape(outline, { x, y, k }), '#e27f2a', { opacity: 0.92 }),
    p.raw(mark('-44,-17 -28,-23 -12,-22', [0.4, 1.2, 0.4], { x, y, k }), '#ffe2b4', {
      opacity: 0.7,
    }),
    p.flat(ellipse(x - 18 * k, y - 12 * k, 5 * k, 3.4 * k), MATERIAL.leaf),
    p.flat(ellipse(x + 20 * k, y - 14 * k, 6 * k, 4 * k), '#f2b23c'),
  ]),
  ...(
    [
      [-62, -44, 7],
      [72, -10, 8],
      [70, -60, 6],
      [-30, -56, 6],
    ] as const
  ).map(([x, y, r]) => p.flat(ellipse(x, y, r, r * 0.6), '#e88a34')),
]

/** Where a word written in blue ran off a hand. */
const inkPuddle = (p: Painter) => [
  p.flat(
    shape('-84,-14 -60,-30 -22,-27 6,-38 44,-30 78,-26 88,-12 64,-2 28,-3 0,6 -34,0 -66,2'),
    '#2f5fc4',
  ),
  ...(
    [
      [-104, -22, 9],
      [104, -24, 7],
      [-58, 12, 6],
      [58, 10, 8],
    ] as const
  ).map(([x, y, r]) => p.flat(ellipse(x, y, r, r * 0.55), '#2f5fc4')),
  ...['-54,-17 -30,-22 -6,-18', '8,-24 34,-27 58,-20', '-20,-6 6,-9 30,-7'].map((line) =>
    p.raw(mark(line, [0.5, 2, 0.5]), '#a9c4f4', { opacity: 0.9 }),
  ),
]

/** An outline on the ground, seen from where we stand. */
const squashed = (outline: string, on: Place, ground: { y: number; ky: number }) =>
  spline(
    knots(outline, on).map(([x, y, sharp]): Knot =>
      sharp ? [x, ground.y + y * ground.ky, sharp] : [x, ground.y + y * ground.ky],
    ),
  )

/** Small feet that grow from step to step, and slippers beside them, from ever further off. */
const partingTrails = (p: Painter) =>
  Array.from({ length: 7 }, (_, i) => {
    const x = -112 + i * 36
    const [foot, slipper] = [i % 2 ? 5 : -1, i % 2 ? -1 : 5]
    const size = 0.62 + i * 0.07
    const bare = { x, y: -4 - i * 1.5 + foot, kx: size, ky: size * 0.62, turn: -6 }
    const shod = { x: x + 14, y: -24 - i * 8.5 + slipper, ky: 0.62, turn: -6 }
    return [
      shape('-13,-3 -4,-6 8,-7 14,-3 14,4 8,7 -4,5 -13,4', bare),
      ...[-6, 0, 6].map((toe) =>
        ellipse(x + 18 * size, bare.y - 1.4 + toe * size * 0.62, 2.6, 1.9),
      ),
      shape('-5,-7! 8,-9 18,-5 20,2 15,8 4,9 -5,7!', shod),
      shape('-20,-4 -10,-7! -10,7! -20,4', shod),
    ].map((print) => p.raw(print, '#1d1733', { opacity: 0.72 }))
  }).flat()

/** What is left on the ground, or written on it. */
export const TRACES = {
  footprints: {
    isPressed: true,
    hand: 20,
    hero: 130,
    face: [0, -30, 0.3],
    draw: ({ p, hero, state }) =>
      state === 'open'
        ? partingTrails(p)
        : Array.from({ length: hero ? 9 : 3 }, (_, i) => {
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
  dragon_footprint: {
    hand: 30,
    hero: 150,
    face: [0, -30, 0.3],
    draw: ({ p }) => {
      const flat = { y: -46, ky: 0.4 }
      const hollows = [
        ['-20,-58 36,-74 92,-52 122,-8 116,40 66,74 8,66 -30,28 -36,-16', 0, 0],
        ...[
          [-46, -92, 34],
          [-88, -38, 8],
          [-92, 26, -12],
          [-52, 84, -38],
        ].map(([x, y, turn]) => ['-46,0 -30,-20 0,-25 30,-20 40,0 30,20 0,25 -30,20', x, y, turn]),
        ...[
          [-104, -132, 34],
          [-152, -48, 8],
          [-156, 40, -12],
          [-110, 132, -38],
        ].map(([x, y, turn]) => ['-26,0! 0,-11 16,-8 20,0 16,8 0,11', x, y, turn]),
      ] as [string, number, number, number?][]
      const sunk = (grow: number, dy: number, color: string, opacity = 1) =>
        hollows.map(([outline, x, y, turn = 0]) =>
          p.flat(squashed(outline, { x, y, turn, k: grow }, { ...flat, y: flat.y + dy }), color, {
            opacity,
          }),
        )
      return [
        // Earth pushed up round it, its far wall in the dark, its floor.
        ...sunk(1.14, 1, '#a58a5c', 0.9),
        ...sunk(1, 0, '#4a3222'),
        ...sunk(0.82, 4, '#75542f'),
      ]
    },
  },
  cloud_print: {
    hand: 60,
    hero: 150,
    draw: ({ p }) => [
      p.flat(
        shape(
          '-150,-34 -196,-62 -186,-74 -120,-56 -96,-74 -40,-84 -10,-104 24,-86 84,-80 112,-58 176,-82 190,-70 146,-38 120,-14 60,-4 -20,2 -96,-6',
        ),
        '#4f8a46',
        { opacity: 0.8 },
      ),
      p.flat(shape('-104,-34 -60,-64 0,-72 62,-62 96,-38 50,-18 -20,-12 -80,-18'), '#3f7540', {
        opacity: 0.7,
      }),
      ...Array.from({ length: 22 }, (_, i) => {
        const turn = (i / 22) * Math.PI * 2
        const [x, y] = [Math.cos(turn) * 158 - 2, -42 + Math.sin(turn) * 50]
        return [
          p.flat(ellipse(x, y, 8, 5), '#fffdf5'),
          p.flat(ellipse(x, y, 3, 2.2), '#f0b93a'),
          p.raw(mark(`${x},${y + 2} ${x * 0.94},${y + 8}`, [0.8, 1.2, 0.5]), '#3f7540'),
        ]
      }).flat(),
      ...[-62, -18, 30, 70].map((x, i) =>
        p.flat(ellipse(x, -34 - (i % 2) * 14, 8, 3.6), '#e9ebd8'),
      ),
    ],
  },
  flood: {
    hand: 60,
    hero: 150,
    draw: ({ p }) => [
      p.flat(
        shape(
          '-420,-26 -300,-46 -120,-40 60,-52 240,-42 400,-48 440,-20 380,6 200,0 40,12 -140,4 -320,10',
        ),
        '#5fa8cc',
        { opacity: 0.88 },
      ),
      ...[
        '-380,-22 -330,-28 -280,-21',
        '-240,-8 -190,-14 -140,-7',
        '-120,-30 -70,-36 -20,-29',
        '20,-14 70,-20 120,-13',
        '140,-34 190,-40 240,-33',
        '260,-12 310,-18 360,-11',
        '-60,0 -10,-6 40,1',
      ].map((line) => p.raw(mark(line, [0.6, 2.6, 0.6]), '#eaf7fc', { opacity: 0.9 })),
      ...p.part(
        shape('150,-18 166,-34 190,-34 204,-20! 218,-32! 216,-8! 202,-16! 180,-8'),
        '#f0954a',
        () => [p.raw(ellipse(164, -23, 2.2, 2.4), '#2d2430')],
      ),
    ],
  },
  puddle: {
    hand: 20,
    hero: 92,
    face: [0, -20, 0.3],
    draw: ({ p, state }) =>
      state === 'open' ? inkPuddle(p) : state === 'full' ? soupPuddle(p) : rainPuddle(p),
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
        ['-30,2 -42,-34 -26,-74 -36,-122', '#4f7d3c'],
        ['0,2 11,-40 -7,-84 6,-136', '#5d8f45'],
        ['30,2 23,-36 38,-72 27,-116', '#4f7d3c'],
      ].flatMap(([line = '', color = ''], stem) => {
        const along = curve(points(line), 6)
        return [
          ...along.flatMap(([x, y], i) =>
            i < 2 || (i + stem) % 2
              ? []
              : p.part(
                  shape('0,0! 8,-7 20,-9 34,-2! 20,4 8,4', {
                    x,
                    y,
                    turn: i % 4 < 2 ? -32 : 212,
                    k: 1.02 - i * 0.022,
                  }),
                  i % 4 < 2 ? '#6fa04f' : color,
                ),
          ),
          ...p.part(ribbon(along, [3.6, 3.2, 2.6, 1.2]), color),
          ...p.part(shape('-12,3! -7,-4 0,-10 7,-4 12,3!', { x: along[0]?.[0] ?? 0, y: 0 }), color),
        ]
      }),
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
  tally_wall: {
    hand: 60,
    hero: 260,
    draw: ({ p }) => [
      ...p.part(
        shape('-86,0! -92,-60 -70,-100 -10,-108 60,-102 90,-70 88,0!'),
        '#8a7390',
        (tone) => [
          p.raw(shape('-84,-60 -66,-94 -8,-102 30,-100 -30,-84 -70,-40'), tone.high, {
            opacity: 0.3,
          }),
          p.raw(shape('70,-90 94,-64 92,4! 66,4!'), tone.shade, { opacity: 0.5 }),
        ],
      ),
      ...[-14, -32, -50, -68, -86].flatMap((y, row) =>
        [-58, -22, 14, 50].flatMap((x, bundle) =>
          row === 4 && bundle === 3
            ? []
            : [
                ...Array.from({ length: 6 }, (_, i) =>
                  p.flat(
                    mark(`${x - 10 + i * 4},${y + 6} ${x - 9.4 + i * 4},${y - 6}`, [0.5, 1, 0.4]),
                    '#f3e6d2',
                  ),
                ),
                p.flat(mark(`${x - 13},${y + 4} ${x + 13},${y - 4}`, [0.5, 1, 0.5]), '#f3e6d2'),
              ],
        ),
      ),
    ],
  },
  paw_prints: {
    isPressed: true,
    hand: 20,
    hero: 96,
    face: [0, -30, 0.3],
    draw: ({ p }) =>
      Array.from({ length: 7 }, (_, i) => {
        const k = 1.25 - i * 0.12
        const at = { x: -104 + i * 31, y: -2 - i * 10 + (i % 2 ? 12 : 0), kx: k, ky: k * 0.66 }
        return [
          p.flat(shape('0,-7 8,-3 9,4 0,7 -9,4 -8,-3', at), '#3d4a66', { opacity: 0.75 }),
          ...[
            [-11, -8],
            [-4, -14],
            [4, -14],
            [11, -8],
          ].map(([x = 0, y = 0]) =>
            p.flat(ellipse(at.x + x * k, at.y + y * at.ky, 3.4 * k, 3 * at.ky), '#3d4a66', {
              opacity: 0.75,
            }),
          ),
        ]
      }).flat(),
  },
  dust_comet: {
    hand: 20,
    hero: 130,
    face: [0, -30, 0.3],
    draw: ({ p }) => {
      const groove = (line: string, width: number) => [
        p.flat(mark(line, [width * 1.5, width * 1.9, width * 1.5]), '#5d5578', { opacity: 0.8 }),
        p.raw(mark(line, [width * 0.7, width, width * 0.7]), '#fff3c4', { opacity: 0.95 }),
      ]
      return [
        ...groove('70,-46 104,-40 112,-24 92,-8 62,-4 36,-12 30,-28 44,-42 70,-46', 2.6),
        ...groove('40,-42 10,-58 -40,-54 -70,-66 -112,-58', 2.4),
        ...groove('30,-28 -10,-34 -50,-26 -84,-36 -130,-26', 2.4),
        ...groove('38,-10 4,-10 -30,2 -72,-8 -116,4', 2.4),
        ...groove('66,-46 60,-58 72,-62 80,-52', 2),
        ...groove('84,-45 88,-58 100,-56 98,-44', 2),
        ...groove('58,-28 60,-26', 3.4),
        ...groove('84,-28 86,-26', 3.4),
        ...groove('58,-17 72,-12 88,-17', 2),
      ]
    },
  },
  gold_heart: {
    hand: 30,
    hero: 80,
    face: [0, -30, 0.3],
    glow: { at: [0, -26], radius: 90, color: '#ffd866', when: 'always' },
    draw: ({ p, random }) => [
      ...p.part(
        shape('0,2 -42,-16 -66,-34 -56,-50 -30,-54 0,-42! 30,-54 56,-50 66,-34 42,-16'),
        MATERIAL.gold,
        (tone) =>
          Array.from({ length: 26 }, () =>
            p.raw(
              ellipse(random.between(-52, 52), random.between(-48, -8), random.between(1, 2.6)),
              tone.high,
              { opacity: 0.9 },
            ),
          ),
      ),
    ],
  },
  wool_trail: {
    hand: 20,
    hero: 70,
    face: [0, -30, 0.3],
    draw: ({ p }) =>
      ['#d4483d', '#3f77b5', '#5f9f4c', '#d4483d', '#3f77b5'].flatMap((color, i) => {
        const at = { x: -150 + i * 62, y: -2 - i * 9, k: 1.1 - i * 0.1, turn: i % 2 ? 14 : -8 }
        return [
          ...p.part(
            ribbon('-26,-2 -12,-12 2,-3 14,-11 28,-4', [2.6, 3.4, 3.4, 3, 2], {}, at),
            color,
          ),
          ...p.part(ribbon('-8,-8 -2,-16 8,-14 6,-6', [2, 2.4, 2.4, 1.6], {}, at), color),
        ]
      }),
  },
  hopscotch: {
    hand: 20,
    hero: 110,
    face: [0, -30, 0.3],
    draw: ({ p }) => {
      const square = (x: number, y: number, k: number) =>
        p.raw(mark('-26,0 26,0 32,22 -32,22 -26,0 0,0', [1.4, 1.7, 1.4], { x, y, k }), CHALK, {
          opacity: 0.95,
        })
      return [
        square(0, -24, 1.15),
        square(-27, -45, 0.94),
        square(27, -45, 0.94),
        square(0, -62, 0.8),
        square(-19, -76, 0.68),
        square(19, -76, 0.68),
        p.raw(mark('-17,-77 -12,-90 0,-94 12,-90 17,-77', [1, 1.3, 1]), CHALK),
        p.raw(mark('-1,-19 2,-6', [1.4, 1.8, 1.4]), CHALK),
        p.raw(mark('-32,-41 -24,-41 -32,-30 -23,-30', [1, 1.5, 1]), CHALK),
        p.raw(mark('23,-41 31,-39 25,-36 32,-33 23,-30', [1, 1.4, 1]), CHALK),
      ]
    },
  },
  chalk_bees: {
    hand: 20,
    hero: 96,
    face: [0, -30, 0.3],
    draw: ({ p }) =>
      (
        [
          [-4, -34, 1.5, -6],
          [-74, -6, 0.62, 12],
          [70, -52, 0.6, -14],
        ] as const
      ).flatMap(([x, y, k, turn]) => {
        const line = (path: string, width = 1.9) =>
          p.raw(
            mark(path, [width * 0.7, width, width * 0.7], { x, y, k, ky: k * 0.62, turn }),
            CHALK,
          )
        return [
          line('-34,0 -24,-18 2,-23 26,-14 36,2 24,17 0,22 -24,17 -34,0'),
          line('-14,-19 -19,0 -13,20'),
          line('2,-21 -2,0 4,21'),
          line('17,-17 14,0 19,18'),
          line('-4,-22 -20,-52 4,-56 8,-24'),
          line('10,-22 14,-52 34,-44 20,-20'),
          line('30,-10 42,-24 46,-22', 1.5),
          line('34,-4 48,-14 51,-11', 1.5),
          line('26,5 31,9 35,5', 1.5),
        ]
      }),
  },
} satisfies Record<string, ThingArt>
