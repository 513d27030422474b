import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt, ThingScene } from '#things/thing-art'
import { CHILDREN, GROWN_UPS, townsperson } from '#things/townsfolk'
import type { Doing } from '#things/townsfolk'

const WHITE = ink('#ffffff')
/** Under each pair of feet, or the last rank stands in the air. */
const GROUND = ink('#2b3040')

/** Rank behind rank: a face is above the shoulders before it, never behind a head. */
const RANKS = [
  { y: -22, folk: GROWN_UPS, at: [-40, 0, 40] },
  { y: -9, folk: GROWN_UPS, at: [-60, -20, 20, 60] },
  { y: 4, folk: CHILDREN, at: [-42, -2, 40] },
] as const
const HEAD = 0.165
/** Arms go up where no face is behind them: in the last rank, and from a child below every chin. */
const GLAD: readonly (readonly Doing[])[] = [
  ['cheer', 'wave', 'cheer'],
  ['clap', 'laugh', 'clap'],
  ['cheer', 'clap', 'cheer', 'laugh'],
]
const QUIET: readonly Doing[] = ['listen', 'stand', 'think', 'look']

const nth = <One>(list: readonly One[], i: number) => list[i % list.length] as One

/** The same people on every page, each time in other places. */
function standingRound({ p, state, random }: ThingScene): DisplayList {
  const first = Math.floor(random.between(0, GROWN_UPS.length))
  const isGlad = state === 'open'
  return RANKS.flatMap(({ y, folk, at }, rank) =>
    at.flatMap((x, i) => [
      p.raw(ellipse(x, y + (i % 2) * 3, 9, 2), GROUND, { opacity: 0.22, blur: 1 }),
      townsperson(p, {
        human: nth(folk, first + i + rank * 3),
        x,
        y: y + (i % 2) * 3,
        scale: HEAD,
        to: x < 0 ? 1 : -1,
        doing: nth((isGlad ? GLAD[rank] : undefined) ?? QUIET, first + i + rank),
        feeling: isGlad ? nth(['joy', 'happy'], first + i + rank) : 'curious',
      }),
    ]),
  )
}

const LUGGAGE = ['#b4553c', '#3f7f8c', '#c99a3f', '#6f8f4e'] as const
/** On holiday, with a case, and by two claws the tail of whoever goes in front. */
function walkingMole(p: Painter, x: number, i: number) {
  const at = { x }
  return [
    p.wire(`M${x - 26} -20q-14 2 -27 -12`, '#c98a86', 3),
    ...p.part(ellipse(x - 10 + i, -3, 13, 5), '#d79a92'),
    ...p.part(ellipse(x + 15 - i, -3, 13, 5), '#e2a79e'),
    ...p.part(
      shape('-22,-2 -31,-26 -27,-52 -12,-72 8,-80 26,-72 31,-54 29,-26 20,-2 0,2', at),
      '#454058',
      (tone) => [
        p.raw(shape('14,-44 32,-46 32,-10 18,-4 8,-20', at), tone.high, { opacity: 0.4 }),
        p.raw(mark('-22,-44 -27,-28 -21,-10', [0.6, 2.4, 0.6], at), tone.deep, { opacity: 0.4 }),
      ],
    ),
    ...p.part(shape('16,-74 30,-71 45,-61 44,-52 30,-50 16,-54', at), '#77606f'),
    ...p.part(ellipse(x + 45, -57, 5.4, 4.8), '#e88d8d'),
    p.flat(ellipse(x + 22, -69, 2.6, 3.1), '#1f1a24'),
    p.raw(ellipse(x + 23, -70, 0.9), WHITE),
    // The case hangs from the near paw; the far one has the tail.
    ...p.part(ribbon('6,-44 20,-40 31,-34', [7, 6, 5], undefined, at), '#3b364c'),
    ...p.part(ellipse(x + 33, -33, 6, 5), '#e2a79e'),
    ...p.part(shape('-20,-24! 16,-24! 16,-4! -20,-4!', at), LUGGAGE[i] ?? LUGGAGE[0], (tone) => [
      p.raw(mark('-10,-26 -10,-2', [1.4, 1.4, 1.4], at), tone.deep, { opacity: 0.6 }),
      p.raw(mark('6,-26 6,-2', [1.4, 1.4, 1.4], at), tone.deep, { opacity: 0.6 }),
    ]),
    ...p.part(ribbon('-8,-48 -7,-36 -3,-27', [7.4, 6.4, 5], undefined, at), '#4e4862'),
    ...p.part(ellipse(x - 2, -25, 6, 4.6), '#e2a79e'),
  ]
}

