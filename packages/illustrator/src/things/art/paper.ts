import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

/** The Earth over a crater, again. */
const earthPicture = (p: Painter, place: Place) => [
  ...p.part(shape('-34,-26! 34,-26! 34,26! -34,26!', place), MATERIAL.cream),
  p.raw(shape('-30,-22! 30,-22! 30,22! -30,22!', place), ink('#2b2f5c')),
  p.raw(shape('0,-18 13,-10 14,3 0,11 -14,3 -13,-10', place), ink('#3f8fd0')),
  p.raw(shape('-8,-12 2,-13 4,-5 -4,0 -10,-4', place), ink('#6fb06a')),
  p.raw(shape('3,2 10,-1 9,6 2,8', place), ink('#6fb06a')),
  p.raw(shape('-30,22! -30,14 -12,10 0,15 14,10 30,14 30,22!', place), ink('#c9c6d6')),
]

/** As a child draws one: a box, a dial, two lights and a wide smile. */
const smilingRobot = (p: Painter) => [
  ...p.part(shape('-17,-46! 17,-46! 17,-24! -17,-24!'), MATERIAL.teal),
  ...p.part(shape('-12,-23! 12,-23! 12,-11! -12,-11!'), MATERIAL.blue),
  p.raw(ellipse(-7, -38, 3.4), ink('#ffe48a')),
  p.raw(ellipse(7, -38, 3.4), ink('#ffe48a')),
  p.raw(mark('-9,-31 0,-27 9,-31', [0.8, 1.6, 0.8]), ink('#fffaf0')),
  p.raw(mark('0,-46 0,-51', [0.8, 0.8, 0.8]), ink('#3a3340')),
  p.raw(mark('-13,-19 -24,-25', [1, 1.2, 1]), ink('#3a3340')),
  p.raw(mark('13,-19 24,-25', [1, 1.2, 1]), ink('#3a3340')),
]

/** What is asked in the last box: four lines, and what a question ends in. */
const smallQuestions = (p: Painter) =>
  [-46, -36, -26, -16].flatMap((y, i) => [
    p.raw(
      mark(
        `-32,${y} -22,${y - 3} -12,${y + 1} -2,${y - 3} ${8 + (i % 2) * 8},${y}`,
        [0.8, 1.3, 0.8],
      ),
      ink('#3a3340'),
    ),
    p.raw(mark(`26,${y - 5} 31,${y - 6} 30,${y - 2} 27,${y}`, [0.9, 1.4, 0.9]), ink('#c0503f')),
    p.raw(ellipse(27, y + 3, 1.3), ink('#c0503f')),
  ])

/** A desk with a chair on each side: a robot in one, and somebody who listens in the other. */
const twoChairs = (p: Painter) => [
  ...[-1, 1].flatMap((side) =>
    p.part(
      shape('20,-10! 20,-25! 33,-25! 33,-40! 36,-40! 36,-10! 33,-10! 33,-22! 23,-22! 23,-10!', {
        kx: side,
      }),
      MATERIAL.darkWood,
    ),
  ),
  ...p.part(
    shape(
      '-17,-30! 17,-30! 17,-26! 12,-26! 12,-10! 9,-10! 9,-26! -9,-26! -9,-10! -12,-10! -12,-26! -17,-26!',
    ),
    MATERIAL.wood,
  ),
  ...p.part(shape('-33,-50! -20,-50! -20,-40! -33,-40!'), MATERIAL.teal),
  ...p.part(shape('-31,-39! -22,-39! -22,-25! -31,-25!'), MATERIAL.blue),
  p.raw(ellipse(-29, -46, 1.6), ink('#ffe48a')),
  p.raw(ellipse(-24, -46, 1.6), ink('#ffe48a')),
  ...p.part(ellipse(26, -44, 6, 6), '#d9a06a'),
  ...p.part(shape('21,-38! 31,-38! 33,-25! 21,-25!'), MATERIAL.red),
  p.raw(mark('23,-34 16,-31 12,-31', [1.6, 1.4, 1.2]), ink('#d9a06a')),
]

