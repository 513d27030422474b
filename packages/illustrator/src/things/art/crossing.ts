import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { smallPerson, somebody } from '#things/small-people'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

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
  return { x: -196 + 372 * u ** 1.25, y: -52 * (1 - u) ** 1.5, k: 0.26 + 0.74 * u ** 1.5 }
})

const BOOT_PRINT = '-11,10 -13,-6 -12,-24 0,-32 12,-24 13,-6 11,10 0,14'

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
        smallPerson(p, { ...place, ...somebody(i), mouth: i % 4 === 2 ? 'open' : 'shut' }),
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
    hero: 205,
    draw: ({ p }) => [
      ...p.part(
        shape(
          '-232,24! -232,-26 -120,-62 0,-72 120,-62 232,-26 232,24! 150,24! 120,-14 60,-32 0,-36 -60,-32 -120,-14 -150,24!',
        ),
        '#c9bfae',
        (tone) =>
          Array.from({ length: 15 }, (_, i) => {
            const x = -210 + i * 30
            const y = -8 - 28 * (1 - (x / 232) ** 2)
            return p.raw(
              mark(`${x},${y} ${x + (i % 2) * 4},${y + 16}`, [0.5, 1.2, 0.5]),
              tone.deep,
              { opacity: 0.4 },
            )
          }),
      ),
      // The way over it, seen from a little above.
      ...p.part(
        shape(
          '-236,-22! -180,-52 -90,-82 0,-92 90,-82 180,-52 236,-22! 210,-2! 110,-36 0,-46 -110,-36 -210,-2!',
        ),
        '#e2d8c4',
        (tone) =>
          Array.from({ length: 11 }, (_, i) => {
            const x = -190 + i * 38
            const top = -91 + 64 * (x / 232) ** 2
            return p.raw(
              mark(`${x * 1.02},${top} ${x * 0.95},${top + 42}`, [0.8, 1.6, 0.8]),
              tone.deep,
              { opacity: 0.55 },
            )
          }),
      ),
      // Hollow as spoons on this side.
      ...[-168, -130, -92, -54].flatMap((x, i) => {
        const y = -68 + 58 * (x / 232) ** 2 + (i % 2) * 3
        return [
          p.flat(ellipse(x, y, 17, 8.4), '#a89a82'),
          p.flat(ellipse(x + 1, y + 1.6, 13, 5.6), '#8d8069'),
          p.raw(
            mark(`${x - 13},${y + 5} ${x},${y + 8.4} ${x + 13},${y + 5}`, [0.5, 1.8, 0.5]),
            '#fff6e2',
            { opacity: 0.8 },
          ),
        ]
      }),
      // His two boots, toes to the other bank.
      ...[-13, 13].flatMap((dy) => [
        p.flat(
          shape(BOOT_PRINT, { x: 2 + dy * 0.3, y: -67 + dy * 0.92, kx: 0.72, ky: 1.05, turn: 90 }),
          '#7c705c',
        ),
        p.flat(
          shape(BOOT_PRINT, { x: 4 + dy * 0.3, y: -66 + dy * 0.92, kx: 0.52, ky: 0.8, turn: 90 }),
          '#5f5546',
        ),
      ]),
      // Nobody has walked on the other.
      ...Array.from({ length: 30 }, (_, i) => {
        const x = 52 + ((i * 53) % 150)
        const y = -86 + 60 * (x / 232) ** 2 + ((i * 17) % 34)
        return [
          p.wire(`M${x} ${y + 9}Q${x - 2} ${y + 4} ${x} ${y}`, '#5f9f4c', 1.6),
          ...p.part(ellipse(x, y, 6.2, 4.6), '#fffdf5'),
          p.flat(ellipse(x, y - 0.4, 2.4, 1.9), '#f0b93a'),
        ]
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
    hero: 250,
    draw: ({ p }) => [
      p.wire('M52 -30L140 -62', MATERIAL.darkWood, 7),
      ...p.part(ellipse(-66, -18, 18, 18), '#44404c'),
      p.flat(ellipse(-66, -18, 8, 8), '#b9b2a6'),
      ...p.part(ribbon('44,-34 50,0', [4, 4]), MATERIAL.darkWood),
      ...p.part(shape('-92,-80! 92,-80! 66,-28! -58,-28!'), '#4f7f9a', (tone) => [
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
            i % 3 ? '#c99a5e' : '#b8854a',
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
