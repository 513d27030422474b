import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const WHITE = ink('#ffffff')

const NO_HOUR = 10.42

/** A short hand and a long one at the hour of the page; a face of its own lies on the hub, and they are seen from beyond it. */
function clockHands(
  p: Painter,
  { y, hub, short, long }: { y: number; hub: number; short: number; long: number },
) {
  const { clock = NO_HOUR, isMirrored } = p.light
  const way = isMirrored ? -1 : 1
  return [
    p.flat(
      mark(`0,${-hub} 0,${-short}`, [short * 0.09, short * 0.1, short * 0.05], {
        y,
        turn: way * (clock % 12) * 30,
      }),
      '#3a3340',
    ),
    p.flat(
      mark(`0,${-hub} 0,${-long}`, [long * 0.05, long * 0.06, long * 0.03], {
        y,
        turn: way * (clock % 1) * 360,
      }),
      '#3a3340',
    ),
  ]
}

const SIDE_BY_SIDE = [-82, -49, -16, 17, 50, 83]
const PUSHED_APART = [-102, -91, -4, 4, 91, 102]
const COATS = ['#d1574f', '#3f77b5', '#e7b94a', '#5f9f4c', '#8a65bd', '#e28d4f'] as const
/** On its hook by the loop, the sleeves hanging down, one hem lower than the next. */
function hungCoat(p: Painter, x: number, i: number): DisplayList {
  const color = COATS[i % COATS.length] ?? COATS[0]
  const hem = -16 - (i % 3) * 7
  const at = { x }
  const sleeve = (side: 1 | -1) =>
    p.part(
      ribbon(
        `${x + side * 11},-88 ${x + side * 18},-62 ${x + side * 19},${hem - 24}`,
        [5, 5.4, 4.6],
      ),
      color,
      (tone) => [
        p.raw(
          mark(`${x + side * 14},${hem - 27} ${x + side * 24},${hem - 27}`, [1.6, 1.6, 1.6]),
          tone.deep,
          { opacity: 0.7 },
        ),
      ],
    )
  return [
    p.wire(`M${x} -108V-99`, MATERIAL.iron, 2),
    ...sleeve(-1),
    ...p.part(
      shape(
        `-5,-100! 5,-100! 14,-93 16,-80 14,-58 19,${hem}! 0,${hem + 3} -19,${hem}! -14,-58 -16,-80 -14,-93`,
        at,
      ),
      color,
      (tone) => [
        p.raw(mark(`0,-92 1,${hem + 2}`, [0.6, 1.3, 0.8], at), tone.deep, { opacity: 0.7 }),
        ...[-78, -62, -46].map((y) => p.raw(ellipse(x + 4, y, 1.8, 1.8), MATERIAL.cream)),
        ...[-1, 1].map((side) =>
          p.raw(mark(`${side * 6},-44 ${side * 13},-42`, [1, 1.6, 1], at), tone.deep, {
            opacity: 0.7,
          }),
        ),
      ],
    ),
    ...sleeve(1),
    // A collar, or a hood that hangs open.
    ...(i % 2
      ? p.part(shape('-9,-100! 9,-100! 13,-86 0,-80 -13,-86', at), color, (tone) => [
          p.raw(shape('-6,-98! 6,-98! 8,-89 0,-85 -8,-89', at), tone.deep, { opacity: 0.8 }),
        ])
      : p.part(shape('-8,-101! 8,-101! 14,-90 5,-84 0,-92 -5,-84 -14,-90', at), MATERIAL.cream)),
  ]
}

