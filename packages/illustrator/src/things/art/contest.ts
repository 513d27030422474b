import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt, ThingState } from '#things/thing-art'

/** A small magpie, all beak, asking for dinner. */
const beak = (p: Painter, { x = 0, y = 0 }: Place) => [
  ...p.part(ellipse(x, y, 8, 9), '#7c86a8'),
  ...p.part(shape('-7,-6! -4,-22! 0,-14! 4,-22! 7,-6! 0,-3', { x, y }), MATERIAL.orange),
  p.raw(ellipse(x - 4, y - 1, 1.5), ink('#1d1a22')),
  p.raw(ellipse(x + 4, y - 1, 1.5), ink('#1d1a22')),
]

const pillow = (p: Painter, place: Place, color: string) => [
  ...p.part(
    shape('-22,-16! 0,-14 22,-16! 21,0 22,16! 0,14 -22,16! -21,0', place),
    color,
    (tone) => [
      p.raw(mark('-12,-8 0,-6 12,-9', [0.6, 1.4, 0.6], place), tone.high, { opacity: 0.7 }),
    ],
  ),
  ...[-1, 1].map((side) =>
    p.flat(ellipse((place.x ?? 0) + side * 17, (place.y ?? 0) - 12, 1.8), MATERIAL.iron),
  ),
]

/** Thirteen, and no two of them touch. */
const WHEELS: readonly (readonly [number, number])[] = [
  ...[-48, -24, 0, 24, 48].map((x) => [x, -62] as const),
  ...[-36, -12, 12, 36].map((x) => [x, -41] as const),
  ...[-48, -16, 16, 48].map((x) => [x, -20] as const),
]

const cog = (p: Painter, place: Place) => [
  ...p.part(
    shape('-3,-10! 3,-10! 4,-7! 9,-5! 10,3! 7,4! 5,9! -3,10! -4,7! -9,5! -10,-3! -7,-4!', place),
    MATERIAL.brass,
  ),
  p.flat(ellipse(place.x ?? 0, place.y ?? 0, 2.8), MATERIAL.iron),
]

export const prizeCup = (p: Painter, state: ThingState) => [
  p.wire('M-26 -86C-58 -88 -56 -46 -20 -46', MATERIAL.gold, 5.5),
  p.wire('M26 -86C58 -88 56 -46 20 -46', MATERIAL.gold, 5.5),
  ...p.part(shape('-24,-6! -20,-14! 20,-14! 24,-6! 24,0! -24,0!'), MATERIAL.darkWood),
  ...p.part(shape('-5,-36! 5,-36! 7,-14! -7,-14!'), MATERIAL.gold),
  ...p.part(
    shape('-30,-96! 30,-96! 27,-60 14,-36 0,-33 -14,-36 -27,-60'),
    MATERIAL.gold,
    (tone) => [
      p.raw(mark('-18,-88 -17,-62 -8,-46', [1, 3.4, 0.8]), tone.high, { opacity: 0.8 }),
      p.raw(
        shape('0,-80! 4,-71! 14,-70! 6,-64! 9,-54! 0,-60! -9,-54! -6,-64! -14,-70! -4,-71!'),
        tone.high,
        {
          opacity: 0.75,
        },
      ),
    ],
  ),
  ...p.part(ellipse(0, -96, 31, 6), state === 'full' ? '#c23b55' : '#8a6420'),
  ...(state === 'empty'
    ? [
        p.raw(ellipse(0, -36, 11, 5), ink('#3a2b20')),
        p.flat(shape('-3,-36! 3,-36! 2,-4 -2,-4'), '#8fd0e8'),
      ]
    : []),
]

/** Empty: one looks through it. */
export const goldFrame = (p: Painter) => {
  const bar = (points: string) =>
    p.part(shape(points), MATERIAL.gold, (tone) => [
      p.raw(shape(points, { k: 0.97, y: -1.4 }), tone.high, { opacity: 0.25 }),
    ])
  return [
    ...bar('-56,-100! 56,-100! 44,-88! -44,-88!'),
    ...bar('-56,0! 56,0! 44,-12! -44,-12!'),
    ...bar('-56,-100! -44,-88! -44,-12! -56,0!'),
    ...bar('56,-100! 44,-88! 44,-12! 56,0!'),
    ...[-50, 50].flatMap((x) =>
      [-94, -6].flatMap((y) => p.part(ellipse(x, y, 8, 8), MATERIAL.brass)),
    ),
  ]
}

