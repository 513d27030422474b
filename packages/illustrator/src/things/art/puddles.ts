import { ellipse } from '#core/path'
import { mark, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

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

/** What was poured out, or came up. */
export const PUDDLES = {
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
} satisfies Record<string, ThingArt>