/** What ticks, rings and clicks. */
export const MACHINES = {
  wall_clock: {
    hand: 40,
    hero: 130,
    face: [0, -56, 0.4],
    draw: ({ p, alive }) => [
      ...p.part(ellipse(0, -50, 50, 50), MATERIAL.darkWood),
      ...p.part(ellipse(0, -50, 46, 46), MATERIAL.brass),
      ...p.part(ellipse(0, -50, 41, 41), MATERIAL.cream),
      ...Array.from({ length: 12 }, (_, i) =>
        p.flat(mark('0,-38 0,-32', [1, i % 3 ? 1.1 : 2.2, 1], { y: -50, turn: i * 30 }), '#3f3540'),
      ),
      ...clockHands(p, { y: -50, hub: alive ? 17 : -4, short: 29, long: 39 }),
      ...(alive ? [] : p.part(ellipse(0, -50, 3.6, 3.6), MATERIAL.red)),
      p.raw(shape('-30,-64 -17,-79 2,-83 -14,-69 -26,-53'), WHITE, { opacity: 0.5 }),
    ],
  },
  slide: {
    hand: 60,
    hero: 260,
    draw: ({ p }) => [
      ...[34, 58].flatMap((x) => p.part(ribbon(`${x},0 ${x - 6},-92`, [3, 2.8]), '#c9473d')),
      ...[-16, -34, -52, -70].map((y) =>
        p.flat(mark(`34,${y} 55,${y}`, [1.6, 1.8, 1.6]), '#e7b94a'),
      ),
      ...p.part(shape('20,-84! 62,-84! 62,-78! 20,-78!'), '#c9473d'),
      ...p.part(ribbon('56,-100 52,-84 24,-84', [2.4, 2.4, 2.4]), '#c9473d'),
      ...p.part(ribbon('30,-80 -6,-52 -50,-16 -92,-5', [8, 8, 8, 8]), '#4b93c9', (tone) => [
        p.raw(mark('24,-84 -10,-57 -52,-22', [0.8, 2.4, 0.8]), tone.high, { opacity: 0.8 }),
      ]),
    ],
  },
  tin_house: {
    hand: 60,
    hero: 96,
    draw: ({ p }) => [
      ...[-62, 26].flatMap((x) =>
        p.part(shape('0,0! 0,-26! 38,-26! 38,0!', { x }), '#b5573f', (tone) => [
          p.raw(mark('4,-13 34,-14', [0.6, 1.2, 0.6], { x }), tone.deep, { opacity: 0.5 }),
        ]),
      ),
      ...p.part(shape('-56,-26! -56,-92! 58,-92! 58,-26!'), '#3f77b5', (tone) => [
        p.raw(mark('-48,-86 -48,-32', [1, 3, 1]), tone.high, { opacity: 0.6 }),
      ]),
      ...p.part(shape('-60,-88! -60,-100! 62,-100! 62,-88!'), '#6f9fd0'),
      ...p.part(ellipse(-28, -60, 15, 15), MATERIAL.cream),
      p.flat(ellipse(-28, -60, 9, 9), '#c98a4a'),
      ...p.part(shape('6,-26! 6,-58 16,-72 28,-72 38,-58 38,-26!'), '#54341f'),
      ...p.part(shape('-4,-70! 22,-90! 50,-70! 46,-66! 22,-82! 0,-66!'), MATERIAL.red),
      ...[0, 43].flatMap((x) => p.part(ribbon(`${x},-26 ${x},-68`, [2, 2]), MATERIAL.paleWood)),
    ],
  },
  /** Open, they are pushed apart: two gaps to look out of. */
  coat_row: {
    hand: 60,
    hero: 250,
    draw: ({ p, state }) => {
      const at = state === 'open' ? PUSHED_APART : SIDE_BY_SIDE
      const end = Math.max(...at) + 19
      return [
        ...[-end, end].flatMap((x) =>
          p.part(ribbon(`${x},0 ${x},-110`, [3.4, 3]), MATERIAL.darkWood),
        ),
        ...p.part(ribbon(`${-end - 4},-108 ${end + 4},-108`, [3.2, 3.2]), MATERIAL.darkWood),
        ...at.flatMap((x, i) => hungCoat(p, x, i)),
      ]
    },
  },
  clock: {
    hand: 40,
    hero: 84,
    face: [0, -46, 0.42],
    draw: ({ p, alive }) => [
      ...[-24, 24].flatMap((x) => [
        ...p.part(ellipse(x, -88, 14, 12), MATERIAL.gold),
        ...p.part(
          ribbon(
            [
              [x * 0.7, -12],
              [x, 0],
            ],
            [4, 3.4],
          ),
          MATERIAL.iron,
        ),
      ]),
      ...p.part(ribbon('0,-90 0,-100', [3, 4]), MATERIAL.iron),
      ...p.part(ellipse(0, -46, 44, 44), MATERIAL.red),
      ...p.part(ellipse(0, -46, 35, 35), MATERIAL.cream),
      ...Array.from({ length: 12 }, (_, i) =>
        p.flat(
          mark('0,-31 0,-26', [0.8, i % 3 ? 0.9 : 1.8, 0.8], { y: -46, turn: i * 30 }),
          '#5a4a44',
        ),
      ),
      ...(alive
        ? []
        : [
            ...clockHands(p, { y: -46, hub: -3, short: 18, long: 26 }),
            ...p.part(ellipse(0, -46, 3.6, 3.6), MATERIAL.red),
          ]),
      p.raw(shape('-26,-60 -14,-74 2,-77 -12,-64 -22,-50'), WHITE, { opacity: 0.5 }),
    ],
  },
  mirror: {
    hand: 48,
    hero: 170,
    grip: [0, -12],
    face: [0, -64, 0.38],
    glow: { at: [0, -64], radius: 100, color: '#cfeaff', when: 'glowing' },
    draw: ({ p }) => [
      ...p.part(ribbon('0,-30 0,-2', [4.4, 6]), MATERIAL.gold),
      ...p.part(ellipse(0, -64, 34, 40), MATERIAL.gold),
      ...p.part(ellipse(0, -64, 27, 33), '#bfe0ee', () => [
        p.raw(shape('-26,-70! 10,-104! 20,-100! -24,-50!'), WHITE, { opacity: 0.5 }),
        p.raw(shape('-18,-44! 24,-86! 27,-78! -10,-38!'), WHITE, { opacity: 0.35 }),
      ]),
      ...p.part(shape('0,-110 6,-102 0,-98 -6,-102'), MATERIAL.red),
    ],
  },
  camera: {
    hand: 34,
    hero: 100,
    face: [0, -34, 0.4],
    draw: ({ p }) => [
      ...p.part(shape('-18,-66! -12,-80 12,-80 18,-66!'), '#3f4660'),
      ...p.part(
        shape('-54,-66! 54,-66! 56,-60 56,-4 52,0! -52,0! -56,-4 -56,-60'),
        '#4c5672',
        (tone) => [
          p.flat(shape('-58,-50! 58,-50! 58,-20! -58,-20!'), MATERIAL.red, { opacity: 0.9 }),
          p.raw(mark('-50,-60 46,-60', [0.6, 2, 0.6]), tone.high, { opacity: 0.5 }),
        ],
      ),
      ...p.part(ellipse(0, -34, 27, 27), MATERIAL.silver),
      ...p.part(ellipse(0, -34, 20, 20), '#2f3a58', () => [
        p.raw(ellipse(-6, -42, 7, 5), ink('#9fd0ee'), { opacity: 0.9 }),
        p.raw(ellipse(7, -26, 3, 2.4), WHITE, { opacity: 0.5 }),
      ]),
      ...p.part(ellipse(-40, -70, 7, 4), MATERIAL.yellow),
      ...p.part(shape('32,-62! 48,-62! 48,-53! 32,-53!'), '#f6e9b8'),
    ],
  },
  phone: {
    hand: 30,
    hero: 90,
    face: [0, -46, 0.3],
    glow: { at: [0, -48], radius: 60, color: '#bfe8ff', when: 'glowing' },
    draw: ({ p }) => [
      ...p.part(shape('-24,-98! 24,-98! 28,-94! 28,-4! 24,0! -24,0! -28,-4! -28,-94!'), '#3c4560'),
      ...p.part(shape('-22,-88! 22,-88! 22,-12! -22,-12!'), '#8fd0e6', () => [
        p.flat(shape('-22,-40 -6,-52 6,-40 22,-50 22,-10! -22,-10!'), MATERIAL.leaf),
        p.flat(ellipse(10, -74, 6, 6), MATERIAL.yellow),
      ]),
      p.flat(ellipse(0, -6, 3.4, 2.6), '#8f9ab4'),
    ],
  },
  boiler: {
    hand: 60,
    hero: 310,
    face: [0, -60, 0.2],
    glow: { at: [0, -26], radius: 60, color: '#ffab52', when: 'always' },
    draw: ({ p }) => [
      ...p.part(ribbon('-18,-92 -18,-112 -30,-120 -70,-120', [5, 5, 5, 5]), MATERIAL.brass),
      ...p.part(ribbon('20,-90 20,-106 34,-114 74,-114', [3.4, 3.4, 3.4, 3.4]), MATERIAL.iron),
      ...[-28, 28].flatMap((x) => p.part(shape('-6,-6! 6,-6! 8,0! -8,0!', { x }), MATERIAL.iron)),
      ...p.part(shape('-40,-6! -42,-70 -36,-88 0,-95 36,-88 42,-70 40,-6!'), '#7d5a50', (tone) => [
        ...[-78, -54, -12].map((y) =>
          p.raw(mark(`-42,${y} 0,${y + 3} 42,${y}`, [1, 1.6, 1]), tone.deep, { opacity: 0.7 }),
        ),
        ...[-34, -17, 0, 17, 34].flatMap((x) => [
          p.raw(ellipse(x, -75, 1.3), tone.high, { opacity: 0.8 }),
          p.raw(ellipse(x, -15, 1.3), tone.high, { opacity: 0.8 }),
        ]),
        p.raw(mark('-33,-84 -36,-50 -34,-14', [1, 3, 1]), tone.high, { opacity: 0.4 }),
      ]),
      ...p.part(ellipse(0, -66, 9, 9), MATERIAL.cream, () => [
        p.raw(mark('0,-66 5,-71', [0.8, 1, 0.4]), ink('#c93f3f')),
      ]),
      ...p.part(shape('-20,-44! 20,-44! 20,-14! -20,-14!'), MATERIAL.iron),
      p.raw(shape('-15,-40! 15,-40! 15,-18! -15,-18!'), ink('#ff9a3c')),
      p.raw(shape('-9,-18! -10,-28 -4,-36 0,-26 5,-34 10,-27 9,-18!'), ink('#ffe08a')),
      ...[-8, 0, 8].map((x) =>
        p.flat(shape(`${x - 1},-41! ${x + 1},-41! ${x + 1},-17! ${x - 1},-17!`), MATERIAL.iron),
      ),
    ],
  },
  machine: {
    hand: 60,
    hero: 190,
    face: [0, -40, 0.38],
    glow: { at: [0, -44], radius: 90, color: '#aef0d6', when: 'glowing' },
    draw: ({ p, state }) => [
      ...p.part(ribbon('30,-66 32,-88 48,-92', [7, 7, 8]), MATERIAL.brass),
      p.raw(mark('52,-94 62,-102 58,-110', [2, 5, 2]), WHITE, { opacity: 0.5 }),
      ...p.part(ribbon('-40,-70 -40,-96', [3, 3]), MATERIAL.iron),
      ...p.part(ellipse(-40, -99, 7, 7), state === 'glowing' ? '#9df0c8' : MATERIAL.red),
      ...p.part(shape('-56,-72! 56,-72! 58,-10! 52,0! -52,0! -58,-10!'), '#6f93a8', (tone) => [
        p.raw(ellipse(0, 2, 58, 10), tone.deep, { opacity: 0.4 }),
        p.raw(mark('-50,-66 48,-66', [0.8, 2.4, 0.8]), tone.high, { opacity: 0.5 }),
      ]),
      ...p.part(ellipse(-26, -42, 17, 17), MATERIAL.cream, () => [
        p.flat(mark('-26,-42 -18,-52', [1, 1.6, 0.6]), MATERIAL.red),
      ]),
      ...[0, 18, 36].flatMap((x, i) =>
        p.part(
          ellipse(6 + x, -52, 6, 6),
          [MATERIAL.yellow, MATERIAL.green, MATERIAL.orange][i] ?? MATERIAL.red,
        ),
      ),
      ...p.part(shape('-2,-38! 48,-38! 48,-16! -2,-16!'), '#3f5468', () =>
        [4, 14, 24, 34, 44].map((x, i) =>
          p.flat(mark(`${x},-18 ${x},${-24 - (i % 3) * 5}`, [1.6, 1.6, 1.6]), '#8ff0e6'),
        ),
      ),
      ...Array.from({ length: 8 }, (_, i) =>
        p.part(
          shape('-4,-24! 4,-24! 3,-16! -3,-16!', { x: -58, y: -20, turn: i * 45, k: 0.8 }),
          MATERIAL.brass,
        ),
      ).flat(),
      ...p.part(ellipse(-58, -20, 14, 14), MATERIAL.brass, () => [
        p.flat(ellipse(-58, -20, 5, 5), MATERIAL.iron),
      ]),
    ],
  },
} satisfies Record<string, ThingArt>
