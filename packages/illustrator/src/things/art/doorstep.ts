import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { smallPerson, somebody } from '#things/small-people'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const goose =
  '-30,26 -26,4 -8,-2 4,-2 10,-16 8,-28 16,-36 26,-32 36,-26! 24,-24 22,-10 26,6 18,20 2,28'

const STREET = [
  [-250, 0.9],
  [-112, 0.9],
  [112, 0.9],
  [250, 0.9],
] as const

/** The water has come up to the doors, and whoever lives there is up on something. */
const CALLING = ['up', 'chin', 'wave', 'clap'] as const
const inTheWater = (p: Painter, x: number, i: number): DisplayList => [
  ...(i % 2
    ? p.part(
        shape('-34,-2! -34,-36! 34,-36! 34,-2! 26,-2! 26,-28! -26,-28! -26,-2!', { x, y: -6 }),
        MATERIAL.wood,
      )
    : [
        ...p.part(
          shape('-18,0! -18,-36! 18,-36! 18,0! 12,0! 12,-28! -12,-28! -12,0!', { x, y: -6 }),
          MATERIAL.wood,
        ),
        ...p.part(shape('-18,-34! -22,-76! -15,-78! -12,-34!', { x, y: -6 }), MATERIAL.darkWood),
      ]),
  ...smallPerson(p, {
    x,
    y: -42,
    k: 0.92,
    ...somebody(i * 2 + 1),
    to: i % 2 ? -1 : 1,
    arms: CALLING[i % CALLING.length] ?? 'up',
    mouth: 'open',
  }),
]

/** The far one first. */
const BOOTS_SIDE_BY_SIDE = [
  [10, -7],
  [-24, 0],
] as const
function oldBoot(p: Painter, x: number, y: number): DisplayList {
  const at = { x, y }
  return [
    ...p.part(shape('-30,-16! 66,-14! 68,-3 60,0! -8,0! -10,-7! -22,-3! -29,-5!', at), '#5b3f30'),
    // What is left of the heel, and the nails that held the rest.
    ...[-26, -20, -14].map((dx) =>
      p.flat(mark(`${dx},-5 ${dx - 1},2`, [1.4, 1, 0.5], at), MATERIAL.silver),
    ),
    ...p.part(
      shape('-30,-14! -33,-60 -34,-112! 16,-112! 17,-60 26,-46 50,-40 65,-28 68,-13!', at),
      '#c8403a',
      (tone) => [
        p.raw(mark('-26,-106 -25,-60 -22,-22', [1, 3.4, 1], at), tone.high, { opacity: 0.5 }),
        p.raw(mark('-8,-50 6,-46 16,-50', [0.6, 2, 0.6], at), tone.deep, { opacity: 0.6 }),
        p.raw(mark('-10,-38 8,-34 20,-40', [0.6, 2, 0.6], at), tone.deep, { opacity: 0.6 }),
      ],
    ),
    ...p.part(shape('36,-14! 34,-32 46,-42 60,-34 68,-24 69,-13!', at), '#e7b25c', () => [
      p.raw(mark('42,-34 52,-36 60,-28', [0.8, 3.2, 0.8], at), '#fffbe9', { opacity: 0.95 }),
    ]),
    ...p.part(shape('-37,-104! 19,-104! 20,-118! -38,-118!', at), '#e7c9a0'),
  ]
}

