import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const bowlOfSoup = (p: Painter, x: number, i: number): DisplayList => [
  ...p.part(shape('-17,-86! 17,-86! 11,-72 0,-70 -11,-72', { x }), i % 2 ? '#c8553d' : '#5c9bd2'),
  p.flat(ellipse(x, -86, 17, 4), '#e09a3e'),
  p.wire(`M${x - 3} -92q-5 -6 0 -11t0 -11`, '#ffffff', 2, { opacity: 0.6 }),
]

/** Upside down, on its points, it holds letters. */
const crownOfLetters = (p: Painter, place: Place): DisplayList => {
  const { x = 0, y = 0 } = place
  return [
    ...p.part(ellipse(x, y - 42, 34, 8), '#8a6a1f'),
    ...[
      [-17, -48, -16],
      [0, -56, 4],
      [18, -49, 18],
    ].flatMap(([dx = 0, dy = 0, turn = 0]) => {
      const at = { x: x + dx, y: y + dy, turn }
      return [
        ...p.part(shape('-14,-14! 14,-14! 14,16! -14,16!', at), MATERIAL.paper),
        p.flat(mark('-13,-13 0,2 13,-13', [0.8, 1, 0.8], at), '#b79d6f'),
      ]
    }),
    ...p.part(
      shape(
        '-34,-42! -20,-36 0,-34 20,-36 34,-42! 37,-2! 22,-17! 13,4! 0,-14! -13,4! -22,-17! -37,-2!',
        place,
      ),
      MATERIAL.gold,
      (tone) => [
        p.raw(mark('-32,-31 0,-23 32,-31', [1, 1.6, 1], place), tone.deep, { opacity: 0.6 }),
      ],
    ),
    ...[-22, 0, 22].flatMap((dx, i) =>
      p.part(
        ellipse(x + dx, y - 24 + (i === 1 ? 4 : 0), 4, 4),
        i === 1 ? MATERIAL.red : MATERIAL.teal,
      ),
    ),
    ...[
      [-37, -1],
      [-13, 5],
      [13, 5],
      [37, -1],
    ].flatMap(([dx = 0, dy = 0]) => p.part(ellipse(x + dx, y + dy, 3.6, 3.6), '#f8d36a')),
  ]
}

const loaf = (p: Painter, place: Place): DisplayList =>
  p.part(shape('-30,0 -34,-16 -20,-28 8,-30 30,-20 33,-4 18,2', place), '#c98a45', (tone) =>
    [-14, 2, 17].map((x) =>
      p.raw(mark(`${x - 5},-24 ${x + 2},-16 ${x + 4},-8`, [0.8, 2.6, 0.8], place), tone.high, {
        opacity: 0.7,
      }),
    ),
  )

const cloth = (p: Painter): DisplayList => [
  ...p.part(shape('-186,-84! 186,-84! 202,-66! -202,-66!'), '#fbf3e2'),
  ...p.part(
    shape(
      '-202,-67! 202,-67! 205,-2! 170,4 136,-1 102,4 68,-1 34,4 0,-1 -34,4 -68,-1 -102,4 -136,-1 -170,4 -205,-2!',
    ),
    '#f3e5cd',
    (tone) => [
      ...[-170, -112, -54, 8, 66, 124, 178].map((x) =>
        p.raw(mark(`${x},-64 ${x + 3},-36 ${x - 2},-3`, [0.8, 2.6, 0.6]), tone.deep, {
          opacity: 0.28,
        }),
      ),
      p.flat(shape('-205,-18! 205,-18! 205,-11! -205,-11!'), '#d4695a', { opacity: 0.85 }),
    ],
  ),
]

