import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const COAT = '#4d6d86'
const LINING = '#3a5468'
const SACK = '#e2bf86'
const FELT = '#6b4a3a'

/** A bundle of straw that comes out of a sleeve, or from under a hat. */
const tuft = (p: Painter, x: number, y: number, side: number, k = 1): DisplayList =>
  [-9, -4.5, 0, 4.5, 9].flatMap((dy, i) =>
    p.part(
      ribbon(
        `${x},${y + dy * 0.3 * k} ${x + side * 8 * k},${y + dy * 0.7 * k} ${x + side * (13 - Math.abs(dy) * 0.3) * k},${y + dy * k + (i % 2) * 1.4}`,
        [2 * k, 1.8 * k, 0.8 * k],
      ),
      i % 2 ? MATERIAL.straw : '#cf9b45',
    ),
  )

const pole = (p: Painter): DisplayList => [
  ...p.part(ribbon('0,0 0,-50', [3.6, 3.6], { start: 'flat', end: 'flat' }), MATERIAL.wood),
  ...p.part(shape('-16,2 -9,-5 0,-7 9,-5 16,2'), '#8a6242'),
]

/** Two sleeves on one broomstick, and the coat of somebody larger. */
const coat = (p: Painter): DisplayList => [
  ...tuft(p, -55, -81, -1),
  ...tuft(p, 55, -81, 1),
  ...[-1, 1].flatMap((side) =>
    p.part(
      shape('12,-91 34,-89 56,-88! 57,-72! 47,-68 34,-70 16,-72', { kx: side }),
      COAT,
      (tone) => [
        p.raw(mark('20,-75 36,-73 50,-72', [0.6, 2, 0.6], { kx: side }), tone.deep, {
          opacity: 0.35,
        }),
        p.flat(shape('52,-89! 57.5,-88.5! 58.5,-71.5! 53,-70!', { kx: side }), LINING),
        p.flat(shape('30,-86! 40,-87! 40,-77! 30,-76!', { kx: side }), side < 0 ? '#b9604a' : COAT),
      ],
    ),
  ),
  ...p.part(
    shape('-17,-90 0,-94 17,-90 21,-72 25,-50 30,-24 12,-20 0,-23 -13,-19 -30,-24 -25,-50 -21,-72'),
    COAT,
    (tone) => [
      p.raw(mark('0,-86 1,-52 -1,-24', [0.6, 1.4, 1]), tone.deep, { opacity: 0.6 }),
      p.flat(shape('-16,-91 0,-76 -3,-70 -12,-78'), LINING),
      p.flat(shape('16,-91 0,-76 3,-70 12,-78'), LINING),
      ...[-64, -52, -40].map((y) => p.flat(ellipse(5, y, 2.2, 2.2), '#f0d9a8')),
      p.raw(mark('-20,-44 -13,-42 -7,-44', [0.6, 1.6, 0.6]), tone.deep, { opacity: 0.7 }),
      p.raw(mark('11,-44 17,-42 23,-44', [0.6, 1.6, 0.6]), tone.deep, { opacity: 0.7 }),
      p.flat(shape('-22,-34! -13,-36! -12,-27! -21,-25!'), '#c98a3f'),
    ],
  ),
]

const head = (p: Painter): DisplayList => [
  ...tuft(p, -14, -100, -1, 0.7),
  ...tuft(p, 14, -100, 1, 0.7),
  ...p.part(
    shape('-10,-88 -18,-96 -19,-108 -13,-119 0,-122 13,-119 19,-108 18,-96 10,-88 0,-86'),
    SACK,
    (tone) => [p.raw(mark('-8,-89 0,-87.4 8,-89', [0.8, 2, 0.8]), tone.deep, { opacity: 0.5 })],
  ),
  ...p.part(ribbon('-12,-89 0,-86 12,-89', [3, 3.4, 3]), MATERIAL.red),
  ...p.part(shape('-30,-115 -16,-121 0,-123 16,-121 30,-115 16,-111.5 0,-112.5 -16,-111.5'), FELT),
  ...p.part(shape('-15,-118! -13,-132 -4,-138 7,-136 14,-130 15,-118! 0,-115.5'), FELT, (tone) => [
    p.flat(shape('-15.4,-123 0,-119.5 15.4,-123 15.4,-118 0,-114.8 -15.4,-118'), '#c9a24a'),
    p.raw(mark('-9,-132 -2,-135 5,-134', [0.5, 1.4, 0.5]), tone.high, { opacity: 0.6 }),
  ]),
]

