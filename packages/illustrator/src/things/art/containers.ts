import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt, ThingScene } from '#things/thing-art'

const WHITE = ink('#ffffff')

/** The other end of a telephone: a long string, and a tin. */
const tinOnString = (p: Painter) => [
  p.wire('M0 -40C60 10 96 -70 140 -24S190 0 206 -30', '#f3e6c8', 4),
  ...p.part(
    shape('-22,-56! 22,-56! 22,-4! 10,1 -10,1 -22,-4!', { x: 222 }),
    MATERIAL.silver,
    () => [p.flat(shape('-26,-46! 26,-46! 26,-14! -26,-14!', { x: 222 }), MATERIAL.blue)],
  ),
  p.flat(ellipse(222, -56, 22, 5.6), '#8f99a6'),
]

/** A bucket on its side in the air, and all that was in it. */
const pouredOut = (p: Painter) => {
  const tipped = { x: 0, y: -84, turn: 108 }
  return [
    ...p.part(
      ribbon('58,-70 84,-66 98,-40 104,0 106,34', [20, 20, 17, 14, 18]),
      '#7cc4de',
      (tone) => [
        p.raw(mark('66,-72 88,-60 96,-30 100,20', [1, 3, 1]), WHITE, { opacity: 0.7 }),
        p.raw(mark('80,-50 90,-20 92,16', [0.8, 2, 0.8]), tone.deep, { opacity: 0.4 }),
      ],
    ),
    ...[
      [84, 30, 6],
      [126, 22, 5],
      [132, -4, 4],
      [76, 8, 3.4],
    ].map(([x = 0, y = 0, r = 0]) => p.raw(ellipse(x, y, r, r * 1.2), '#a8dcec')),
    ...p.part(shape('-42,-66! 42,-66! 32,-3! 16,2 -16,2 -32,-3!', tipped), '#6f9cc0', (tone) => [
      p.raw(mark('-38,-46 0,-40 38,-46', [1, 1.8, 1], tipped), tone.deep, { opacity: 0.5 }),
      p.raw(mark('-30,-58 -24,-12', [1, 3.4, 1], tipped), tone.high, { opacity: 0.6 }),
    ]),
    ...p.part(shape('-42,-66 0,-73 42,-66 0,-57', tipped), '#8fd0e4'),
    p.wire('M42 -96C60 -120 44 -30 30 -28', MATERIAL.iron, 3.2),
  ]
}

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

