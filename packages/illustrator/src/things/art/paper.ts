import { ellipse } from '#core/path'
import { ink, mark, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

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
} as const satisfies Record<string, ThingArt>