const SEEN_FROM_ABOVE: readonly (readonly [number, number, number, string])[] = [
  [-50, -84, 1, '#d8574f'],
  [-38, -60, 2, '#4b8bd0'],
  [-52, -36, 3, '#f2c64f'],
  [-34, -16, 4, '#6ba368'],
  [-8, -36, 5, '#d8574f'],
  [1, -84, 6, '#f0954a'],
  [28, -78, 7, '#6ba368'],
  [50, -88, 8, '#4b8bd0'],
  [38, -54, 9, '#9a6fb0'],
  [52, -32, 10, '#d8574f'],
  [28, -24, 11, '#f2c64f'],
  [48, -12, 12, '#4b8bd0'],
]

/** From the bottom row to the top one: how many sheets, how high, how far out. */
const HEAP = [
  [8, -10, 124],
  [7, -34, 104],
  [6, -58, 78],
  [4, -78, 46],
] as const
/** Pages one could lie under. */
const heapOfPages = (p: Painter) => [
  p.flat(
    shape('-150,2 -134,-34 -96,-70 -40,-96 34,-98 94,-72 136,-32 150,2 60,8 -60,8'),
    '#cdbd9f',
  ),
  ...HEAP.flatMap(([count, y, half], row) =>
    Array.from({ length: count }, (_, i) => {
      const place = {
        x: -half + (i * 2 * half) / (count - 1),
        y: y + ((i * 5 + row * 3) % 7) - 3,
        turn: ((i * 37 + row * 23) % 70) - 35,
      }
      return [
        ...p.part(shape('-20,-25! 20,-23! 21,24! -19,26!', place), i % 2 ? '#fffaf0' : '#f4ead4'),
        ...[-14, -5, 4, 13].map((line) =>
          p.raw(mark(`-13,${line} 13,${line + 1}`, [0.5, 1, 0.5], place), '#7b6a55', {
            opacity: 0.55,
          }),
        ),
      ]
    }).flat(),
  ),
]

/** A painted sun, and a square hole where it was wrong. */
const cutSun = (p: Painter) => [
  ...p.part(shape('-52,-98! 50,-100! 54,0! -50,-2!'), '#fffaf0'),
  ...Array.from({ length: 8 }, (_, i) =>
    p.flat(mark('0,-26 0,-36', [1.6, 2.2, 1], { y: -56, turn: i * 45 }), MATERIAL.orange),
  ),
  p.flat(ellipse(0, -56, 21), MATERIAL.orange),
  p.flat(shape('2,-42! 34,-43! 35,-12! 3,-11!'), '#6f93a8'),
]