/** What one puts something in. */
export const CONTAINERS = {
  jar: {
    hand: 36,
    hero: 110,
    face: [0, -40, 0.38],
    glow: { at: [0, -42], radius: 80, color: '#ffe08a', when: 'glowing' },
    draw: ({ p, state, random }) => [
      ...p.part(
        shape('-24,-90! 24,-90! 24,-80! 36,-68 36,-8 28,0 -28,0 -36,-8 -36,-68 -24,-80!'),
        MATERIAL.glass,
        () => [
          ...(state === 'empty' || state === 'open'
            ? []
            : state === 'glowing'
              ? [
                  p.raw(ellipse(0, -38, 34, 38), ink('#ffc93f'), { opacity: 0.85, blur: 7 }),
                  p.raw(ellipse(0, -38, 15, 17), ink('#fff6cf'), { opacity: 0.95, blur: 3 }),
                  ...Array.from({ length: 9 }, () =>
                    p.raw(
                      ellipse(random.between(-26, 26), random.between(-66, -10), 3.2),
                      ink('#fff3c0'),
                    ),
                  ),
                ]
              : [
                  p.flat(shape('-40,-56 -12,-59 14,-55 40,-58 40,6 -40,6'), '#c23b55', {
                    opacity: 0.92,
                  }),
                ]),
          p.raw(mark('-28,-70 -29,-30 -27,-12', [1, 3, 1]), WHITE, { opacity: 0.75 }),
        ],
      ),
      ...(state === 'open'
        ? p.part(ellipse(0, -90, 24, 5), '#eef8fa')
        : p.part(shape('-30,-98! 30,-98! 30,-82! -30,-82!'), MATERIAL.red, (tone) =>
            [-18, -6, 6, 18].map((x) =>
              p.raw(mark(`${x},-97 ${x},-83`, [0.6, 1.2, 0.6]), tone.deep, { opacity: 0.5 }),
            ),
          )),
    ],
  },
  tin_can: {
    hand: 30,
    hero: 90,
    face: [0, -40, 0.36],
    grip: [0, -42],
    draw: ({ p, state }) => [
      ...(state === 'open' ? tinOnString(p) : []),
      ...p.part(shape('-32,-82! 32,-82! 32,-4! 16,2 -16,2 -32,-4!'), MATERIAL.silver, (tone) => [
        p.flat(shape('-40,-66! 40,-66! 40,-20! -40,-20!'), MATERIAL.red),
        ...[-74, -12].map((y) =>
          p.raw(mark(`-32,${y} 0,${y + 4} 32,${y}`, [0.8, 1.4, 0.8]), tone.deep, { opacity: 0.5 }),
        ),
      ]),
      ...p.part(ellipse(0, -82, 32, 8), '#e6edf2'),
      p.flat(ellipse(0, -81, 26, 5.6), '#8f99a6'),
      // Full to the top, with screws.
      ...(state === 'full'
        ? [
            [-20, -84, -24],
            [-8, -90, 10],
            [6, -86, -8],
            [18, -88, 26],
            [-1, -96, 34],
          ].flatMap(([x = 0, y = 0, turn = 0]) => [
            ...p.part(shape('-2.4,14! -2.4,-6! 2.4,-6! 2.4,14! 0,19!', { x, y, turn }), '#b9a06a'),
            ...p.part(shape('-7,-6! -6,-11 6,-11 7,-6!', { x, y, turn }), '#d9bf80'),
          ])
        : []),
    ],
  },
  basket: {
    hand: 50,
    hero: 120,
    grip: [0, -94],
    face: [0, -26, 0.36],
    draw: ({ p, state }) => [
      p.wire('M-44 -50C-40 -108 40 -108 44 -50', MATERIAL.leather, 6),
      ...(state === 'empty'
        ? [p.flat(ellipse(0, -50, 48, 9), '#5e3c22')]
        : [
            ...[-30, -10, 12, 32].flatMap((x, i) =>
              p.part(
                ellipse(x, -56 - (i % 2) * 6, 15, 14),
                [MATERIAL.red, MATERIAL.yellow, MATERIAL.red, MATERIAL.leaf][i] ?? MATERIAL.red,
              ),
            ),
            ...p.part(shape('-10,-70 -4,-82 8,-80 0,-70'), MATERIAL.leaf),
          ]),
      ...p.part(shape('-52,-52! 52,-52! 42,-4 30,0 -30,0 -42,-4'), MATERIAL.straw, (tone) =>
        [-38, -25, -12].flatMap((y, row) =>
          Array.from({ length: 9 }, (_, i) =>
            p.raw(
              mark(
                `${-54 + i * 13 + (row % 2) * 6},${y} ${-48 + i * 13 + (row % 2) * 6},${y - 4} ${-42 + i * 13 + (row % 2) * 6},${y}`,
                [0.8, 2, 0.8],
              ),
              (i + row) % 2 ? tone.deep : tone.high,
              { opacity: 0.6 },
            ),
          ),
        ),
      ),
      ...p.part(shape('-55,-56! 55,-56! 54,-46! -54,-46!'), '#c9973f'),
    ],
  },
  bucket: {
    hand: 48,
    hero: 120,
    grip: [0, -92],
    face: [0, -32, 0.38],
    draw: ({ p, state }) =>
      state === 'open'
        ? pouredOut(p)
        : [
            p.wire('M-38 -66C-34 -104 34 -104 38 -66', MATERIAL.iron, 3.6),
            ...p.part(shape('-42,-66! 42,-66! 32,-3! 16,2 -16,2 -32,-3!'), '#6f9cc0', (tone) => [
              p.raw(mark('-38,-46 0,-40 38,-46', [1, 1.8, 1]), tone.deep, { opacity: 0.5 }),
              p.raw(mark('-30,-58 -24,-12', [1, 3.4, 1]), tone.high, { opacity: 0.6 }),
            ]),
            ...p.part(ellipse(0, -66, 42, 9), '#9fc2da'),
            p.flat(ellipse(0, -65, 36, 6.4), state === 'full' ? '#57a9c9' : '#3f5f7c'),
            ...(state === 'full'
              ? [p.raw(mark('-18,-66 -4,-68 8,-65', [0.6, 1.4, 0.6]), WHITE, { opacity: 0.7 })]
              : []),
            // Of what a comet drops.
            ...(state === 'glowing'
              ? p.part(shape('-37,-65 -24,-80 -4,-88 18,-82 37,-65 20,-58 -20,-58'), MATERIAL.gold)
              : []),
          ],
  },
  /** Red paint, and some of it already outside. */
  paint_bucket: {
    hand: 48,
    hero: 120,
    grip: [0, -92],
    face: [0, -32, 0.38],
    draw: ({ p }) => [
      p.wire('M-38 -66C-34 -104 34 -104 38 -66', MATERIAL.iron, 3.6),
      ...p.part(shape('-42,-66! 42,-66! 32,-3! 16,2 -16,2 -32,-3!'), MATERIAL.silver, (tone) => [
        p.raw(mark('-30,-58 -24,-12', [1, 3.4, 1]), tone.high, { opacity: 0.6 }),
        p.flat(
          shape(
            '-44,-68! 44,-68! 40,-44 34,-36 29,-46 20,-50 12,-26 5,-24 1,-46 -12,-52 -20,-40 -27,-50 -40,-52',
          ),
          MATERIAL.red,
        ),
      ]),
      ...p.part(ellipse(0, -66, 42, 9), MATERIAL.silver),
      p.flat(ellipse(0, -65, 37, 7), MATERIAL.red),
      p.raw(mark('-20,-66 -4,-68 10,-65', [0.6, 1.6, 0.6]), WHITE, { opacity: 0.6 }),
    ],
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
  cardboard_box: {
    hand: 50,
    hero: 120,
    face: [0, -30, 0.4],
    draw: (scene) => carton(scene, '#cfa068'),
  },
  box: { hand: 46, hero: 110, face: [0, -30, 0.4], draw: (scene) => carton(scene, '#b98650') },
} satisfies Record<string, ThingArt>
