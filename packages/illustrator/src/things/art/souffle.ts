import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt, ThingState } from '#things/thing-art'

const WHITE = ink('#ffffff')
/** The rim of the dish, and how far the top is from it. */
const RIM = -38
const HEIGHT: Partial<Record<ThingState, number>> = { open: 48, empty: 24 }
const TALL = 62

const dish = (p: Painter): DisplayList =>
  p.part(shape(`-54,${RIM}! 54,${RIM}! 48,-5 38,0 -38,0 -48,-5`), '#f1ece2', (tone) => [
    ...[-40, -29, -17, -6, 6, 17, 29, 40].map((x) =>
      p.raw(mark(`${x},-31 ${x * 0.95},-16 ${x * 0.88},-3`, [0.8, 1.8, 0.8]), tone.deep, {
        opacity: 0.28,
      }),
    ),
    p.flat(shape(`-55,${RIM}! 55,${RIM}! 54,-32! -54,-32!`), '#fbf7ee'),
    p.raw(mark('-47,-26 -42,-8', [1, 3, 1]), WHITE, { opacity: 0.7 }),
  ])

/** The pale side that has climbed out of the dish, and the brown cap on it. */
const risen = (p: Painter, height: number): DisplayList => {
  const top = RIM - height
  const bulge = 52 + Math.min(14, height / 12)
  const waist = RIM - height * 0.45
  return [
    ...p.part(
      shape(
        `-50,${RIM + 4}! -51,${waist} -${bulge},${top + 16} -${bulge - 8},${top + 3} ${bulge - 8},${top + 3} ${bulge},${top + 16} 51,${waist} 50,${RIM + 4}!`,
      ),
      '#f0c66f',
      (tone) =>
        [-34, -14, 10, 30].map((x, i) =>
          p.raw(
            mark(
              `${x},${RIM} ${x + (i % 2 ? 3 : -3)},${waist} ${x + 1},${top + 20}`,
              [0.7, 2, 0.7],
            ),
            tone.deep,
            { opacity: 0.3 },
          ),
        ),
    ),
    ...p.part(
      shape(
        `-${bulge + 3},${top + 14} -${bulge},${top - 2} -34,${top - 13} -12,${top - 17} 14,${top - 18} 38,${top - 11} ${bulge + 1},${top} ${bulge + 3},${top + 14} 40,${top + 20} 16,${top + 15} -8,${top + 21} -34,${top + 16}`,
      ),
      '#c9823a',
      (tone) => [
        p.raw(ellipse(-16, top - 8, 24, 6), tone.high, { opacity: 0.5 }),
        p.raw(mark(`-26,${top + 4} -6,${top - 3} 20,${top + 2}`, [0.8, 2.4, 0.8]), '#f0c66f'),
        p.raw(mark(`4,${top - 11} 22,${top - 8} 34,${top - 2}`, [0.6, 1.8, 0.6]), '#8e5322', {
          opacity: 0.6,
        }),
      ],
    ),
  ]
}

/** What was over it a moment ago: two beams and a few tiles. */
const roofOff = (p: Painter, y: number): DisplayList => [
  ...p.part(
    ribbon(`-92,${y + 26} 84,${y - 16}`, [6, 6], { start: 'flat', end: 'flat' }),
    MATERIAL.darkWood,
  ),
  ...p.part(
    ribbon(`-70,${y - 22} 96,${y + 16}`, [6, 6], { start: 'flat', end: 'flat' }),
    MATERIAL.wood,
  ),
  ...[
    [-78, -30, -24],
    [-44, -46, 12],
    [-4, -38, -6],
    [38, -50, 22],
    [80, -34, -16],
  ].flatMap(([x = 0, dy = 0, turn = 0]) =>
    p.part(shape('-17,-12! 17,-12! 17,8 0,14 -17,8', { x, y: y + dy, turn }), MATERIAL.clay),
  ),
]

/** All the way down, with a dent where it was tallest. */
const fallen = (p: Painter): DisplayList => [
  ...p.part(ellipse(0, RIM, 51, 9), '#e0aa55'),
  ...p.part(ellipse(2, RIM + 1, 34, 5), '#b8752f'),
  p.raw(mark('-40,-40 -22,-36 -6,-38', [0.6, 1.6, 0.6]), '#8e5322', { opacity: 0.7 }),
  p.raw(mark('16,-36 30,-39 42,-37', [0.6, 1.4, 0.6]), '#8e5322', { opacity: 0.7 }),
]

/** Somebody's grandfather: a scarf round the dish, and a woolly hat over the rest. */
const wrapped = (p: Painter): DisplayList => [
  ...p.part(
    shape('-62,-40 -58,-70 -40,-94 -14,-106 14,-106 40,-94 58,-70 62,-40'),
    MATERIAL.red,
    (tone) =>
      [-36, -12, 12, 36].map((x) =>
        p.raw(mark(`${x * 1.3},-50 ${x * 1.1},-76 ${x * 0.5},-102`, [0.8, 2, 0.6]), tone.deep, {
          opacity: 0.35,
        }),
      ),
  ),
  ...p.part(ellipse(0, -116, 17, 16), MATERIAL.cream),
  ...p.part(ribbon('-62,-48 -30,-43 0,-42 30,-43 62,-48', [11, 11, 11]), MATERIAL.cream),
  ...p.part(ribbon('30,-18 44,-2 50,16', [12, 12, 12], { end: 'flat' }), MATERIAL.teal),
  ...p.part(ribbon('-60,-24 -30,-17 0,-15 30,-17 60,-24', [13, 13, 13]), MATERIAL.teal, () =>
    [-44, -16, 12, 42].map((x) =>
      p.flat(ribbon(`${x - 3},-34 ${x + 3},2`, [4, 4], { start: 'flat', end: 'flat' }), '#f2c24a'),
    ),
  ),
]

export const SOUFFLE = {
  /** Whole it is tall, empty half of that, broken flat; open it is in hat and scarf. */
  souffle: {
    hand: 84,
    hero: 150,
    grip: [0, -14],
    breaks: true,
    draw: ({ p, state }) => [
      ...(state === 'broken' ? [] : risen(p, HEIGHT[state] ?? TALL)),
      ...dish(p),
      ...(state === 'broken' ? fallen(p) : []),
      ...(state === 'open' ? wrapped(p) : []),
    ],
  },
  /** Past the lamp and through the roof. */
  tall_souffle: {
    hand: 84,
    hero: 236,
    draw: ({ p }) => [...risen(p, 210), ...dish(p), ...roofOff(p, RIM - 232)],
  },
} satisfies Record<string, ThingArt>
