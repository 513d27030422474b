import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

/** A page, or the back of one. */
export const written = (p: Painter, place: Place, isFront = true) => [
  ...p.part(shape('-11,-15! 11,-14! 12,14! -11,15!', place), MATERIAL.paper),
  ...(isFront ? [-8, -3, 2, 7] : []).map((y) =>
    p.raw(mark(`-7,${y} 7,${y}`, [0.4, 0.9, 0.4], place), '#7b6a55', { opacity: 0.8 }),
  ),
]

const sunrise = (p: Painter, place: Place, sky: string) => [
  ...p.part(shape('-17,-13! 17,-13! 17,13! -17,13!', place), MATERIAL.cream),
  p.flat(shape('-15,-11! 15,-11! 15,11! -15,11!', place), sky),
  p.raw(shape('-9,4 -7,-4 0,-8 7,-4 9,4!', place), '#ffd24d'),
  ...[-12, -6, 0, 6, 12].map((x) =>
    p.raw(
      mark(
        `${x * 0.8},${-5 + Math.abs(x) * 0.45} ${x * 1.1},${-9 + Math.abs(x) * 0.6}`,
        [0.6, 1, 0.4],
        place,
      ),
      '#ffd24d',
    ),
  ),
  p.flat(shape('-15,4! 15,4! 15,11! -15,11!', place), '#5b8f6d'),
]

const WOOL = ['#d4483d', '#3f77b5', '#5f9f4c', '#f2c24a', '#8a65bd', '#2c8f8c'] as const

const mitten = (p: Painter, place: Place, color: string) => [
  ...p.part(shape('-9,0! -10,16 -6,26 0,28 7,26 10,16 9,0!', place), color),
  ...p.part(shape('8,8 15,10 18,17 14,20 8,15', place), color),
  p.flat(shape('-10,-3! 10,-3! 10,4! -10,4!', place), MATERIAL.cream),
]

/** What hangs side by side: pages, mittens, suns. */
export const HUNG_UP = {
  pinned_pages: {
    hand: 60,
    hero: 250,
    face: [0, -60, 0.3],
    draw: ({ p, state }) => [
      ...[-92, -58, -24].flatMap((y, row) => [
        p.wire(`M-78 ${y - 6}Q0 ${y + 12} 78 ${y - 6}`, MATERIAL.leather, 1.6),
        ...[-60, -30, 0, 30, 60].flatMap((x, i) => {
          const sag = 9 - (x * x) / 480
          return [
            ...written(
              p,
              { x, y: y + 11 + sag, turn: ((i + row) % 3) * 7 - 7, k: 0.86 },
              state !== 'empty',
            ),
            p.flat(ellipse(x, y - 2 + sag, 2.4), MATERIAL.red),
          ]
        }),
      ]),
      ...[-80, 80].flatMap((x) =>
        p.part(
          ribbon(
            [
              [x, 0],
              [x, -104],
            ],
            [3.2, 2.6],
          ),
          MATERIAL.darkWood,
        ),
      ),
    ],
  },
  mitten_row: {
    hand: 50,
    hero: 170,
    draw: ({ p, state }) => [
      ...[-84, 84].flatMap((x) =>
        p.part(
          ribbon(
            [
              [x, 0],
              [x, -84],
            ],
            [3.6, 3],
          ),
          MATERIAL.darkWood,
        ),
      ),
      ...p.part(shape('-94,-84! 94,-84! 94,-70! -94,-70!'), MATERIAL.paleWood),
      ...[-70, -42, -14, 14, 42, 70].flatMap((x, i) => [
        ...(state === 'empty' && i % 2
          ? []
          : mitten(p, { x, y: -62, kx: state === 'empty' ? 1 : -1 }, WOOL[i] ?? MATERIAL.red)),
        ...p.part(ellipse(x, -76, 4, 5), MATERIAL.wood),
      ]),
    ],
  },
  sun_pictures: {
    hand: 60,
    hero: 230,
    draw: ({ p }) => [
      ...p.part(shape('-82,0! -82,-116! 82,-116! 82,0!'), '#8b5a3a', (tone) =>
        [-96, -76, -56, -36, -16].map((y) =>
          p.raw(mark(`-82,${y} 82,${y}`, [0.8, 1.2, 0.8]), tone.deep, { opacity: 0.5 }),
        ),
      ),
      ...(
        [
          [-58, -94, -5, '#f2a9a0'],
          [-18, -98, 4, '#8fc1de'],
          [22, -94, -3, '#f0c98a'],
          [60, -96, 6, '#c8a6d8'],
          [-60, -60, 5, '#8fc1de'],
          [-22, -62, -4, '#f0c98a'],
          [20, -58, 5, '#f2a9a0'],
          [58, -60, -5, '#8fc1de'],
          [-56, -24, -3, '#c8a6d8'],
          [-18, -26, 6, '#f2a9a0'],
          [22, -22, -5, '#8fc1de'],
          [60, -26, 3, '#f0c98a'],
        ] as const
      ).flatMap(([x, y, turn, sky]) => [
        ...sunrise(p, { x, y, turn }, sky),
        p.flat(ellipse(x, y - 11, 1.8), MATERIAL.iron),
      ]),
    ],
  },
} satisfies Record<string, ThingArt>
