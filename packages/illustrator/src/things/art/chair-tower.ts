import type { DisplayList } from '#core/display-list'
import { ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import type { ThingArt } from '#things/thing-art'

/** What a chair is painted: its front, its seat, its dark side. */
const PAINTS = [
  ['#a8713f', '#d6a566', '#6f4629'],
  ['#c8553d', '#e58a6c', '#8c3527'],
  ['#4f8a86', '#86bdb4', '#2f5f5e'],
  ['#d9a441', '#f0cf86', '#9c6f22'],
  ['#6a7fb0', '#9fb0d6', '#44557f'],
  ['#efe4cf', '#fbf5e6', '#b5a582'],
] as const

/** A kitchen chair with its four feet round x, y; on its head when it is turned. */
const chair = (p: Painter, i: number, place: Place): DisplayList => {
  const [front, seat, dark] = PAINTS[i % PAINTS.length] ?? PAINTS[0]
  const k = place.k ?? 1
  const w = (...widths: number[]) => widths.map((width) => width * k)
  return [
    ...['-10,-60 -10,-13', '42,-50 43,-12'].flatMap((leg) =>
      p.part(ribbon(leg, w(3.8, 3.2), {}, place), dark),
    ),
    ...p.part(ribbon('-17,-106 -12,-56 -10,-40', w(3.8, 4, 4), {}, place), front),
    ...[-94, -76].flatMap((y) =>
      p.part(
        shape(
          `-44,${y}! -28,${y - 10} -15,${y - 12}! -14,${y - 1}! -28,${y + 2} -43,${y + 11}!`,
          place,
        ),
        seat,
      ),
    ),
    ...p.part(ribbon('-45,-100 -39,-46 -38,0', w(4, 4.3, 3.6), {}, place), front),
    ...p.part(shape('-41,-44! -13,-57! 46,-55! 22,-41!', place), seat),
    ...p.part(shape('-41,-44! 22,-41! 22,-34! -40,-37!', place), front),
    ...p.part(shape('22,-41! 46,-55! 46,-48! 22,-34!', place), dark),
    ...p.part(ribbon('18,-36 19,0', w(4.1, 3.4), {}, place), front),
  ]
}

/** Row upon row, as well as four hundred will stand on one another. */
const STACK: readonly Place[] = [
  { x: -62, y: 0 },
  { x: 2, y: 2, k: 1.06 },
  { x: 66, y: 0 },
  { x: -36, y: -52, turn: -8 },
  { x: 34, y: -50, turn: 9 },
  { x: -64, y: -132, turn: 176, kx: 1 },
  { x: 4, y: -98 },
  { x: 62, y: -128, turn: -168 },
  { x: -22, y: -150, turn: -10 },
  { x: 36, y: -152, turn: 14 },
  { x: 8, y: -262, turn: 178 },
  { x: -14, y: -214, turn: -6 },
  { x: 26, y: -236, turn: 12 },
  { x: 2, y: -282, turn: -4, k: 0.9 },
]

export const CHAIR_TOWER = {
  /** Broken, it has come down. */
  chair_tower: {
    hand: 60,
    hero: 150,
    breaks: true,
    draw: ({ p, state }) =>
      state === 'broken'
        ? [
            [-190, 0, 84],
            [-128, -6, -12],
            [-70, 4, 172],
            [-10, 0, 20],
            [52, 2, -96],
            [112, -2, 8],
            [172, 4, 164],
            [-96, -64, 30],
            [-24, -70, -150],
            [50, -62, 12],
            [110, -58, -34],
            [10, -122, 70],
          ].flatMap(([x = 0, y = 0, turn = 0], i) =>
            chair(p, i + 2, {
              x,
              y: Math.abs(turn) > 120 ? y - 100 : Math.abs(turn) > 60 ? y - 44 : y,
              turn,
            }),
          )
        : STACK.flatMap((place, i) => chair(p, i, { k: 1, ...place })),
  },
} satisfies Record<string, ThingArt>