const strawHat = (p: Painter, x: number) => {
  const at = { x: x + 17, y: -74, turn: 8 }
  return [
    ...p.part(shape('-34,0 -16,-8 16,-8 34,0 14,7 -14,7', at), MATERIAL.straw),
    ...p.part(shape('-18,-4 -15,-24 0,-29 15,-24 18,-4 0,1', at), MATERIAL.straw, (tone) => [
      p.raw(mark('-18,-6 0,-2 18,-6', [3, 3.4, 3], at), p.lit('#c8553d')),
      p.raw(mark('-10,-22 0,-26 8,-24', [0.6, 1.8, 0.6], at), tone.high, { opacity: 0.6 }),
    ]),
  ]
}
/** The straw hat is the last of all, and the tail before them is that of somebody on the page. */
const hatLast = (p: Painter) => [
  p.wire('M157 -32q16 8 32 2', '#c98a86', 3),
  ...[-126, -42, 42, 126].flatMap((x, i) => walkingMole(p, x, i)),
  ...strawHat(p, -126),
]

/** Many, not one: who looks on, who plays, who sits in a row. */
export const CROWDS = {
  onlookers: {
    hand: 60,
    hero: 362,
    isCrowd: true,
    draw: standingRound,
  },
  fish_band: {
    hand: 50,
    hero: 120,
    draw: ({ p }) =>
      [
        [-156, '#f0954a', '#c8403a'],
        [-52, '#5fa8cc', '#e0a53c'],
        [52, '#f2c24a', '#4f77a8'],
        [156, '#e58fa6', '#5f9f4c'],
      ].flatMap(([at, fin, rim], i) => {
        const x = Number(at)
        const color = String(fin)
        const y = -58 - (i % 2) * 12
        return [
          ...p.part(shape('30,0 52,-20 48,0 52,20', { x, y }), color),
          ...p.part(
            shape('-38,0 -24,-22 6,-26 34,-4 34,6 6,26 -24,22', { x, y }),
            color,
            (tone) => [
              p.flat(shape('-8,-26 2,-26 4,26 -6,26', { x, y }), '#fffaf0', { opacity: 0.85 }),
              p.raw(mark('-20,-16 0,-20 18,-12', [0.6, 2, 0.6], { x, y }), tone.high, {
                opacity: 0.6,
              }),
            ],
          ),
          ...p.part(ellipse(x - 22, y - 6, 6.4, 6.8), '#fffdf6'),
          p.raw(ellipse(x - 24, y - 6, 3, 3.6), '#2d2430'),
          p.raw(mark('-34,6 -28,11 -20,8', [0.5, 1.4, 0.5], { x, y }), '#7d2a1a'),
          p.wire(
            `M${x - 4} ${y + 14}L${x - 34} ${y + 32}M${x + 4} ${y + 16}L${x - 8} ${y + 32}`,
            MATERIAL.paleWood,
            2.6,
          ),
          ...p.part(shape('-26,0! -26,-22! 22,-22! 22,0! -2,5', { x: x - 18 }), String(rim)),
          p.wire(
            `M${x - 44} -22L${x - 32} 0L${x - 20} -22L${x - 8} 0L${x + 4} -22`,
            '#fff3df',
            1.8,
          ),
          ...p.part(ellipse(x - 20, -22, 24, 6), '#fffaf0'),
        ]
      }),
  },
  school_desk: {
    hand: 60,
    hero: 150,
    draw: ({ p }) => [
      ...[-52, 52].flatMap((x) => p.part(ribbon(`${x},0 ${x},-66`, [4, 4]), '#8a97a6')),
      ...p.part(shape('-58,-40! 58,-40! 60,-66! -60,-66!'), MATERIAL.wood),
      ...p.part(shape('-70,-64! 70,-64! 62,-80! -62,-80!'), MATERIAL.paleWood),
      ...p.part(shape('22,-72! 56,-72! 52,-79! 24,-79!'), '#c8553d'),
      ...p.part(shape('-54,-70! -30,-70! -28,-78! -50,-78!'), MATERIAL.cream),
      ...p.part(ribbon('-24,-74 -4,-72', [1.8, 1.4]), MATERIAL.yellow),
    ],
  },
  mole_row: {
    hand: 50,
    hero: 122,
    draw: ({ p, state }) =>
      state === 'full' ? hatLast(p) : [-84, 0, 84].flatMap((x, i) => walkingMole(p, x, i)),
  },
} satisfies Record<string, ThingArt>