const COLORS = ['#c9744a', '#5b87b8', '#8a6a4a', '#d9a441', '#7d9a5a', '#a85a6a'] as const

/** A small bird, seen from its side, with its feet at x, y. */
const bird = (p: Painter, x: number, y: number, i: number, k = 1): DisplayList => {
  const side = i % 2 ? -1 : 1
  const place = { x, y, kx: side * k * (0.74 + (i % 3) * 0.08), ky: k * (0.74 + (i % 3) * 0.08) }
  const at = (dx: number) => x + dx * place.kx
  return [
    ...p.part(shape('-7,-3 -15,-1 -14,-4 -8,-9', place), '#6a5140'),
    ...p.part(
      shape('-8,-5 -6,-11 0,-13 4,-18 10,-17 11,-11 8,-4 2,0 -4,-1', place),
      COLORS[i % 6] ?? '#c9744a',
      () => [
        p.flat(shape('2,-9 9,-11 9,-4 3,-1', place), '#f4e3c4'),
        p.raw(mark('-6,-8 -1,-7 3,-10', [0.6, 2, 0.6], place), ink('#4a382c'), { opacity: 0.55 }),
      ],
    ),
    p.flat(shape('10.5,-15! 15,-13.4! 10.5,-12!', place), MATERIAL.orange),
    p.flat(ellipse(at(7.4), y - 14 * place.ky, 1.2, 1.3), '#1d1a2c'),
    p.flat(ellipse(at(7.8), y - 14.4 * place.ky, 0.4, 0.4), '#ffffff'),
  ]
}

/** Nothing of him is to be seen but what he does with his arms. */
const sheet = (p: Painter): DisplayList => [
  ...p.part(
    shape(
      '-19,-112 -14,-124 0,-129 14,-124 19,-112 24,-94 44,-92 57,-90! 60,-62 52,-56 45,-62 38,-54 33,-36 35,-16 24,-10 14,-17 2,-9 -10,-16 -22,-9 -35,-16 -33,-36 -38,-54 -45,-62 -52,-56 -60,-62 -57,-90! -44,-92 -24,-94',
    ),
    '#f4f1ea',
    (tone) =>
      [
        '-30,-84 -34,-66 -33,-40',
        '30,-84 34,-66 33,-40',
        '-10,-80 -13,-48 -10,-20',
        '11,-80 14,-50 13,-20',
        '-50,-86 -53,-72 -51,-60',
        '50,-86 53,-72 51,-60',
      ].map((line) => p.raw(mark(line, [0.6, 2.2, 0.6]), tone.deep, { opacity: 0.3 })),
  ),
  ...[-7.5, 7.5].map((x) => p.flat(ellipse(x, -106, 3.6, 5), '#2f2a3a')),
  ...[-7, 8].map((x) => p.flat(ellipse(x, -108, 1.1, 1.4), '#ffffff')),
  p.flat(ellipse(0, -95, 3, 3.6), '#2f2a3a'),
]

/** He stands the same, whoever sits on him. */
const BODY = {
  hand: 60,
  hero: 460,
  face: [0, -103, 0.24],
  hands: [
    [-64, -81],
    [64, -81],
  ],
} satisfies Omit<ThingArt, 'draw'>

export const SCARECROW = {
  /** Empty, he is under a sheet. */
  scarecrow: {
    ...BODY,
    draw: ({ p, state }) => [...pole(p), ...coat(p), ...(state === 'empty' ? sheet(p) : head(p))],
  },
  /** One, on a thumb. */
  wren_scarecrow: {
    ...BODY,
    draw: ({ p }) => [...pole(p), ...coat(p), ...head(p), ...bird(p, -58, -87, 0, 1.3)],
  },
  /** As many as there is room for. */
  bird_scarecrow: {
    ...BODY,
    draw: ({ p }) => [
      ...pole(p),
      ...coat(p),
      ...head(p),
      ...(
        [
          [-54, -87],
          [-41, -88],
          [-28, -89],
          [29, -89],
          [42, -88],
          [55, -87],
          [0, -136],
          [-22, -116],
        ] as const
      ).flatMap(([x, y], i) => bird(p, x, y, i)),
      ...bird(p, 16, -26, 3),
    ],
  },
} satisfies Record<string, ThingArt>