/** On doorsteps, and what comes up them. */
export const DOORSTEP = {
  no_geese_board: {
    hand: 118,
    hero: 130,
    grip: [0, -8],
    draw: ({ p }) => [
      ...[-26, 26].map((x) => p.wire(`M${x} -84v-8a5 5 0 1 1 7 5`, MATERIAL.iron, 3)),
      ...p.part(shape('-52,0! -52,-84! 52,-84! 52,0!'), MATERIAL.wood),
      ...p.part(shape('-46,-6! -46,-78! 46,-78! 46,-6!'), MATERIAL.cream),
      ...p.part(shape(goose, { x: -2, y: -42, k: 0.84 }), '#3d3a4a'),
      p.wire('M-33 -42a33 33 0 1 0 66 0a33 33 0 1 0 -66 0M-23 -65L23 -19', '#cf3b32', 6),
    ],
  },
  shop_step: {
    hand: 60,
    hero: 400,
    draw: ({ p }) => [
      ...p.part(shape('-112,0! -112,-104! 112,-104! 112,0!'), '#e9d9c0'),
      // Bare shelves behind the pane.
      p.flat(shape('34,-20! 34,-84! 102,-84! 102,-20!'), '#6f5a4e'),
      ...[-30, -48, -66].flatMap((y) =>
        p.part(shape(`36,${y}! 100,${y}! 100,${y + 4}! 36,${y + 4}!`), MATERIAL.paleWood),
      ),
      p.raw(shape('40,-82! 60,-82! 44,-22! 36,-22! 36,-50!'), '#ffffff', { opacity: 0.16 }),
      p.wire('M34 -20V-84H102V-20Z', MATERIAL.darkWood, 4),
      ...p.part(shape('-34,-8! -34,-90! 22,-90! 22,-8!'), '#8a4f38'),
      ...p.part(shape('-27,-8! -27,-84! 15,-84! 15,-8!'), '#a9674a', () => [
        p.flat(shape('-21,-44! -21,-78! 9,-78! 9,-44!'), '#6f5a4e'),
      ]),
      p.flat(ellipse(9, -36, 3, 3), MATERIAL.brass),
      ...p.part(
        shape(
          '-116,-86! -104,-108! 104,-108! 116,-86! 98,-82 80,-86! 62,-82 44,-86! 26,-82 8,-86! -10,-82 -28,-86! -46,-82 -64,-86! -82,-82 -100,-86!',
        ),
        '#c8553d',
      ),
      ...[-76, -36, 4, 44, 84].map((x) =>
        p.flat(shape(`${x - 8},-108! ${x + 8},-108! ${x + 9},-85! ${x - 9},-85!`), '#f7ead2', {
          opacity: 0.9,
        }),
      ),
      ...p.part(shape('-76,-9! 62,-9! 70,4! -84,4!'), MATERIAL.stone),
      ...p.part(shape('-66,-19! 52,-19! 58,-8! -72,-8!'), '#b5b9c2'),
    ],
  },
  high_hat: {
    hand: 52,
    hero: 80,
    grip: [-38, -6],
    draw: ({ p }) => [
      ...p.part(shape('-34,0! -28,-58! 28,-58! 34,0!'), '#38364a', (tone) => [
        p.flat(shape('-30,-40! 30,-40! 28,-58! -28,-58!'), MATERIAL.red),
        p.raw(mark('-22,-8 -18,-50', [1, 4, 1]), tone.high, { opacity: 0.6 }),
      ]),
      ...p.part(ellipse(0, -60, 50, 11), '#2f2d40'),
      p.raw(ellipse(0, -61, 29, 6), '#15141f'),
    ],
  },
  narrow_door: {
    hand: 60,
    hero: 520,
    draw: ({ p }) => [
      ...p.part(shape('-52,0! -52,-86 -34,-108 0,-116 34,-108 52,-86 52,0!'), '#b8a98e'),
      ...p.part(shape('-33,0! -33,-82 -24,-96 0,-102 24,-96 33,-82 33,0!'), '#5f5068'),
      p.raw(shape('-26,0! -26,-80 -18,-92 0,-97 18,-92 26,-80 26,0!'), '#f3d9a4'),
      ...[-1, 1].flatMap((kx) => p.part(shape('36,-4! 36,-76! 54,-82! 54,2!', { kx }), '#a4493d')),
      ...[-1, 1].map((kx) => p.flat(ellipse(44 * kx, -40, 2.4, 2.8), MATERIAL.gold)),
      ...p.part(shape('-60,0! -60,-5! 60,-5! 60,0!'), MATERIAL.stone),
    ],
  },
  pigeons: {
    hand: 40,
    hero: 74,
    draw: ({ p }) =>
      [
        [-120, -8, 0.8, 1],
        [-62, 4, 1, 1],
        [0, -12, 0.85, 1],
        [56, 6, 1, -1],
        [112, -6, 0.85, -1],
      ].flatMap(([x = 0, y = 0, k = 1, side = 1]) => {
        const at = { x, y, kx: k * side, ky: k }
        return [
          p.wire(
            `M${x - 5 * side} ${y}v${-14 * k}M${x + 6 * side} ${y}v${-14 * k}`,
            '#d2705f',
            2.6,
          ),
          ...p.part(shape('-40,-30 -20,-38 4,-44 20,-34 22,-20 6,-10 -14,-14', at), '#8d97aa'),
          ...p.part(shape('-46,-28 -16,-34 8,-30 -10,-20', at), '#6f7a90'),
          ...p.part(shape('8,-36 12,-56 20,-64 30,-60 32,-50 26,-42 22,-30', at), '#6f8f96'),
          p.flat(shape('10,-38 14,-46 26,-44 24,-34', at), '#7fae8c'),
          p.flat(shape('31,-56! 42,-52! 31,-49!', at), '#e2a94a'),
          p.raw(ellipse(x + 25 * k * side, y - 57 * k, 3 * k, 3.2 * k), '#f2a33c'),
          p.raw(ellipse(x + 25 * k * side, y - 57 * k, 1.5 * k, 1.7 * k), '#2a2430'),
        ]
      }),
  },
  crate: {
    hand: 60,
    hero: 104,
    draw: ({ p }) => [
      ...p.part(shape('-64,0! -64,-84! 64,-84! 64,0!'), '#a87442'),
      ...[-72, -44, -16].flatMap((y) =>
        p.part(
          shape(`-66,${y - 10}! 66,${y - 10}! 66,${y + 12}! -66,${y + 12}!`),
          MATERIAL.paleWood,
        ),
      ),
      ...[-54, 54].flatMap((x) => p.part(shape('-8,0! -8,-86! 8,-86! 8,0!', { x }), MATERIAL.wood)),
    ],
  },
  flooded_street: {
    hand: 60,
    hero: 250,
    draw: ({ p }) => [
      ...STREET.flatMap(([x], i) => inTheWater(p, x, i)),
      ...p.part(shape('-40,-6! -40,-16! 40,-16! 40,-6!', { turn: -7 }), MATERIAL.wood),
      ...p.part(
        shape('-42,-20! -42,-44! 42,-44! 42,-20! 36,-24! 36,-38! -36,-38! -36,-24!', { turn: -7 }),
        MATERIAL.wood,
      ),
      p.flat(
        shape(
          '-420,-10 -330,-24 -230,-16 -120,-24 0,-15 120,-24 230,-16 330,-24 420,-10 400,18 200,26 0,20 -200,26 -400,18',
        ),
        '#5fa8cc',
        { opacity: 0.86 },
      ),
      ...[
        '-380,-4 -330,-12 -280,-4',
        '-250,12 -200,4 -150,12',
        '-130,-2 -80,-10 -30,-2',
        '10,12 60,4 110,12',
        '130,-2 180,-10 230,-2',
        '270,12 320,4 370,12',
      ].map((line) => p.raw(mark(line, [0.6, 2.8, 0.6]), '#eaf7fc', { opacity: 0.9 })),
      ...[
        [-178, 2, 1],
        [178, 4, -1],
        [36, 2, 1],
      ].flatMap(([x = 0, y = 0, kx = 1]) =>
        p.part(
          shape('-20,0 -8,-11 10,-11 20,-2! 32,-11! 31,9! 20,2! 4,9 -10,8', {
            x,
            y,
            kx: kx * 0.8,
            ky: 0.8,
          }),
          '#7d95b0',
          () => [p.raw(ellipse(x - 11 * kx * 0.8, y - 3, 2, 2.2), '#2d2430')],
        ),
      ),
    ],
  },
  yellow_letter: {
    hand: 44,
    hero: 70,
    grip: [0, -6],
    draw: ({ p }) => [
      ...p.part(shape('-46,0! -46,-58! 46,-58! 46,0!'), '#e8cf7a', (tone) => [
        p.raw(mark('-46,-58 0,-24 46,-58', [1, 2, 1]), tone.deep, { opacity: 0.7 }),
      ]),
      ...p.part(ellipse(0, -26, 9, 9), MATERIAL.red),
    ],
  },
  folding_stool: {
    hand: 60,
    hero: 96,
    draw: ({ p }) => [
      ...p.part(ribbon('-40,0 34,-72', [4, 4]), MATERIAL.darkWood),
      ...p.part(ribbon('40,0 -34,-72', [4, 4]), MATERIAL.wood),
      ...p.part(shape('-50,-82! 50,-82! 52,-70 0,-64 -52,-70'), '#3f77b5'),
    ],
  },
  /** From the side, side by side: heels worn to the nails, toecaps that have never been anywhere. */
  clean_boots: {
    hand: 60,
    hero: 150,
    draw: ({ p }) => [
      ...BOOTS_SIDE_BY_SIDE.flatMap(([x, y]) => oldBoot(p, x, y)),
      ...[
        [76, -58, 1],
        [46, -76, 0.7],
        [92, -30, 0.8],
      ].map(([x = 0, y = 0, k = 1]) =>
        p.raw(shape('0,-13! 3,-3! 13,0! 3,3! 0,13! -3,3! -13,0! -3,-3!', { x, y, k }), '#fffbe0'),
      ),
    ],
  },
} satisfies Record<string, ThingArt>