/** What is won, what is entered, and where it all ends up. */
export const CONTEST = {
  finish_line: {
    stands: true,
    hand: 30,
    hero: 128,
    draw: ({ p }) => [
      p.flat(shape('-140,-26 -90,-46 0,-50 90,-46 140,-26 94,-8 0,-2 -94,-8'), '#b98d5a', {
        opacity: 0.45,
        blur: 9,
      }),
      ...[-84, -52, -20, 16, 50, 82].flatMap((x, i) => {
        const y = -42 - (i % 2) * 5
        return [
          p.wire(ellipse(x, y - 12, 6.4, 5), '#54371d', 3),
          p.wire(
            `M${x} ${y - 7}V${y + 6}M${x - 11} ${y - 13}L${x} ${y - 2}L${x + 11} ${y - 13}M${x} ${y + 6}l-6 9M${x} ${y + 6}l6 9`,
            '#54371d',
            3,
          ),
        ]
      }),
      // The line itself, scratched deep, with the earth thrown up beside it.
      p.raw(ribbon('-132,-4 -50,-8 40,-2 132,-6', [3, 8, 7, 3]), ink('#b98d5a'), { opacity: 0.9 }),
      p.raw(ribbon('-130,-5 -50,-8 40,-3 130,-6', [1.4, 4, 3.6, 1.4]), ink('#54371d')),
      ...[-1, 1].flatMap((side) => [
        p.wire(`M${side * 128} -4V-104`, MATERIAL.wood, 4.6),
        ...p.part(
          shape('0,-104! 38,-92! 0,-78!', { x: side * 128 }),
          side < 0 ? MATERIAL.red : MATERIAL.blue,
        ),
      ]),
    ],
  },
  trophy: {
    hand: 66,
    hero: 140,
    grip: [0, -16],
    face: [0, -68, 0.34],
    draw: ({ p, state }) => prizeCup(p, state),
  },
  junk_heap: {
    hand: 80,
    hero: 640,
    face: [0, -60, 0.2],
    draw: ({ p }) => [
      ...p.part(
        shape(
          '-100,0! -94,-22 -76,-30! -70,-48 -52,-54! -40,-68 -20,-68! 0,-82 20,-70! 40,-66 52,-50! 66,-44 74,-30! 94,-22 102,0!',
        ),
        '#8f7a66',
      ),
      ...p.part(shape('-84,-4! -80,-30! -40,-30! -36,-4!'), MATERIAL.cream, (tone) => [
        p.raw(mark('-80,-26 -40,-26', [1, 1.6, 1]), tone.deep, { opacity: 0.5 }),
      ]),
      p.wire(ellipse(54, -18, 15), MATERIAL.iron, 3),
      p.wire('M54 -33V-3M39 -18H69M44 -28L64 -8M64 -28L44 -8', MATERIAL.iron, 0.9),
      ...p.part(shape('-24,-8! -22,-36! -8,-36! -6,-16 8,-12 10,-2 -22,-2!'), '#6b4a35'),
      ...p.part(shape('14,-40! 40,-46! 44,-26! 18,-20!'), MATERIAL.teal),
      p.raw(shape('18,-37! 37,-42! 40,-29! 21,-24!'), ink('#dff1f2')),
      ...p.part(ribbon('-66,-36 -56,-58 -30,-62', [3, 3, 3]), MATERIAL.brass),
      ...p.part(shape('26,-58 34,-66 44,-60 40,-48 30,-48'), MATERIAL.red),
      ...p.part(shape('74,-18! 88,-40! 94,-38! 82,-14!'), MATERIAL.wood),
      ...p.part(ellipse(22, -92, 17, 17), MATERIAL.cream, () => [
        p.raw(mark('22,-92 22,-103', [0.8, 1, 0.6]), ink('#3a3340')),
        p.raw(mark('22,-92 30,-89', [0.8, 1, 0.6]), ink('#3a3340')),
      ]),
      ...beak(p, { x: -14, y: -98 }),
      ...beak(p, { x: 0, y: -102 }),
      ...beak(p, { x: 13, y: -97 }),
      ...p.part(
        shape('-36,-92 -30,-74 0,-68 30,-74 36,-92 20,-86 0,-84 -20,-86'),
        MATERIAL.straw,
        (tone) =>
          ['-30,-86 0,-76 30,-86', '-26,-80 4,-72 26,-80', '-34,-90 -10,-80 14,-78'].map((line) =>
            p.raw(mark(line, [0.6, 1.4, 0.6]), tone.deep, { opacity: 0.6 }),
          ),
      ),
      ...p.part(shape('-40,-90 -46,-100 -40,-108 -34,-100 -30,-88'), '#3f77b5'),
    ],
  },
  stilts: {
    hand: 90,
    hero: 150,
    grip: [0, -40],
    draw: ({ p }) =>
      [-15, 15].flatMap((x) => [
        ...p.part(
          ribbon(
            [
              [x * 1.3, 0],
              [x, -64],
            ],
            [5.4, 4.8],
          ),
          MATERIAL.wood,
          (tone) => [
            p.raw(mark(`${x * 1.24 - 2},-8 ${x - 2},-58`, [0.5, 1.2, 0.5]), tone.high, {
              opacity: 0.6,
            }),
          ],
        ),
        ...p.part(shape('-14,-9! 14,-9! 10,0! -10,0!', { x: x * 0.94, y: -60 }), MATERIAL.paleWood),
      ]),
  },
  gold_frame: {
    hand: 150,
    hero: 220,
    grip: [0, -34],
    face: [0, -50, 0.3],
    draw: ({ p }) => goldFrame(p),
  },
  idle_machine: {
    hand: 60,
    hero: 220,
    draw: ({ p }) => [
      ...p.part(ribbon('60,-30 84,-44 84,-74', [4, 4, 4]), MATERIAL.iron),
      ...p.part(ellipse(84, -80, 9, 9), MATERIAL.red),
      ...p.part(shape('-66,-84! 66,-84! 68,-10! 62,0! -62,0! -68,-10!'), '#6f93a8', (tone) => [
        p.raw(mark('-60,-79 58,-79', [0.8, 2.2, 0.8]), tone.high, { opacity: 0.5 }),
        p.flat(shape('-60,-74! 60,-74! 60,-8! -60,-8!'), '#3f5468'),
      ]),
      ...WHEELS.flatMap(([x, y], i) => cog(p, { x, y, turn: i * 17 })),
      ...p.part(shape('-15,-85! -13,-95 0,-101 13,-95 15,-85!', { x: -48 }), MATERIAL.brass),
      ...p.part(ellipse(-48, -103, 3.4, 3.4), MATERIAL.iron),
    ],
  },
  low_wall: {
    hand: 60,
    hero: 120,
    draw: ({ p }) => [
      ...p.part(shape('-190,-82! 190,-82! 194,0! -194,0!'), MATERIAL.stone, (tone) =>
        [0, 1, 2].flatMap((row) =>
          Array.from({ length: 7 + (row % 2) }, (_, i) =>
            p.raw(
              shape('-25,-11 0,-13 25,-11 27,0 25,11 0,13 -25,11 -27,0', {
                x: -168 + i * 56 - (row % 2) * 28,
                y: -66 + row * 26,
              }),
              (i + row) % 3 ? tone.light : tone.shade,
              { opacity: 0.5 },
            ),
          ),
        ),
      ),
      ...p.part(shape('-200,-100! 200,-100! 202,-78! -202,-78!'), '#c3bfb8', (tone) =>
        [-134, -66, 2, 70, 138].map((x) =>
          p.raw(mark(`${x},-99 ${x - 1},-79`, [0.7, 1.1, 0.7]), tone.deep, { opacity: 0.45 }),
        ),
      ),
    ],
  },
  nose_potato: {
    hand: 46,
    hero: 96,
    grip: [0, -20],
    face: [0, -40, 0.42],
    draw: ({ p }) => [
      ...p.part(
        shape('-30,-4 -40,-30 -34,-62 -12,-80 14,-78 34,-58 38,-28 28,-4 0,2'),
        '#c99b5f',
        (tone) => [
          p.raw(ellipse(-20, -60, 8, 6), tone.high, { opacity: 0.5 }),
          ...[
            [22, -64],
            [-26, -18],
            [24, -16],
          ].map(([x = 0, y = 0]) => p.raw(ellipse(x, y, 2.4, 1.6), tone.deep, { opacity: 0.6 })),
        ],
      ),
      p.raw(mark('-20,-58 -12,-62 -5,-57', [1, 1.8, 1]), ink('#4a2f1c')),
      p.raw(mark('8,-57 15,-62 23,-58', [1, 1.8, 1]), ink('#4a2f1c')),
      p.raw(ellipse(-12, -51, 3.2), ink('#2b1c14')),
      p.raw(ellipse(15, -51, 3.2), ink('#2b1c14')),
      ...p.part(shape('-2,-50 5,-52 14,-36 12,-26 2,-24 -6,-29'), '#d8ab70'),
      p.flat(shape('-24,-16 -12,-23 2,-20 16,-23 28,-17 16,-15 2,-17 -12,-15'), '#4a2f1c'),
    ],
  },
  pillow_wall: {
    hand: 60,
    hero: 330,
    face: [0, -60, 0.2],
    draw: ({ p }) => [
      ...p.part(shape('-88,-128! 88,-128! 88,0! -88,0!'), '#b9a2c9'),
      ...[-62, 0, 62].flatMap((x, column) =>
        [-108, -65, -22].flatMap((y, row) =>
          pillow(
            p,
            { x, y, k: 1.18, turn: ((column + row) % 3) * 5 - 5 },
            ['#f4ead8', '#e8b4bd', '#b8d3e0'][(column + row) % 3] ?? '',
          ),
        ),
      ),
    ],
  },
  stick_star: {
    hand: 84,
    hero: 150,
    grip: [0, -12],
    glow: { at: [0, -76], radius: 80, color: '#ffe9a0', when: 'always' },
    draw: ({ p }) => [
      ...p.part(ribbon('0,0 0,-60', [2.6, 2.2]), MATERIAL.wood),
      ...p.part(
        shape('0,-34 10,-11 34,-9 15,6 21,29 0,16 -21,29 -15,6 -34,-9 -10,-11', { y: -78 }),
        '#f5c443',
        (tone) => [p.raw(ellipse(-7, -88, 8, 7), tone.high, { opacity: 0.8 })],
      ),
    ],
  },
} satisfies Record<string, ThingArt>