export const PAPER = {
  book: {
    dye: MATERIAL.red,
    hand: 36,
    hero: 130,
    grip: [0, -8],
    face: [0, -44, 0.44],
    glow: { at: [0, -54], radius: 110, color: '#ffe9b0', when: 'glowing' },
    draw: ({ p, state }) =>
      state === 'open' || state === 'glowing'
        ? [
            ...p.part(
              shape('-62,-60! -30,-66 0,-56! 30,-66 62,-60! 60,-4! 30,-10 0,0! -30,-10 -60,-4!'),
              MATERIAL.red,
            ),
            ...p.part(
              shape('-57,-66! -28,-72 0,-60! 0,-6! -28,-16 -56,-10!'),
              MATERIAL.paper,
              (tone) =>
                [-56, -46, -36, -26].map((y) =>
                  p.raw(mark(`-48,${y - 2} -26,${y - 6} -8,${y + 2}`, [0.6, 1, 0.6]), tone.deep, {
                    opacity: 0.4,
                  }),
                ),
            ),
            ...p.part(
              shape('57,-66! 28,-72 0,-60! 0,-6! 28,-16 56,-10!'),
              MATERIAL.paper,
              (tone) => [
                p.flat(ellipse(28, -48, 13, 10), '#8fc0d8', { opacity: 0.8 }),
                ...[-32, -24].map((y) =>
                  p.raw(mark(`8,${y + 2} 26,${y - 6} 48,${y - 2}`, [0.6, 1, 0.6]), tone.deep, {
                    opacity: 0.4,
                  }),
                ),
              ],
            ),
          ]
        : [
            ...p.part(
              shape('-34,-96! 34,-96! 38,-90! 38,-4! -34,0! -38,-8!'),
              MATERIAL.red,
              (tone) => [
                p.raw(shape('-38,-100! -24,-100! -24,4! -38,4!'), tone.deep, { opacity: 0.4 }),
                p.flat(shape('-14,-84! 28,-84! 28,-18! -14,-18!'), '#e8b440', { opacity: 0.25 }),
                p.flat(
                  shape('0,-16 5,-5 16,-4 8,4 11,15 0,9 -11,15 -8,4 -16,-4 -5,-5', {
                    x: 8,
                    y: -52,
                  }),
                  MATERIAL.gold,
                ),
              ],
            ),
            ...p.part(shape('-33,-8! 37,-11! 37,-4! -33,0!'), MATERIAL.paper),
          ],
  },
  letter: {
    hand: 38,
    hero: 66,
    grip: [-20, -10],
    face: [0, -34, 0.34],
    draw: ({ p, state }) => [
      ...(state === 'open' ? p.part(shape('-42,-62! 0,-98! 42,-62!'), '#efe2c6') : []),
      ...(state === 'open' || state === 'full'
        ? p.part(shape('-38,-88! 38,-88! 38,-20! -38,-20!'), '#fffaf0', (tone) =>
            [-78, -70, -62].map((y) =>
              p.raw(mark(`-28,${y} 28,${y}`, [0.6, 0.9, 0.6]), tone.deep, { opacity: 0.4 }),
            ),
          )
        : []),
      ...p.part(shape('-50,-66! 50,-66! 50,0! -50,0!'), MATERIAL.paper, (tone) => [
        p.raw(mark('-50,0 -8,-34', [0.6, 1.2, 0.6]), tone.deep, { opacity: 0.5 }),
        p.raw(mark('50,0 8,-34', [0.6, 1.2, 0.6]), tone.deep, { opacity: 0.5 }),
      ]),
      ...(state === 'open' ? [] : p.part(shape('-50,-66! 50,-66! 4,-26 -4,-26'), '#f1e3c8')),
      ...(state === 'open'
        ? []
        : p.part(shape('-11,-34 0,-41 11,-34 11,-22 0,-15 -11,-22'), MATERIAL.red, (tone) => [
            p.raw(shape('0,-24 -5,-31 0,-29 5,-31'), tone.high),
          ])),
    ],
  },
  paper: {
    hand: 56,
    hero: 110,
    grip: [-28, -20],
    face: [0, -48, 0.42],
    draw: ({ p, state }) =>
      state === 'full'
        ? heapOfPages(p)
        : state === 'empty'
          ? cutSun(p)
          : [
              ...p.part(shape('-40,-96! 20,-98! 42,-76! 40,-2! -42,0!'), '#fffaf0', (tone) =>
                [-70, -58, -46, -34, -22].map((y, i) =>
                  p.raw(mark(`-28,${y} ${i === 4 ? 4 : 28},${y}`, [0.6, 1, 0.6]), tone.deep, {
                    opacity: 0.55,
                  }),
                ),
              ),
              ...p.part(shape('20,-98! 22,-76! 42,-76!'), '#e8dcc4'),
            ],
  },
  /** What a child drew of what it loves: bright chalk, and a sun in the corner. */
  kid_drawing: {
    hand: 58,
    hero: 110,
    grip: [-34, -14],
    draw: ({ p }) => [
      ...p.part(shape('-46,-94! 44,-97! 46,-3! -45,0!'), '#fffaf0'),
      p.flat(shape('-43,-14 -20,-22 8,-16 42,-24! 43,-6! -42,-3!'), MATERIAL.leaf),
      p.flat(ellipse(28, -80, 11, 11), MATERIAL.yellow),
      ...['12,-78 4,-76', '17,-66 11,-58', '28,-64 29,-54'].map((ray) =>
        p.flat(mark(ray, [1.6, 2.2, 1.4]), MATERIAL.orange),
      ),
      p.flat(mark('-38,-24 -30,-58 -8,-72 14,-56 20,-24', [3.4, 4.6, 3.4]), MATERIAL.red),
      p.flat(mark('-30,-24 -24,-50 -8,-61 7,-48 12,-24', [3.2, 4.4, 3.2]), MATERIAL.blue),
      p.flat(shape('-22,-22 -20,-38 -8,-48 3,-38 4,-22! -8,-18'), MATERIAL.purple),
      p.flat(ellipse(-13, -36, 2.4, 2.8), '#fffaf0'),
      p.flat(ellipse(-4, -36, 2.4, 2.8), '#fffaf0'),
      p.flat(mark('-14,-28 -8,-25 -2,-28', [0.8, 1.6, 0.8]), '#fffaf0'),
    ],
  },
  /** A sheet with one round red kiss on it. */
  kissed_sheet: {
    hand: 44,
    hero: 110,
    grip: [-28, -20],
    draw: ({ p }) => [
      ...p.part(shape('-42,-96! 40,-98! 42,-2! -42,0!'), '#fffaf0'),
      p.flat(
        shape('0,-80 16,-77 27,-64 29,-46 22,-30 6,-22 -12,-24 -25,-34 -29,-52 -22,-70 -10,-78'),
        MATERIAL.red,
      ),
      p.flat(ellipse(-8, -50, 4.4, 7), '#9c2a22'),
      p.flat(ellipse(10, -51, 4.4, 7), '#9c2a22'),
      p.flat(ellipse(30, -20, 3.4, 3), MATERIAL.red),
      p.flat(ellipse(-31, -84, 2.6, 2.4), MATERIAL.red),
    ],
  },
  /** Thirty children at hopscotch, as an owl sees them: heads, noses and the tips of shoes. */
  above_drawing: {
    hand: 84,
    hero: 150,
    grip: [-56, -78],
    draw: ({ p }) => [
      // Next week's sums are under it, every one of them right.
      ...p.part(shape('-84,-112! 28,-124! 40,-20! -70,-8!'), '#f1ead8', (tone) =>
        [-112, -104].flatMap((y, row) =>
          [-72, -48, -24, 0].flatMap((x, i) => [
            p.raw(
              mark(`${x},${y - i * 2.4} ${x + 9},${y - 1 - i * 2.4}`, [0.9, 1.3, 0.9]),
              tone.deep,
            ),
            ...(row
              ? []
              : [
                  p.raw(
                    mark(
                      `${x + 11},${y - i * 2.4} ${x + 14},${y + 3 - i * 2.4} ${x + 20},${y - 6 - i * 2.4}`,
                      [0.7, 1.5, 0.7],
                    ),
                    '#4f9a52',
                  ),
                ]),
          ]),
        ),
      ),
      ...p.part(shape('-66,-100! 66,-102! 68,0! -68,0!'), '#fffaf0', (tone) => [
        ...[
          [-8, -18],
          [-8, -34],
          [-17, -50],
          [1, -50],
          [-8, -66],
          [-17, -82],
          [1, -82],
        ].map(([x = 0, y = 0]) =>
          p.raw(mark('-8,-7 8,-7 8,7 -8,7 -8,-7', [0.9, 1.1, 0.9], { x, y }), tone.deep, {
            opacity: 0.8,
          }),
        ),
        ...SEEN_FROM_ABOVE.flatMap(([x, y, turn, color]) => [
          p.raw(
            ellipse(x - 3.4, y + 9, 2.6, 4) + ellipse(x + (turn % 2 ? 3.4 : 6), y + 8, 2.6, 4),
            '#4a4250',
          ),
          // Arms out, as one hops.
          p.raw(
            mark(`-7,1 -14,${turn % 2 ? -4 : 4}`, [2.6, 2.4, 1.8], { x, y }) +
              mark(`7,1 14,${turn % 2 ? 4 : -5}`, [2.6, 2.4, 1.8], { x, y }),
            color,
          ),
          p.raw(
            ellipse(x - 15, y + (turn % 2 ? -5 : 5), 2.2) +
              ellipse(x + 15, y + (turn % 2 ? 5 : -6), 2.2),
            '#e9b48d',
          ),
          p.raw(ellipse(x, y + 1.4, 9.6, 6), color),
          p.raw(ellipse(x, y + 4.6, 3, 3), '#e9b48d'),
          p.raw(
            ellipse(x, y - 0.6, 6.4, 6.2),
            ['#8a5a34', '#d9963f', '#4a3a3a', '#b5623a'][turn % 4] ?? '',
          ),
          ...(turn % 2
            ? [-7, 7].map((dx) => p.raw(ellipse(x + dx, y - 1.4, 2.6, 2.6), '#d8574f'))
            : [
                p.raw(mark('0,-6 1,-1 0,3', [0.4, 0.9, 0.4], { x, y }), '#fff3df', {
                  opacity: 0.7,
                }),
              ]),
        ]),
      ]),
    ],
  },
  boat_drawing: {
    hand: 78,
    hero: 130,
    grip: [-40, -16],
    face: [0, -48, 0.42],
    draw: ({ p }) => [
      ...p.part(shape('-62,-92! 62,-92! 62,0! -62,0!'), '#fffaf0', (tone) => [
        p.raw(shape('-40,-34! 42,-34! 30,-16 -26,-16!'), ink('#d4483d')),
        p.raw(mark('0,-34 0,-82', [1.6, 1.8, 1.4]), ink('#6f4629')),
        p.raw(shape('4,-80! 36,-42! 4,-40!'), ink('#f2c24a')),
        p.raw(shape('-4,-74! -28,-42! -4,-40!'), ink('#5f9f4c')),
        p.raw(
          mark('-52,-12 -36,-17 -20,-11 -4,-17 12,-11 28,-17 50,-11', [1.4, 2, 1.4]),
          ink('#3f77b5'),
        ),
        p.raw(ellipse(-42, -76, 8, 8), ink('#f2a53a')),
        p.raw(mark('-58,-3 58,-3', [0.5, 1, 0.5]), tone.deep, { opacity: 0.3 }),
      ]),
    ],
  },
  earth_pictures: {
    hand: 60,
    hero: 150,
    face: [0, -48, 0.3],
    draw: ({ p }) => [
      ...p.part(ribbon('-56,0 -36,-96', [3, 2.6]), MATERIAL.darkWood),
      ...p.part(ribbon('16,0 -4,-96', [3, 2.6]), MATERIAL.darkWood),
      ...earthPicture(p, { x: -20, y: -56, k: 1.15 }),
      ...earthPicture(p, { x: 58, y: -26, k: 0.8, turn: 8 }),
      ...earthPicture(p, { x: 112, y: -22, k: 0.74, turn: -6 }),
      ...earthPicture(p, { x: 92, y: -8, k: 0.6, ky: 0.4, turn: -4 }),
      ...earthPicture(p, { x: -84, y: -8, k: 0.66, ky: 0.42, turn: 6 }),
    ],
  },
  form: {
    hand: 70,
    hero: 200,
    grip: [-30, -16],
    face: [0, -48, 0.42],
    draw: ({ p, state }) => [
      ...p.part(shape('-46,-124! 46,-124! 46,0! -46,0!'), '#fffaf0', (tone) => [
        ...[-114, -102, -90, -78, -66].flatMap((y, i) => [
          p.raw(shape(`-40,${y}! -33,${y}! -33,${y + 7}! -40,${y + 7}!`), tone.deep, {
            opacity: 0.5,
          }),
          p.raw(mark(`-28,${y + 4} ${i % 2 ? 30 : 38},${y + 4}`, [0.7, 1.2, 0.7]), tone.deep, {
            opacity: 0.5,
          }),
        ]),
        p.flat(shape('-41,-55! 41,-55! 41,-5! -41,-5!'), MATERIAL.red),
        p.raw(shape('-38,-52! 38,-52! 38,-8! -38,-8!'), ink('#ffffff')),
        ...(state === 'full' ? smilingRobot(p) : []),
        ...(state === 'open' ? smallQuestions(p) : []),
        ...(state === 'glowing' ? twoChairs(p) : []),
      ]),
    ],
  },
  pencil: {
    hand: 38,
    hero: 120,
    grip: [10, -40],
    draw: ({ p }) => [
      ...p.part(shape('-22,0! -18,-14! -6,-6!'), '#f0d2a2', () => [
        p.flat(shape('-23,2! -20,-5! -16,-2!'), '#3a3340'),
      ]),
      ...p.part(shape('-18,-14! 26,-88! 38,-80! -6,-6!'), MATERIAL.yellow, (tone) => [
        p.raw(mark('-12,-10 32,-84', [0.8, 2.6, 0.8]), tone.high, { opacity: 0.6 }),
      ]),
      ...p.part(shape('26,-88! 30,-94! 42,-86! 38,-80!'), MATERIAL.silver),
      ...p.part(shape('30,-94! 36,-100 46,-94 42,-86!'), MATERIAL.pink),
    ],
  },
  chalk: {
    hand: 18,
    hero: 70,
    draw: ({ p }) => [
      ...p.part(shape('-46,-10 -42,-22! 30,-48! 42,-36! 38,-30! -34,-2!'), '#fbf6ea', (tone) => [
        p.raw(mark('-40,-8 34,-36', [0.8, 2.6, 0.8]), tone.shade, { opacity: 0.5 }),
      ]),
      ...p.part(ellipse(36, -39, 6, 9), '#fffdf6'),
      ...p.part(shape('-6,0 4,-14! 52,-12! 54,-2! 10,4'), '#8fc4dc'),
    ],
  },
  paintbrush: {
    hand: 44,
    hero: 130,
    grip: [10, -50],
    draw: ({ p }) => [
      ...p.part(ribbon('-8,-30 20,-78 30,-98', [4.5, 4, 2]), MATERIAL.orange),
      ...p.part(shape('-14,-28! -6,-40! 4,-34! -2,-20!'), MATERIAL.silver),
      ...p.part(shape('-14,-28! -2,-20! -8,-6 -26,0! -24,-14'), '#7a4a30', () => [
        p.flat(shape('-30,4! -26,-14 -6,-8 -10,4'), '#3f8fd0'),
      ]),
      p.flat(shape('-30,2 -20,-2 -12,3 -22,6'), '#3f8fd0', { opacity: 0.8 }),
    ],
  },
  scissors: {
    hand: 32,
    hero: 100,
    grip: [0, -14],
    draw: ({ p }) => [
      ...p.part(shape('-4,-44! 26,-100! 20,-60 4,-36!'), MATERIAL.silver),
      ...p.part(shape('4,-44! -26,-100! -20,-60 -4,-36!'), '#d6dee6'),
      p.wire(ellipse(-18, -18, 13, 15), MATERIAL.red, 7),
      p.wire(ellipse(18, -18, 13, 15), MATERIAL.red, 7),
      ...p.part(ellipse(0, -42, 4, 4), MATERIAL.iron),
    ],
  },
  kite: {
    hand: 70,
    hero: 170,
    grip: [0, -30],
    face: [0, -64, 0.36],
    draw: ({ p }) => [
      p.wire('M0 -28q16 10 2 18q-14 8 -4 14', MATERIAL.cream, 2),
      ...[
        [8, -18],
        [-6, -8],
        [4, -1],
      ].flatMap(([x = 0, y = 0], i) =>
        p.part(
          shape('0,0 -9,-5 -9,5 0,0 9,-5 9,5', { x, y }),
          [MATERIAL.yellow, MATERIAL.teal, MATERIAL.red][i] ?? MATERIAL.red,
        ),
      ),
      ...p.part(shape('0,-100! 40,-66! 0,-26! -40,-66!'), MATERIAL.red, () => [
        p.flat(shape('0,-100! 40,-66! 0,-66!'), MATERIAL.yellow),
        p.flat(shape('-40,-66! 0,-66! 0,-26!'), MATERIAL.teal),
      ]),
      p.flat(mark('0,-98 0,-28', [0.7, 0.9, 0.7]), MATERIAL.darkWood),
      p.flat(mark('-39,-66 39,-66', [0.7, 0.9, 0.7]), MATERIAL.darkWood),
    ],
  },
  sign: {
    hand: 60,
    hero: 190,
    grip: [0, -30],
    face: [0, -70, 0.34],
    draw: ({ p }) => [
      ...p.part(ribbon('0,0 1,-50 0,-96', [5, 4.6, 4.4]), MATERIAL.darkWood),
      ...p.part(shape('-44,-88! 32,-92! 52,-74! 34,-56! -42,-56!'), MATERIAL.paleWood, (tone) => [
        p.raw(mark('-40,-78 30,-80', [0.5, 1.2, 0.5]), tone.deep, { opacity: 0.45 }),
        p.raw(mark('-38,-64 32,-66', [0.5, 1.2, 0.5]), tone.deep, { opacity: 0.45 }),
        p.flat(shape('-24,-72! 8,-72! 8,-80! 24,-70! 8,-60! 8,-68! -24,-68!'), '#8a4a32', {
          opacity: 0.8,
        }),
      ]),
      ...p.part(shape('-6,-4 -18,-14 -12,0'), MATERIAL.leaf),
      ...p.part(shape('4,-3 18,-12 12,0'), MATERIAL.green),
    ],
  },
  ribbon: {
    dye: '#d54d69',
    hand: 96,
    hero: 140,
    grip: [0, -128],
    draw: ({ p }) => [
      ...p.part(
        ribbon('2,-126 -16,-102 6,-76 -18,-50 -2,-26 -18,-2', [5, 7, 7.4, 7.4, 7, 6.4]),
        '#c93f5c',
      ),
      ...p.part(
        ribbon('0,-126 26,-106 12,-80 34,-54 18,-30 30,-8', [5, 7, 7.4, 7.4, 7, 6.4]),
        '#d54d69',
      ),
      ...p.part(shape('0,-128 -16,-150 -36,-146 -34,-124 -14,-118'), '#e0607a', (tone) => [
        p.raw(mark('-4,-128 -20,-136', [0.6, 2.4, 0.6]), tone.deep, { opacity: 0.5 }),
      ]),
      ...p.part(shape('0,-128 16,-150 36,-146 34,-124 14,-118'), '#e0607a', (tone) => [
        p.raw(mark('4,-128 20,-136', [0.6, 2.4, 0.6]), tone.deep, { opacity: 0.5 }),
      ]),
      ...p.part(ellipse(0, -128, 7, 8), '#c93f5c'),
    ],
  },
  music_notes: {
    hand: 46,
    hero: 120,
    glow: { at: [0, -50], radius: 80, color: '#fff0b8', when: 'always' },
    draw: ({ p }) =>
      (
        [
          [-30, -20, 1],
          [22, -44, 1.25],
          [-6, -78, 0.7],
        ] as const
      ).flatMap(([x, y, k]) => [
        p.raw(ellipse(x, y, 9 * k, 7 * k), ink('#ffe9a6')),
        p.raw(
          ribbon(
            [
              [x + 7.4 * k, y],
              [x + 7.4 * k, y - 34 * k],
            ],
            [1.6 * k, 1.6 * k],
          ),
          ink('#ffe9a6'),
        ),
        p.raw(
          shape('0,0! 8,6 14,18! 4,12 0,10', { x: x + 7 * k, y: y - 35 * k, k }),
          ink('#ffe9a6'),
        ),
      ]),
  },
} as const satisfies Record<string, ThingArt>
