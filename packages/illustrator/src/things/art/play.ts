import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt, ThingScene } from '#things/thing-art'

const WHITE = ink('#ffffff')

const wheel = ({ p }: ThingScene, x: number, y: number, r: number, spokes = 0) => [
  ...p.part(ellipse(x, y, r, r), '#3d4152'),
  ...p.part(ellipse(x, y, r * 0.74, r * 0.74), spokes ? '#c9e2ea' : MATERIAL.silver),
  ...Array.from({ length: spokes }, (_, i) =>
    p.flat(
      mark(`0,${-r * 0.74} 0,${r * 0.74}`, [0.5, 0.6, 0.5], { x, y, turn: (i * 180) / spokes }),
      '#7d8798',
    ),
  ),
  ...p.part(ellipse(x, y, r * 0.2, r * 0.2), MATERIAL.iron),
]
const carton = ({ p, state }: ThingScene, color: string) => {
  const open = state !== 'whole'
  return [
    ...(open
      ? [
          ...p.part(shape('-44,-62! -62,-84! -20,-90! 0,-70!'), '#c99a62'),
          ...p.part(shape('44,-62! 62,-84! 20,-90! 0,-70!'), '#d6a970'),
          p.flat(shape('-46,-62! 46,-62! 40,-52! -40,-52!'), '#6e4a2c'),
        ]
      : []),
    ...(state === 'full'
      ? [-24, 0, 22].flatMap((x, i) =>
          p.part(
            ellipse(x, -66 - (i % 2) * 6, 14, 13),
            [MATERIAL.red, MATERIAL.yellow, MATERIAL.teal][i] ?? MATERIAL.red,
          ),
        )
      : []),
    ...p.part(shape('-48,-62! 48,-62! 46,0! -46,0!'), color, (tone) => [
      ...(open
        ? []
        : [
            p.raw(shape('-50,-64! 50,-64! 50,-52! -50,-52!'), tone.high, { opacity: 0.5 }),
            p.flat(shape('-8,-64! 8,-64! 8,-40! -8,-40!'), '#efd9a8', { opacity: 0.9 }),
          ]),
      p.raw(mark('-46,-4 46,-4', [1, 3, 1]), tone.deep, { opacity: 0.4 }),
      p.raw(shape('22,-20! 30,-30! 38,-20! 33,-20! 33,-10! 27,-10! 27,-20!'), tone.deep, {
        opacity: 0.5,
      }),
    ]),
    ...(open ? p.part(shape('-48,-62! 48,-62! 58,-46! -58,-46!'), '#dcb27a') : []),
  ]
}