/** What many sit at, lie under or share. */
export const GATHERINGS = {
  /** Whole, everybody's bowl is on it; full, bread and a crown that holds letters too. */
  feast_table: {
    hand: 60,
    hero: 158,
    draw: ({ p, state }) => [
      ...cloth(p),
      ...(state === 'full' ? [-158, -98, 98, 158] : [-162, -108, -54, 0, 54, 108, 162]).flatMap(
        (x, i) => bowlOfSoup(p, x, i),
      ),
      ...(state === 'full'
        ? [...loaf(p, { x: -44, y: -73 }), ...crownOfLetters(p, { x: 36, y: -76, k: 1 })]
        : []),
    ],
  },
  /** Low and wide, with somebody's cake on it and room under it. */
  nap_table: {
    hand: 60,
    hero: 190,
    // The flag, to lie on and under.
    draw: ({ p }) => [
      ...p.part(shape('-112,6! -94,-13! 96,-15! 114,4! 40,11 -40,5'), MATERIAL.red, (tone) =>
        [-78, -26, 26, 78]
          .map((x) =>
            p.flat(shape('-13,-18! 13,-18! 15,13! -15,13!', { x }), MATERIAL.cream, {
              opacity: 0.9,
            }),
          )
          .concat(p.raw(mark('-100,-2 0,2 102,-4', [0.8, 2, 0.8]), tone.deep, { opacity: 0.4 })),
      ),
      ...[-114, 114].flatMap((x) =>
        p.part(shape('-8,-108! 8,-108! 6,0! -6,0!', { x }), MATERIAL.darkWood),
      ),
      ...p.part(shape('-124,-124! 124,-124! 140,-108! -140,-108!'), MATERIAL.paleWood),
      ...p.part(shape('-140,-109! 140,-109! 140,-98! -140,-98!'), MATERIAL.wood),
      ...slicedCake(p, { x: 0, y: -112, k: 1 }),
    ],
  },
  sliced_cake: {
    hand: 52,
    hero: 94,
    grip: [0, -4],
    draw: ({ p }) => slicedCake(p, { x: 0, y: 0, k: 1 }),
  },
  bread_basket: {
    hand: 60,
    hero: 150,
    draw: ({ p }) => [
      ...[-26, -8, 10, 28].flatMap((x, i) =>
        p.part(
          ribbon(`${x * 0.7},-26 ${x},-70 ${x * 1.3},-${104 + (i % 2) * 10}`, [8, 9, 6]),
          i % 2 ? '#cf9450' : '#c07f3c',
          (tone) =>
            [-54, -70, -86].map((y) =>
              p.raw(mark(`${x - 6},${y} ${x + 6},${y - 6}`, [0.6, 1.8, 0.6]), tone.high, {
                opacity: 0.7,
              }),
            ),
        ),
      ),
      ...loaf(p, { x: -34, y: -46 }),
      ...loaf(p, { x: 36, y: -44, k: 0.94 }),
      ...loaf(p, { x: 2, y: -42, k: 1.06 }),
      ...p.part(shape('-70,-50! 70,-50! 56,0! -56,0!'), '#c99b5f', (tone) =>
        [-40, -28, -16, -5].flatMap((y, row) =>
          Array.from({ length: 9 }, (_, i) =>
            p.raw(
              mark(`0,0 8,${row % 2 ? 3 : -3}`, [1, 2.2, 1], {
                x: -60 + i * 14 + (row % 2) * 6,
                y,
              }),
              i % 2 ? tone.deep : tone.high,
              { opacity: 0.5 },
            ),
          ),
        ),
      ),
      ...p.part(ribbon('-72,-50 0,-46 72,-50', [4, 4.4, 4]), '#b5824a'),
    ],
  },
  long_table: {
    hand: 60,
    hero: 165,
    draw: ({ p, state }) => [
      ...[-156, -104, -52, 0, 52, 104, 156].flatMap((x) => [
        ...[-14, 14].flatMap((dx) =>
          p.part(
            ribbon(`${x + 4 + dx},-12 ${x + 4 + dx * 1.1},-122`, [2.8, 2.4]),
            MATERIAL.darkWood,
          ),
        ),
        ...p.part(
          shape('-17,-106! -15,-116 0,-121 15,-116 17,-106! 0,-109', { x: x + 4 }),
          MATERIAL.wood,
        ),
        ...p.part(shape('-15,-90! 15,-90! 15,-97! -15,-97!', { x: x + 4 }), MATERIAL.wood),
      ]),
      ...[-168, -60, 60, 168].flatMap((x) =>
        p.part(
          ribbon(
            [
              [x, 0],
              [x, -60],
            ],
            [5, 6],
          ),
          MATERIAL.darkWood,
        ),
      ),
      ...p.part(shape('-190,-78! 190,-78! 200,-62! -200,-62!'), MATERIAL.paleWood),
      ...p.part(shape('-200,-64! 200,-64! 200,-54! -200,-54!'), MATERIAL.wood),
      ...[-156, -104, -52, 0, 52, 104, 156].flatMap((x, i) => [
        ...p.part(
          shape('-16,-86! 16,-86! 11,-72 0,-70 -11,-72', { x }),
          i % 2 ? '#e9dcc0' : '#8fb9c9',
        ),
        p.flat(ellipse(x, -86, 16, 3.6), state === 'full' ? '#e09a3e' : '#6b5a46'),
        ...(state === 'full'
          ? [p.wire(`M${x - 3} -92q-5 -7 0 -12t0 -12`, '#ffffff', 2, { opacity: 0.6 })]
          : []),
        p.flat(
          ribbon(
            [
              [x + 22, -70],
              [x + 24, -82],
            ],
            [1.6, 2.4],
          ),
          MATERIAL.silver,
        ),
      ]),
    ],
  },
} satisfies Record<string, ThingArt>

