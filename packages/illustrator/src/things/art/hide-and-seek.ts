import { group } from '#core/display-list'
import { multiply, rotate, translate } from '#core/geometry'
import { ellipse } from '#core/path'
import type { Painter } from '#things/painter'
import { ink, mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const WALL = '#f0b9a0'
const WEED = '#4f8a5a'
const HOLLOW = '#4b4a66'

const house = (p: Painter) => [
  ...p.part(shape('26,-96! 26,-128! 44,-128! 44,-84!'), MATERIAL.clay, (tone) => [
    p.raw(mark('28,-112 42,-112', [0.6, 1.2, 0.6]), tone.deep, { opacity: 0.5 }),
  ]),
  ...p.part(shape('22,-126! 22,-134! 48,-134! 48,-126!'), '#a4563a'),
  ...p.part(shape('-52,0! -56,-40 -54,-78! 54,-78! 56,-40 52,0!'), WALL, (tone) => [
    p.raw(mark('-46,-70 -48,-40 -45,-6', [1, 3, 1]), tone.high, { opacity: 0.6 }),
    p.raw(shape('54,0! 56,-40 54,-76! 40,-76 44,-40 40,0!'), tone.shade, { opacity: 0.5 }),
  ]),
  ...p.part(shape('-66,-70! -52,-92 -26,-110 0,-116 26,-110 52,-92 66,-70!'), '#3f77b5'),
  // Scallops, as on a shell.
  ...[0, 1].flatMap((row) =>
    Array.from({ length: 5 - row }, (_, i) => {
      const x = (i - (4 - row) / 2) * 24
      return p.part(shape('-12,-8 12,-8 10,4 0,9 -10,4', { x, y: -72 - row * 17 }), '#6f9fd0')
    }).flat(),
  ),
  ...p.part(shape('4,0! 4,-34 12,-48 26,-52 38,-46 44,-32 44,0!'), MATERIAL.paleWood),
  ...p.part(shape('9,0! 9,-33 16,-43 26,-46 34,-42 39,-32 39,0!'), MATERIAL.red, (tone) => [
    p.raw(mark('24,-2 24,-44', [0.6, 1, 0.6]), tone.deep, { opacity: 0.5 }),
  ]),
  p.flat(ellipse(33, -20, 2.4), MATERIAL.gold),
  ...p.part(ellipse(-24, -42, 17), MATERIAL.brass),
  p.flat(ellipse(-24, -42, 12), '#ffe3a0'),
  p.wire('M-24 -54V-30M-36 -42H-12', '#a4713a', 2),
]

/** Who lived under it, and had not been expecting anybody. */
const startled = (p: Painter) => [
  ...[-1, 1].flatMap((side) => [
    ...p.part(
      ribbon(`${side * 10},-9 ${side * 20},-18 ${side * 17},-28`, [2, 2.6, 2]),
      MATERIAL.red,
    ),
    ...p.part(ellipse(side * 17, -29, 5, 6), MATERIAL.red),
    p.wire(`M${side * 9} -3L${side * 19} 1M${side * 7} -2L${side * 13} 3`, '#a5352c', 2),
  ]),
  ...p.part(ellipse(0, -8, 14, 9), MATERIAL.red),
  ...[-5, 5].flatMap((x) => [
    p.flat(ellipse(x, -17, 4.6), '#ffffff'),
    p.raw(ellipse(x, -18, 2), ink('#2a2430')),
  ]),
  p.raw(ellipse(0, -7, 2.2, 2.8), ink('#5c1f1c')),
]

/** The street under the sea, and where one leans to count to a hundred. */
export const HIDE_AND_SEEK = {
  /** On her back, and waxed until one could comb one's hair in her. */
  waxed_turtle: {
    hand: 50,
    hero: 128,
    draw: ({ p }) => [
      ...[-1, 1].flatMap((side) => [
        ...p.part(
          shape(
            `${side * 34},-40 ${side * 48},-66 ${side * 60},-78 ${side * 62},-64 ${side * 50},-36`,
          ),
          '#86b35f',
        ),
        ...p.part(
          shape(
            `${side * 16},-46 ${side * 22},-64 ${side * 32},-72 ${side * 32},-60 ${side * 26},-42`,
          ),
          '#78a354',
        ),
      ]),
      ...p.part(shape('-62,-34 -74,-50 -92,-54 -102,-42 -98,-28 -82,-22 -64,-24'), '#86b35f'),
      // She is looked at from below, at her age.
      p.flat(ellipse(-90, -40, 5), '#ffffff'),
      p.raw(ellipse(-91, -42, 2.4), ink('#2a2430')),
      p.wire('M-97 -47l10 -3', '#4d6b35', 2.4),
      p.wire('M-100 -33q6 -4 10 0', '#4d6b35', 2),
      ...p.part(shape('-68,-40! -62,-16 -38,-2 0,0 38,-2 62,-16 68,-40!'), '#7d6136', (tone) =>
        ['-40,-30 -30,-8', '-8,-30 -6,-4', '24,-30 22,-4', '50,-30 42,-10'].map((line) =>
          p.raw(mark(line, [1, 1.6, 0.6]), tone.deep, { opacity: 0.5 }),
        ),
      ),
      ...p.part(ellipse(0, -40, 68, 17), '#6d5430'),
      ...p.part(ellipse(0, -41, 61, 13.6), '#f4e7ae', (tone) => [
        ...['-30,-52 -28,-30', '0,-55 0,-27', '30,-52 28,-30'].map((line) =>
          p.raw(mark(line, [0.6, 1.1, 0.6]), tone.deep, { opacity: 0.45 }),
        ),
        p.raw(shape('-48,-42 -30,-50 -6,-51 -20,-45 -38,-37'), ink('#ffffff'), { opacity: 0.9 }),
        p.raw(shape('22,-33 40,-38 50,-42 46,-36 34,-31'), ink('#ffffff'), { opacity: 0.75 }),
      ]),
      ...['-20,-76 11', '16,-88 8', '46,-94 6'].map((one) => {
        const [xy = '', r = '6'] = one.split(' ')
        const [x = 0, y = 0] = xy.split(',').map(Number)
        return p.raw(
          shape('0,-10! 1.6,-1.6! 10,0! 1.6,1.6! 0,10! -1.6,1.6! -10,0! -1.6,-1.6!', {
            x,
            y,
            k: Number(r) / 8,
          }),
          ink('#fffbe0'),
        )
      }),
    ],
  },
  reef_house: {
    hand: 60,
    hero: 170,
    draw: ({ p, state }) =>
      state === 'open'
        ? [
            p.flat(ellipse(0, 0, 66, 13), '#a98d5d', { opacity: 0.85 }),
            p.flat(ellipse(0, 1, 56, 9), '#8d744b', { opacity: 0.8 }),
            group(startled(p), { transform: translate(14, 2) }),
            ...p.part(shape('-44,1 -38,-8 -30,-5 -22,-10 -16,-4 -26,4'), '#5f9f4c', (tone) => [
              p.raw(mark('-40,-2 -26,-5', [0.4, 1.4, 0.4]), tone.high, { opacity: 0.8 }),
            ]),
            // Sand runs off it as it goes up.
            ...[-42, -20, 6, 40].map((x, i) =>
              p.raw(
                ribbon(`${x},${-72 + i * 3} ${x - 2},-40 ${x + 1},-8`, [2.6, 1.8, 0.4]),
                '#e9d6a4',
                {
                  opacity: 0.8,
                },
              ),
            ),
            group(house(p), { transform: multiply(translate(0, -84), rotate(-8)) }),
            ...['-48,-34 5', '-58,-52 3.4', '54,-30 4.4', '60,-50 5', '44,-20 3'].map((one) => {
              const [xy = '', r = '4'] = one.split(' ')
              const [x = 0, y = 0] = xy.split(',').map(Number)
              return p.wire(ellipse(x, y, Number(r)), '#f2ffff', 1, { opacity: 0.85 })
            }),
          ]
        : house(p),
  },
  counting_rock: {
    hand: 60,
    hero: 240,
    draw: ({ p }) => [
      ...p.part(
        shape(
          '-58,-4 -60,-44 -50,-96 -46,-140 -34,-184 -8,-204 20,-198 38,-172 42,-128 52,-84 58,-36 60,-4 30,6 -30,6',
        ),
        '#7b7898',
        (tone) => [
          p.raw(shape('-48,-60 -38,-130 -26,-178 -6,-194 -24,-150 -32,-80'), tone.high, {
            opacity: 0.35,
          }),
          p.raw(shape('60,0 54,-70 44,-130 36,-170 32,-120 38,-50 40,0'), tone.shade, {
            opacity: 0.6,
          }),
          // One for each size that somebody has been.
          ...[
            { y: -26, r: 9 },
            { y: -60, r: 14 },
            { y: -106, r: 20 },
            { y: -160, r: 25 },
          ].flatMap(({ y, r }) => [
            p.raw(ellipse(-8, y, r * 1.12, r * 1.1), tone.deep, { opacity: 0.55 }),
            p.raw(ellipse(-8, y + r * 0.06, r, r * 0.96), HOLLOW, { opacity: 0.9 }),
            p.raw(ellipse(-8, y - r * 0.2, r * 0.86, r * 0.66), '#35344c', { opacity: 0.7 }),
            p.raw(
              mark(
                `${-8 - r * 0.8},${y + r * 0.72} ${-8},${y + r * 1.1} ${-8 + r * 0.8},${y + r * 0.72}`,
                [0.4, r * 0.12, 0.4],
              ),
              tone.high,
              { opacity: 0.8 },
            ),
            ...[0, 1].flatMap((row) =>
              Array.from({ length: 5 }, (_, i) =>
                p.raw(
                  mark(
                    `${r - 3 + i * 3.6},${y - 5 + row * 9} ${r - 3.6 + i * 3.6},${y + 1 + row * 9}`,
                    [0.5, 1, 0.4],
                  ),
                  '#f1ecdf',
                  { opacity: 0.85 },
                ),
              ),
            ),
          ]),
        ],
      ),
      ...[-52, -44, 50].flatMap((x, i) =>
        p.part(
          ribbon(`${x},4 ${x - 6},-18 ${x + 2},-36 ${x - 3},${-52 + i * 8}`, [2.4, 4.4, 3.6, 0.6]),
          WEED,
        ),
      ),
      ...p.part(
        shape('-76,8 -66,-4 -48,-3 -30,-9 -8,-3 24,-8 44,-3 62,-7 78,8 40,12 -44,12'),
        '#d8c08e',
      ),
    ],
  },
} satisfies Record<string, ThingArt>
