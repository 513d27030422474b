import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { smallPerson, somebody } from '#things/small-people'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const BRICK = '#bd6a4c'
const SLATE = '#414d78'
const LAMPLIGHT = '#ffdf8c'
const DARK_PANE = '#5b6b86'
const SHEEN = '#c9d6e4'
const FOOT = '#eebf9a'
const WALL = '#cfa98a'

/** Both feet are bare, and have been through puddles. */
const feet = (p: Painter): DisplayList =>
  [-1, 1].flatMap((side) => [
    ...p.part(ribbon(`${side * 19},-20 ${side * 20},-6`, [6.4, 5.6]), FOOT),
    ...p.part(
      shape('-11,0 -12,-7 -3,-11 9,-9 20,-6 24,-2 20,0', { x: side * 19, kx: side, ky: 1 }),
      FOOT,
    ),
    ...[
      [24.5, -3.6, 4.2],
      [20, -7.2, 3],
      [15.4, -9, 2.7],
      [11, -10.2, 2.4],
    ].flatMap(([x = 0, y = 0, r = 0]) => p.part(ellipse(side * (19 + x - 2), y, r, r), FOOT)),
  ])

const schoolWindow = (p: Painter, x: number, isLit: boolean): DisplayList => [
  ...p.part(shape('-9.5,-42! -9.5,-63! 9.5,-63! 9.5,-42!', { x }), MATERIAL.cream),
  ...(isLit
    ? [p.raw(shape('-7.4,-44! -7.4,-61! 7.4,-61! 7.4,-44!', { x }), LAMPLIGHT)]
    : [
        p.flat(shape('-7.4,-44! -7.4,-61! 7.4,-61! 7.4,-44!', { x }), DARK_PANE),
        p.flat(shape('-6,-46! 0,-60! 4,-60! -2,-46!', { x }), SHEEN, { opacity: 0.35 }),
      ]),
  p.wire(`M${x} -44V-61M${x - 7.4} -52H${x + 7.4}`, MATERIAL.cream, 1.6),
  ...p.part(shape('-11,-40! -11,-43! 11,-43! 11,-40!', { x }), MATERIAL.stone),
]

/** Kneeling, or sitting on its feet: two knees before it, and a sole to each side. */
const folded = (p: Painter): DisplayList =>
  [-1, 1].flatMap((side) => [
    ...p.part(shape('-6,0 -8,-8 6,-11 20,-9 25,-4 22,0', { x: side * 34, kx: side, ky: 1 }), FOOT),
    ...[
      [60, -5.4, 3.8],
      [56, -9, 2.8],
    ].flatMap(([x = 0, y = 0, r = 0]) => p.part(ellipse(side * x, y, r, r), FOOT)),
    ...p.part(ellipse(side * 19, -7, 15, 9), FOOT, (tone) => [
      p.raw(mark(`${side * 14},-5 ${side * 19},-3.4 ${side * 24},-5`, [0.6, 1.2, 0.6]), tone.shade),
    ]),
  ])

const SOLE = '-8,27 0,30 8,27 7,10 11,-6 9,-19 0,-23 -10,-19 -13,-6 -8,10'
const TOES = [
  [-12, -29, 5.4],
  [-3.6, -33, 4],
  [3.6, -33, 3.5],
  [9.6, -30, 3.1],
  [14.4, -25, 2.8],
] as const
const WET = '#5d4530'
const RIM = '#c2a274'

/** Where it walked, going away over the ground: left, right, left, each seen flat. */
const prints = (p: Painter): DisplayList =>
  [
    { x: -150, y: -10, k: 1.25 },
    { x: -62, y: -30, k: 1.08 },
    { x: 12, y: -22, k: 0.98 },
    { x: 78, y: -44, k: 0.84 },
    { x: 132, y: -38, k: 0.76 },
    { x: 178, y: -54, k: 0.66 },
  ].flatMap(({ x, y, k }, i) => {
    const side = i % 2 ? 1 : -1
    const turn = 58
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
    /** Turned along the way, then laid flat. */
    const laid = (px: number, py: number) =>
      [x + (px * side * cos - py * sin) * k, y + (px * side * sin + py * cos) * k * 0.66] as const
    const sole = SOLE.split(' ')
      .map((pair) => pair.split(',').map(Number))
      .map(([px = 0, py = 0]) =>
        laid(px, py)
          .map((value) => value.toFixed(1))
          .join(','),
      )
      .join(' ')
    /** Earth pushed up beyond it first, then the hollow. */
    return [
      { color: RIM, dy: -1.6, grow: 1.12 },
      { color: WET, dy: 0, grow: 1 },
    ].flatMap(({ color, dy, grow }) => [
      p.flat(shape(sole, { x: x * (1 - grow), y: y * (1 - grow) + dy * k, k: grow }), color),
      ...TOES.map(([tx, ty, r]) => {
        const [cx, cy] = laid(tx * grow, ty * grow)
        return p.flat(ellipse(cx, cy + dy * k, r * k * grow, r * k * 0.6 * grow), color)
      }),
    ])
  })

