import type { DisplayList } from '#core/display-list'
import { ellipse, spline } from '#core/path'
import type { Knot } from '#core/path'
import { knots, mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { moodOf, smallPerson, somebody } from '#things/small-people'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'
import { GARDENER, townsperson } from '#things/townsfolk'

const tent = (p: Painter, x: number, y: number, k: number, color: string): DisplayList => [
  ...p.part(shape('-44,0! 0,-74! 44,0!', { x, y, k }), color),
  ...p.part(shape('-12,0! 0,-44! 12,0!', { x, y, k }), '#6d4a3a'),
  p.wire(`M${x} ${y - 74 * k}V${y - 92 * k}`, MATERIAL.darkWood, 2 * k),
  p.flat(shape('0,-92! 18,-86! 0,-80!', { x, y, k }), MATERIAL.red),
]

const cottage = (p: Painter, x: number, y: number, k: number, roof: string): DisplayList => [
  ...p.part(shape('-34,0! -34,-44! 34,-44! 34,0!', { x, y, k }), MATERIAL.cream),
  ...p.part(shape('-42,-42! 0,-82! 42,-42!', { x, y, k }), roof),
  p.flat(shape('-8,0! -8,-24! 8,-24! 8,0!', { x, y, k }), MATERIAL.darkWood),
  ...[-22, 22].map((dx) =>
    p.flat(shape('-6,-18! -6,-32! 6,-32! 6,-18!', { x: x + dx * k, y, k }), '#8fc2d8'),
  ),
]

/** It has been standing so long that it has a town hall. */
const townHall = (p: Painter, x: number, y: number, k: number): DisplayList => [
  ...cottage(p, x - 44 * k, y, k * 0.9, '#7b4a63'),
  ...cottage(p, x + 44 * k, y, k * 0.9, '#7b4a63'),
  ...p.part(shape('-26,0! -26,-92! 26,-92! 26,0!', { x, y, k }), '#f1e2c4'),
  ...p.part(shape('-32,-90! 0,-134! 32,-90!', { x, y, k }), '#4f6f92'),
  p.flat(ellipse(x, y - 72 * k, 13 * k, 13 * k), '#fffaf0'),
  p.wire(`M${x} ${y - 72 * k}V${y - 81 * k}M${x} ${y - 72 * k}H${x + 7 * k}`, '#3b3340', 2 * k),
  p.flat(shape('-10,0! -10,-30 0,-40 10,-30 10,0!', { x, y, k }), MATERIAL.darkWood),
]

/** Along the queue, from its far end to the near one. */
const IN_LINE = Array.from({ length: 15 }, (_, i) => {
  const u = i / 14
  const isChild = i % 4 === 1
  const tall = isChild ? 0.7 : 1 - 0.05 * (i % 3)
  return {
    x: -196 + 372 * u ** 1.25,
    y: -52 * (1 - u) ** 1.5,
    k: (0.26 + 0.74 * u ** 1.5) * tall,
    head: isChild ? 1.14 : 0.92,
    // Here and there one talks to who is behind.
    ...(i % 5 === 3 ? { to: 1 as const } : {}),
  }
})

/** Where the far edge of the bridge's way is. */
const topAt = (x: number) => -80 + 54 * (x / 192) ** 2

/** Heel at the bottom, toes up. */
const SOLE = '-6,12 -7,4 -5,-1 -9,-9 -6,-17 1,-19 8,-14 8,-6 5,0 6,5 5,12 0,14'

/** Toes to the right, on the way, which rises and falls. */
function print(x: number, y: number, k: number) {
  const slope = (108 * x) / 192 ** 2
  const outline = knots(SOLE, { turn: 90, k }).map(([dx, dy]): Knot => [
    x + dx,
    y + dy * FLAT + dx * slope,
  ])
  return spline(outline)
}
const FLAT = 0.46

const daisy = (p: Painter, x: number, y: number, k: number): DisplayList => [
  p.wire(`M${x} ${y + 11 * k}Q${x - 2} ${y + 5 * k} ${x} ${y}`, '#5f9f4c', 2 * k),
  p.flat(shape('0,0 -7,-4 -10,2', { x, y: y + 10 * k, k }), '#79b35f'),
  p.flat(
    [0, 60, 120].map((turn) => shape('-7,0 0,-2.6 7,0 0,2.6', { x, y, k, turn })).join(''),
    '#fffdf5',
  ),
  p.flat(ellipse(x, y, 2.6 * k, 2.4 * k), '#f0b93a'),
]

/** What bridges and queues are made of. */
export const CROSSING = {
  long_queue: {
    hand: 60,
    hero: 235,
    draw: ({ p }) => [
      ...cottage(p, -176, -70, 0.34, '#b45a43'),
      ...cottage(p, -148, -66, 0.4, '#54708f'),
      ...townHall(p, -92, -60, 0.56),
      ...cottage(p, -30, -52, 0.56, '#8f5a3f'),
      ...tent(p, 30, -42, 0.56, '#d9b24c'),
      ...tent(p, 92, -32, 0.7, '#6f93b8'),
      ...IN_LINE.flatMap((place, i) =>
        smallPerson(p, {
          ...place,
          ...somebody(i, { isChild: place.head > 1 }),
          ...moodOf(i),
        }),
      ),
    ],
  },
  queue_ticket: {
    hand: 62,
    hero: 80,
    grip: [0, -4],
    draw: ({ p }) => [
      ...p.part(
        shape('-52,0! -52,-20 -46,-26 -52,-32 -52,-54! 52,-54! 52,-32 46,-26 52,-20 52,0!'),
        '#f6d98a',
      ),
      p.wire('M-44 -46H44V-8H-44Z', '#b5763a', 1.6),
      // No figures: it is seen from either side.
      p.wire('M-36 -38H-24M24 -38H36M-36 -16H-24M24 -16H36', '#b5763a', 2.4),
      ...p.part(shape('-17,-14! -21,-36! -9,-27! 0,-42! 9,-27! 21,-36! 17,-14!'), '#b5543a'),
    ],
  },
  worn_bridge: {
    hand: 60,
    hero: 186,
    key: [7, -64, 28],
    draw: ({ p }) => [
      // The way over it, between the coping beyond and the rail that hides its near edge.
      ...p.part(
        shape(
          '-192,-24! -140,-52 -70,-74 0,-80 70,-74 140,-52 192,-24! 172,0! 100,-24 0,-34 -100,-24 -172,0!',
        ),
        '#e2d8c4',
        (tone) =>
          Array.from({ length: 9 }, (_, i) => {
            const x = -152 + i * 38
            const top = topAt(x)
            return p.raw(
              mark(`${x * 1.02},${top} ${x * 0.94},${top + 45}`, [0.6, 1.3, 0.6]),
              tone.deep,
              { opacity: 0.5 },
            )
          }),
      ),
      p.flat(
        ribbon('-190,-27 -140,-54 -70,-76 0,-82 70,-76 140,-54 190,-27', [3, 4, 3]),
        '#efe6d4',
      ),
      // Trodden hollow on this side, one foot after the other.
      ...[-150, -122, -94, -66, -38].flatMap((x, i) => {
        const y = topAt(x) + (i % 2 ? 20 : 9)
        return [p.flat(print(x, y, 1), '#b7a98e'), p.flat(print(x + 1, y + 1, 0.78), '#98896d')]
      }),
      // His two boots, deep, toes to the other bank.
      ...[-71, -56].flatMap((y) => [
        p.flat(print(6, y, 1.35), '#6b604e'),
        p.flat(print(7, y + 1, 1.1), '#4f4638'),
      ]),
      // Nobody has walked on the other: it is a meadow.
      ...Array.from({ length: 24 }, (_, i) => {
        const x = 46 + ((i * 53) % 118)
        const far = (i * 19) % 22
        return daisy(p, x, topAt(x) + 2 + far, 0.5 + far * 0.014)
      }).flat(),
    ],
  },
  guard_chair: {
    hand: 60,
    hero: 150,
    draw: ({ p }) => [
      ...[-50, 50].flatMap((x) =>
        p.part(ribbon(`${x * 1.5},0 ${x * 1.44},-118`, [7, 6]), MATERIAL.darkWood),
      ),
      ...p.part(shape('-86,-40! 86,-40! 90,-30! -90,-30!'), '#8a5a34'),
      ...[-112, -78].flatMap((y) =>
        p.part(
          shape(
            `-80,${y}! -30,${y - 6} 30,${y - 6} 80,${y}! 80,${y + 10}! 30,${y + 5} -30,${y + 5} -80,${y + 10}!`,
          ),
          MATERIAL.wood,
        ),
      ),
      ...[-50, 50].flatMap((x) => p.part(ellipse(x * 1.44, -122, 9, 9), MATERIAL.paleWood)),
    ],
  },
  potato_barrow: {
    hand: 60,
    hero: 175,
    draw: ({ p }) => [
      // She comes up the slope of the bridge with it.
      townsperson(p, {
        human: GARDENER,
        x: -196,
        y: 6,
        scale: 0.5,
        to: 1,
        doing: 'wheel',
        feeling: 'happy',
      }),
      p.wire('M-52 -30L-170 -82M-44 -50L-124 -87', MATERIAL.darkWood, 6.4),
      ...p.part(ellipse(78, -20, 20, 20), '#44404c'),
      p.flat(ellipse(78, -20, 13, 13), '#c9bfae'),
      p.wire('M78 -33V-7M91 -20H65M87 -29L69 -11M87 -11L69 -29', '#6d5a48', 2.2),
      ...p.part(ribbon('52,-40 78,-20', [4.4, 3.6]), MATERIAL.darkWood),
      p.flat(ellipse(78, -20, 4.4, 4.4), '#44404c'),
      ...p.part(ribbon('-44,-34 -50,0', [4, 4]), MATERIAL.darkWood),
      ...p.part(shape('-92,-80! 92,-80! 58,-28! -66,-28!'), '#4f7f9a', (tone) => [
        p.raw(mark('-84,-74 0,-72 84,-74', [0.8, 2.4, 0.8]), tone.high, { opacity: 0.6 }),
      ]),
      ...Array.from({ length: 19 }, (_, i) => {
        const row = i < 8 ? 0 : i < 15 ? 1 : 2
        const [from, gap] = (
          [
            [-84, 24],
            [-76, 25],
            [-60, 40],
          ] as const
        )[row] ?? [0, 0]
        const x = from + (i - ([0, 8, 15][row] ?? 0)) * gap
        const y = -82 - row * 12 - ((i * 7) % 5)
        return [
          ...p.part(
            shape('-15,2 -12,-9 0,-12 13,-8 15,3 8,10 -7,10', { x, y, turn: ((i * 37) % 50) - 25 }),
            ['#c99a5e', '#b07f45', '#dcb57c'][i % 3] ?? '#c99a5e',
            (tone) => [
              p.raw(mark('-11,4 0,9 11,4', [0.4, 2.2, 0.4], { x, y }), tone.deep, { opacity: 0.5 }),
            ],
          ),
          p.raw(ellipse(x - 3, y - 2, 1.4, 1), '#7a5430'),
          p.raw(ellipse(x + 5, y + 3, 1.2, 1), '#7a5430'),
        ]
      }).flat(),
    ],
  },
  patch_map: {
    hand: 74,
    hero: 110,
    grip: [0, -10],
    draw: ({ p }) => [
      ...p.part(shape('-66,0! -70,-84! -24,-90! 22,-84! 68,-90! 66,-6! 22,0! -24,-6!'), '#f2e2bd'),
      p.flat(shape('-60,-12 -62,-50 -36,-56 -14,-36 -22,-10'), '#8fbf6a'),
      p.flat(shape('-16,-84! 16,-80! 12,-52 -8,-58'), '#e7a6a0'),
      p.flat(shape('-8,-28 20,-46 58,-34 60,-12 22,-4 -10,-8'), '#8fc2d8'),
      p.flat(shape('-60,-58 -62,-80! -26,-84! -22,-62'), '#e6bd5a'),
      p.wire('M-50 -20Q-20 -44 6 -30T48 -58', '#7a4a30', 2.4),
      // What nobody has seen yet.
      p.raw(shape('30,-84! 66,-88! 66,-52! 44,-50 30,-58'), '#ffffff'),
      p.wire('M30 -84L30 -58L44 -50L66 -52', '#b89a66', 1.4),
      p.wire('M-24 -90V-6M22 -84V0', '#cdb583', 1.4),
    ],
  },
} satisfies Record<string, ThingArt>