/** Yellow, with a crust, cut into seven from its middle, and one of the seven a little out. */
function slicedCake(p: Painter, place: Place): DisplayList {
  const cuts = [-168, -116, -64, -12, 40, 92].map((turn) => {
    const angle = (turn * Math.PI) / 180
    return `0,-42 ${(Math.cos(angle) * 55).toFixed(1)},${(-42 + Math.sin(angle) * 15).toFixed(1)}`
  })
  return [
    ...p.part(shape('-80,-4 -50,5 0,8 50,5 80,-4 50,-12 0,-14 -50,-12', place), MATERIAL.cream),
    ...p.part(
      shape('-58,-42! -56,-10 -30,1 0,4 30,1 56,-10 58,-42! 30,-30 0,-27 -30,-30', place),
      '#f2cf6a',
      (tone) => [
        p.flat(
          shape('-58,-24 -30,-13 0,-10 30,-13 58,-24 58,-19 30,-7 0,-4 -30,-7 -58,-19', place),
          '#d4695a',
        ),
        ...[-34, -4, 26].map((x) =>
          p.raw(mark(`${x},-31 ${x + 1},-1`, [0.9, 1.5, 0.9], place), tone.deep, { opacity: 0.6 }),
        ),
      ],
    ),
    ...p.part(shape('-59,-42 -40,-54 0,-58 40,-54 59,-42 40,-30 0,-26 -40,-30', place), '#d99a48'),
    ...cuts.map((cut) => p.flat(mark(cut, [1.1, 1.8, 1.4], place), '#fbe6ae')),
    ...[-142, -90, -38, 14, 66, 116, 168].flatMap((turn) => {
      const angle = (turn * Math.PI) / 180
      return p.part(
        shape('-6,0 0,-7 6,0 0,5', {
          ...berryAt(place, Math.cos(angle) * 37, -43 + Math.sin(angle) * 9.4),
        }),
        MATERIAL.red,
      )
    }),
  ]
}

const berryAt = ({ x = 0, y = 0, k = 1 }: Place, dx: number, dy: number): Place => ({
  x: x + dx * k,
  y: y + dy * k,
  k,
})