/** One window, and whoever answers out of it: from the waist up, behind the sill. */
const answerer = (
  p: Painter,
  { x, y, i, isOld = false }: { x: number; y: number; i: number; isOld?: boolean },
): DisplayList => [
  p.flat(shape('-23,0! -23,-46! 23,-46! 23,0!', { x, y }), '#8a5b45'),
  p.raw(shape('-20,0! -20,-43! 20,-43! 20,0!', { x, y }), LAMPLIGHT),
  ...smallPerson(p, {
    ...somebody(i, { isChild: true }),
    ...(isOld ? { hair: '#efece6', coat: '#7d5a9a' } : {}),
    x: x - 2,
    y: y + 14,
    k: 0.56,
    head: 1.3,
    hat: undefined,
    to: x > 0 ? -1 : 1,
    arms: 'wave',
    mouth: 'open',
  }),
  p.flat(shape('-25,24! -25,2! 25,2! 25,24!', { x, y }), WALL),
  ...p.part(shape('-26,5! -26,-2! 26,-2! 26,5!', { x, y }), MATERIAL.stone),
]

/** A school that has got up, and what it was looking for. */
export const WALKING_SCHOOL = {
  school_house: {
    hand: 60,
    hero: 420,
    face: [0, -54, 0.5],
    draw: ({ p, state }) => [
      ...(state === 'full' ? folded(p) : feet(p)),
      ...p.part(shape('-10,-88! -10,-108! 10,-108! 10,-88!'), BRICK),
      p.flat(shape('-6,-90! -6,-101 0,-106 6,-101 6,-90!'), '#2f3350'),
      ...p.part(shape('-5,-91! -3.4,-97 0,-101 3.4,-97 5,-91!'), MATERIAL.gold),
      p.flat(ellipse(0, -90.4, 1.6, 1.6), MATERIAL.brass),
      ...p.part(shape('-14,-106! 0,-122! 14,-106!'), SLATE),
      p.wire('M0 -121V-134', MATERIAL.iron, 1.8),
      ...p.part(shape('0,-134! 14,-131 18,-127! 0,-125!'), MATERIAL.red),
      ...p.part(shape('-46,-14! -46,-70! 46,-70! 46,-14!'), BRICK, (tone) =>
        [-20, -27, -34, -66].flatMap((y, row) =>
          [-36, -22, 18, 32].map((x) =>
            p.raw(
              mark(`${x + (row % 2) * 5},${y} ${x + 8 + (row % 2) * 5},${y}`, [0.9, 1, 0.9]),
              tone.deep,
              { opacity: 0.45 },
            ),
          ),
        ),
      ),
      ...p.part(shape('-55,-67! -40,-91! 40,-91! 55,-67!'), SLATE, (tone) =>
        [-73, -79, -85].map((y) =>
          p.raw(
            mark(`${-52 - (y + 73) * 0.6},${y} ${52 + (y + 73) * 0.6},${y}`, [0.7, 0.9, 0.7]),
            tone.deep,
            {
              opacity: 0.5,
            },
          ),
        ),
      ),
      ...[-33, 33].flatMap((x) => schoolWindow(p, x, state === 'whole')),
      ...p.part(shape('-10,-14! -10,-27 -6,-32 0,-33 6,-32 10,-27 10,-14!'), MATERIAL.cream),
      ...p.part(shape('-7.6,-14! -7.6,-26 -4.6,-30 0,-31 4.6,-30 7.6,-26 7.6,-14!'), '#b8402f'),
      p.wire('M0 -14V-30', '#8c2f24', 1.2),
      p.flat(ellipse(3, -21, 1.4, 1.4), MATERIAL.gold),
      ...p.part(shape('-49,-10! -49,-16! 49,-16! 49,-10!'), MATERIAL.stone),
    ],
  },
  /** Its bare soles, as long as bathtubs. */
  bare_prints: { hand: 30, hero: 230, draw: ({ p }) => prints(p) },
  /** A house front at bedtime, tall enough to be seen over heads, and somebody at each of its windows. */
  answering_windows: {
    hand: 90,
    hero: 270,
    draw: ({ p }) => [
      p.flat(shape('-84,0! -84,-236! 84,-236! 84,0!'), WALL),
      ...p.part(shape('-94,-232! -78,-258! 78,-258! 94,-232!'), '#8c4a3c'),
      ...[-40, 40].flatMap((x, i) => answerer(p, { x, y: -178, i })),
      ...[-40, 40].flatMap((x, i) => answerer(p, { x, y: -112, i: i + 4, isOld: i === 1 })),
      ...p.part(shape('-24,0! -24,-66! 24,-66! 24,0!'), '#4f7a5b'),
      p.flat(shape('-16,-34! -16,-58! 16,-58! 16,-34!'), '#ffe9b0'),
      p.flat(ellipse(15, -28, 2.8, 2.8), MATERIAL.brass),
      ...p.part(shape('-90,0! -90,-8! 90,-8! 90,0!'), MATERIAL.stone),
    ],
  },
} satisfies Record<string, ThingArt>