export const PLAY = {
  balloon: {
    dye: MATERIAL.red,
    hand: 190,
    hero: 230,
    grip: [2, -4],
    face: [0, -158, 0.38],
    draw: ({ p }) => [
      p.wire('M0 -126C16 -92 -14 -46 2 0', MATERIAL.cream, 1.2),
      ...p.part(
        shape('0,-190 22,-182 29,-160 20,-138 0,-127 -20,-138 -29,-160 -22,-182'),
        MATERIAL.red,
        (tone) => [
          p.raw(ellipse(-11, -172, 6, 9), WHITE, { opacity: 0.6 }),
          p.raw(ellipse(12, -142, 10, 10), tone.high, { opacity: 0.3, blur: 3 }),
        ],
      ),
      ...p.part(shape('0,-129! 5,-122! -5,-122!'), MATERIAL.red),
    ],
  },
  ball: {
    hand: 34,
    hero: 90,
    face: [0, -44, 0.46],
    draw: ({ p, state }) =>
      p.part(ellipse(0, -45, 45, 45), MATERIAL.red, (tone) =>
        state === 'full'
          ? [
              p.raw(mark('-44,-36 -10,-22 30,-30 44,-44', [1, 2.4, 1]), tone.deep, {
                opacity: 0.5,
              }),
              p.raw(mark('-14,-88 14,-58 22,-6', [1, 2, 1]), tone.deep, { opacity: 0.35 }),
              p.raw(ellipse(-14, -70, 11, 8), tone.high, { opacity: 0.7, blur: 2 }),
            ]
          : [
              p.flat(
                shape('-6,-92 10,-92 30,-66 34,-40 26,-8 8,2 -8,2 6,-20 10,-46 6,-70'),
                MATERIAL.yellow,
              ),
              p.flat(shape('-46,-60 -30,-80 -18,-60 -14,-34 -22,-10 -40,-20'), MATERIAL.blue),
              p.raw(ellipse(-14, -70, 11, 8), tone.high, { opacity: 0.7, blur: 2 }),
            ],
      ),
  },
  teddy: {
    hand: 70,
    hero: 150,
    grip: [0, -34],
    face: [0, -74, 0.3],
    draw: ({ p, alive }) => [
      ...[-24, 24].flatMap((x) => p.part(ellipse(x, -92, 10, 10), '#b9814d')),
      ...[-20, 20].flatMap((x) => [
        ...p.part(ellipse(x, -7, 13, 10), '#b9814d'),
        p.flat(ellipse(x * 1.06, -7, 6.5, 5), '#ecd0a4'),
      ]),
      ...p.part(ellipse(0, -28, 24, 26), '#b9814d', () => [
        p.flat(ellipse(0, -25, 14, 16), '#ecd0a4'),
      ]),
      ...p.part(shape('-20,-42 -36,-34 -40,-22 -32,-19 -20,-30'), '#b9814d'),
      ...p.part(shape('20,-42 36,-34 40,-22 32,-19 20,-30'), '#b9814d'),
      ...p.part(ellipse(0, -74, 28, 24), '#c28b57', () => [
        p.flat(ellipse(0, -65, 13, 10), '#f0d9b3'),
      ]),
      ...(alive
        ? []
        : [
            p.raw(ellipse(-10, -79, 3.2), '#2b1c14'),
            p.raw(ellipse(10, -79, 3.2), '#2b1c14'),
            p.raw(ellipse(0, -69, 4.4, 3.2), '#5a3423'),
            p.raw(mark('-6,-62 0,-59 6,-62', [0.6, 1.2, 0.6]), '#5a3423'),
          ]),
      ...p.part(shape('-15,-53 -3,-50 -15,-45!'), MATERIAL.red),
      ...p.part(shape('15,-53 3,-50 15,-45!'), MATERIAL.red),
    ],
  },
  marble: {
    hand: 31,
    hero: 80,
    face: [0, -42, 0.42],
    glow: { at: [0, -42], radius: 90, color: '#a9e6ff', when: 'glowing' },
    draw: ({ p }) =>
      p.part(ellipse(0, -42, 42, 42), '#9fd3e0', (tone) => [
        p.flat(shape('-26,-60 -4,-70 18,-50 8,-26 -10,-18 4,-38 -6,-52 -22,-46'), MATERIAL.blue, {
          opacity: 0.9,
        }),
        p.flat(shape('-8,-62 14,-58 26,-38 18,-18 10,-34 2,-50'), MATERIAL.orange, {
          opacity: 0.9,
        }),
        p.raw(ellipse(-15, -62, 10, 8), WHITE, { opacity: 0.9 }),
        p.raw(ellipse(12, -16, 18, 8), tone.high, { opacity: 0.6, blur: 3 }),
      ]),
  },
  toy_boat: {
    hand: 44,
    hero: 120,
    grip: [0, -20],
    face: [0, -16, 0.24],
    draw: ({ p }) => [
      ...p.part(ribbon('0,-24 0,-100', [2.4, 1.8]), MATERIAL.wood),
      ...p.part(shape('4,-94! 40,-40 34,-34! 4,-34!'), MATERIAL.cream, (tone) => [
        p.raw(mark('8,-60 30,-46', [0.6, 1.6, 0.6]), tone.deep, { opacity: 0.3 }),
      ]),
      ...p.part(shape('-4,-84! -28,-40! -4,-36!'), MATERIAL.red),
      ...p.part(shape('0,-102! 20,-98! 0,-92!'), MATERIAL.yellow),
      ...p.part(shape('-56,-30! 56,-30! 42,-4 30,0 -30,0 -42,-4'), MATERIAL.blue, (tone) => [
        p.flat(shape('-60,-32! 60,-32! 58,-22! -58,-22!'), MATERIAL.cream),
        p.raw(mark('-38,-12 38,-12', [0.6, 1.4, 0.6]), tone.deep, { opacity: 0.5 }),
      ]),
    ],
  },
  toy_train: {
    dye: MATERIAL.red,
    hand: 40,
    hero: 84,
    grip: [2, -4],
    face: [16, -46, 0.24],
    draw: (scene) => {
      const { p } = scene
      return [
        ...p.part(shape('24,-60! 36,-60! 40,-90! 20,-90!'), MATERIAL.iron),
        ...p.part(shape('16,-98! 44,-98! 44,-88! 16,-88!'), MATERIAL.yellow),
        ...p.part(shape('-1,-72 6,-80 13,-72 13,-60! -1,-60!'), MATERIAL.brass),
        ...p.part(
          shape('-8,-64! 38,-64 48,-56 50,-42 48,-30 40,-24! -8,-24!'),
          MATERIAL.red,
          (tone) => [
            p.raw(mark('-6,-56 40,-56', [1, 2.4, 1]), tone.high, { opacity: 0.7 }),
            p.flat(shape('14,-68! 21,-68! 21,-20! 14,-20!'), MATERIAL.yellow),
          ],
        ),
        ...p.part(ellipse(45, -44, 6, 17), MATERIAL.iron),
        ...p.part(shape('-46,-86! -6,-86! -6,-20! -46,-20!'), MATERIAL.red, () => [
          p.flat(shape('-38,-76! -14,-76! -14,-50! -38,-50!'), '#c9e2ea'),
          p.flat(shape('-48,-38! 0,-38! 0,-33! -48,-33!'), MATERIAL.yellow),
        ]),
        ...p.part(shape('-54,-96 0,-96 2,-84! -56,-84!'), MATERIAL.iron),
        ...p.part(shape('-50,-26! 46,-26! 58,-8! -50,-8!'), MATERIAL.iron),
        ...wheel(scene, -28, -17, 17, 3),
        ...wheel(scene, 8, -12, 12, 3),
        ...wheel(scene, 36, -12, 12, 3),
      ]
    },
  },
  toy_car: {
    dye: MATERIAL.red,
    hand: 30,
    hero: 62,
    grip: [0, -4],
    face: [4, -34, 0.22],
    draw: (scene) => {
      const { p } = scene
      return [
        ...p.part(shape('-34,-40! -24,-66 -14,-70! 12,-70! 24,-64 36,-40!'), MATERIAL.red, () => [
          p.flat(shape('-26,-42! -19,-60! -3,-60! -3,-42!'), '#c9e2ea'),
          p.flat(shape('3,-42! 3,-60! 14,-60! 26,-42!'), '#c9e2ea'),
        ]),
        ...p.part(shape('-50,-38 -44,-44 42,-42 52,-34 54,-14! -50,-14!'), MATERIAL.red, (tone) => [
          p.raw(mark('-44,-36 42,-35', [1, 2.2, 1]), tone.high, { opacity: 0.7 }),
          p.flat(shape('-4,-29! 6,-29! 6,-26! -4,-26!'), MATERIAL.iron),
        ]),
        ...p.part(ellipse(48, -29, 5, 6), MATERIAL.yellow),
        ...p.part(shape('-54,-18! 58,-18! 58,-10! -54,-10!'), MATERIAL.silver),
        ...wheel(scene, -28, -14, 14),
        ...wheel(scene, 30, -14, 14),
      ]
    },
  },
  message_bottle: {
    hand: 40,
    hero: 120,
    grip: [0, -70],
    face: [0, -34, 0.32],
    draw: ({ p }) => [
      ...p.part(
        shape('-9,-92! 9,-92! 9,-72 26,-56 28,-8 20,0 -20,0 -28,-8 -26,-56 -9,-72'),
        '#a9d6c4',
        () => [
          p.flat(shape('-12,-52! 14,-56! 16,-8! -10,-6!'), MATERIAL.paper),
          p.flat(mark('-12,-30 16,-34', [2, 2.4, 2]), MATERIAL.red),
          p.raw(mark('-20,-48 -21,-24 -18,-10', [0.8, 2.6, 0.8]), WHITE, { opacity: 0.85 }),
        ],
      ),
      ...p.part(shape('-7,-104 7,-104 8,-88 -8,-88'), MATERIAL.wood),
    ],
  },
  bicycle: {
    hand: 70,
    hero: 170,
    grip: [34, -76],
    draw: (scene) => {
      const { p } = scene
      const bar = (text: string, color: string = MATERIAL.red) =>
        p.part(ribbon(text, [2.8, 2.8]), color)
      return [
        ...wheel(scene, -46, -28, 28, 6),
        ...wheel(scene, 46, -28, 28, 6),
        ...bar('-46,-28 -4,-26'),
        ...bar('-46,-28 -20,-62'),
        ...bar('-4,-26 -22,-68'),
        ...bar('-4,-26 32,-64'),
        ...bar('-19,-60 32,-64'),
        ...bar('46,-28 30,-76'),
        ...p.part(shape('-36,-74 -10,-74 -8,-69 -22,-65 -34,-68'), MATERIAL.darkWood),
        p.wire('M30 -76q-6 -8 8 -10', MATERIAL.iron, 4),
        ...p.part(ellipse(-4, -26, 7, 7), MATERIAL.silver),
        ...p.part(ribbon('-10,-16 4,-16', [2.4, 2.4]), MATERIAL.iron),
        ...p.part(shape('28,-58! 58,-58! 54,-40! 32,-40!'), MATERIAL.straw),
      ]
    },
  },
  scooter: {
    hand: 70,
    hero: 150,
    grip: [36, -92],
    draw: (scene) => {
      const { p } = scene
      return [
        ...wheel(scene, -44, -12, 12),
        ...wheel(scene, 44, -12, 12),
        ...p.part(shape('-48,-16 36,-18 40,-24 46,-22 40,-10 -44,-8'), MATERIAL.teal),
        ...p.part(ribbon('44,-16 32,-92', [3, 2.8]), MATERIAL.silver),
        ...p.part(ribbon('18,-92 46,-96', [3, 3]), MATERIAL.iron),
        ...p.part(ribbon('16,-92 22,-93', [4, 4]), MATERIAL.red),
        ...p.part(ribbon('42,-95 48,-96', [4, 4]), MATERIAL.red),
      ]
    },
  },
  /** Somebody has lived in it for years: curtains, a door with a mat, and two cups on the step. */
  rocket_home: {
    hand: 60,
    hero: 400,
    face: [0, -74, 0.2],
    draw: ({ p }) => [
      ...p.part(shape('-22,-40! -46,-18 -50,2! -20,-8!'), MATERIAL.red),
      ...p.part(shape('22,-40! 46,-18 50,2! 20,-8!'), '#bb3a33'),
      ...p.part(
        shape('0,-122! 18,-104 28,-72 27,-34 20,-6! -20,-6! -27,-34 -28,-72 -18,-104'),
        MATERIAL.cream,
        (tone) => [
          p.flat(shape('0,-126! 24,-96! -24,-96!'), MATERIAL.red),
          p.flat(shape('-34,-46! 34,-46! 34,-42! -34,-42!'), MATERIAL.blue),
          // A patch, and the rivets it was put on with.
          p.flat(shape('10,-62! 22,-60! 21,-50! 9,-52!'), MATERIAL.silver, { opacity: 0.8 }),
          ...['11,-60', '20,-59', '19,-52', '10,-53'].map((at) => {
            const [x = 0, y = 0] = at.split(',').map(Number)
            return p.raw(ellipse(x, y, 0.8), tone.deep, { opacity: 0.6 })
          }),
        ],
      ),
      ...p.part(ellipse(0, -74, 14, 14), MATERIAL.silver),
      ...p.part(ellipse(0, -74, 11, 11), '#ffe09a'),
      ...p.part(shape('-11,-74! -9,-81 -3,-85! -1,-84! -4,-76 -10,-66! -11,-70!'), MATERIAL.pink),
      ...p.part(shape('11,-74! 9,-81 3,-85! 1,-84! 4,-76 10,-66! 11,-70!'), MATERIAL.pink),
      ...p.part(shape('-15,-60! 15,-60! 15,-57.4! -15,-57.4!'), MATERIAL.wood),
      ...p.part(
        shape('-11,-5! -11,-28 -6,-37 0,-39 6,-37 11,-28 11,-5!'),
        MATERIAL.blue,
        (tone) => [p.raw(mark('0,-37 0,-6', [0.4, 0.7, 0.4]), tone.deep, { opacity: 0.5 })],
      ),
      p.flat(ellipse(7.6, -20, 1.4), MATERIAL.gold),
      ...p.part(shape('-38,-7! 38,-7! 42,5! -42,5!'), MATERIAL.wood, (tone) => [
        p.raw(mark('-39,-2 39,-2', [0.4, 0.7, 0.4]), tone.high, { opacity: 0.6 }),
      ]),
      ...p.part(shape('-11,-6.6! 11,-6.6! 13,-3! -13,-3!'), '#9a6b3f'),
      ...[-30, 20].flatMap((x) => [
        ...p.part(shape('0,-5! 0.8,-16! 9.6,-16! 10.4,-5! 5,-4', { x, y: 0 }), '#e3b23c'),
        p.wire(`M${x + 10} -13.4q4.6 .6 .2 5.4`, '#b98a2c', 1.4),
        p.raw(mark('4,-18 6.4,-21 4.4,-25 6.4,-29', [0.3, 1, 0.2], { x, y: 0 }), ink('#ffffff'), {
          opacity: 0.55,
          blur: 0.5,
        }),
      ]),
    ],
  },
  rocket: {
    hand: 50,
    hero: 240,
    face: [0, -58, 0.24],
    glow: { at: [0, 4], radius: 60, color: '#ffb85a', when: 'glowing' },
    draw: ({ p, state }) => [
      ...(state === 'glowing'
        ? [
            p.raw(shape('-12,-10 12,-10 14,10 0,34! -14,10'), ink('#f59a34')),
            p.raw(shape('-6,-10 6,-10 6,6 0,20! -6,6'), ink('#ffe49a')),
          ]
        : []),
      ...p.part(shape('-20,-36! -40,-14 -42,0! -18,-10!'), MATERIAL.red),
      ...p.part(shape('20,-36! 40,-14 42,0! 18,-10!'), '#bb3a33'),
      ...p.part(shape('-12,-12! 12,-12! 16,-2! -16,-2!'), MATERIAL.iron),
      ...p.part(
        shape('0,-104! 16,-86 23,-58 21,-26 14,-10! -14,-10! -21,-26 -23,-58 -16,-86'),
        MATERIAL.cream,
        () => [
          p.flat(shape('0,-108! 22,-80! -22,-80!'), MATERIAL.red),
          p.flat(shape('-30,-28! 30,-28! 30,-20! -30,-20!'), MATERIAL.blue),
        ],
      ),
      ...p.part(ellipse(0, -58, 11, 11), MATERIAL.silver),
      ...p.part(ellipse(0, -58, 8, 8), '#6fb4d6', () => [
        p.raw(ellipse(-2.6, -61, 3, 2.2), WHITE, { opacity: 0.9 }),
      ]),
      ...p.part(ribbon('0,-30 0,-6', [3.4, 4]), MATERIAL.red),
    ],
  },
  rover: {
    hand: 50,
    hero: 140,
    face: [0, -56, 0.44],
    draw: (scene) => {
      const { p, alive } = scene
      /** One that is alive has a body high enough for a face. */
      const up = alive ? -30 : 0
      return [
        ...p.part(ribbon(`24,${up - 44} 26,${up - 70}`, [3, 2.6]), MATERIAL.silver),
        ...p.part(shape('8,-84! 38,-84! 40,-66! 8,-66!', { y: up }), MATERIAL.cream),
        ...p.part(ellipse(30, up - 75, 6.5, 6.5), '#39506e', () => [
          p.raw(ellipse(28, up - 77, 2, 1.6), WHITE, { opacity: 0.9 }),
        ]),
        p.wire(`M-38 ${up - 50}q-10 -30 -22 -34`, MATERIAL.silver, 2.4),
        ...p.part(ellipse(-62, up - 86, 9, 6), MATERIAL.silver),
        ...p.part(shape('-44,-60! 20,-60! 26,-52! -40,-52!', { y: up }), '#3f5f98', (tone) =>
          [-28, -12, 4].map((x) =>
            p.raw(mark(`${x},${up - 60} ${x + 4},${up - 52}`, [0.6, 0.8, 0.6]), tone.high),
          ),
        ),
        ...p.part(
          shape(
            alive
              ? '-46,-82! 46,-82! 56,-62 52,-30 44,-22 -44,-22 -52,-30 -56,-62'
              : '-46,-50! 44,-50! 52,-34 44,-24 -44,-24 -52,-34',
          ),
          MATERIAL.orange,
          (tone) => [
            p.raw(mark(`-44,${up - 44} 40,${up - 44}`, [0.8, 2, 0.8]), tone.high, { opacity: 0.6 }),
          ],
        ),
        ...wheel(scene, -40, -15, 15),
        ...wheel(scene, 0, -14, 14),
        ...wheel(scene, 40, -15, 15),
      ]
    },
  },
  cardboard_box: {
    hand: 50,
    hero: 120,
    face: [0, -30, 0.4],
    draw: (scene) => carton(scene, '#cfa068'),
  },
  box: { hand: 46, hero: 110, face: [0, -30, 0.4], draw: (scene) => carton(scene, '#b98650') },
} as const satisfies Record<string, ThingArt>
