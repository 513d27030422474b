import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { ThingArt } from '#things/thing-art'

const CORAL = '#e2604f'

const coralArm = (p: Painter, line: string, widths: readonly number[], place: Place = {}) =>
  p.part(ribbon(line, widths, {}, place), CORAL)

/** A snail-shell roof, a door, and one lit window with a candle in it. */
const houseBehind = (p: Painter) => [
  p.flat(shape('-34,0! -34,-60 -20,-80 0,-88 20,-80 34,-60 34,0!'), '#274a66', { opacity: 0.85 }),
  ...p.part(shape('-24,-4! -23,-36! 21,-36! 22,-4!'), '#e9d3b4'),
  ...p.part(shape('-29,-34! -24,-54 -4,-70 16,-62 27,-34!'), '#c9785a', (tone) => [
    p.raw(mark('-20,-38 -12,-56 6,-58 10,-46 0,-44', [0.8, 1.6, 0.6]), tone.deep, {
      opacity: 0.6,
    }),
  ]),
  p.flat(shape('-18,-4! -18,-20 -12,-26 -6,-20 -6,-4!'), '#6f4629'),
  p.raw(ellipse(9, -20, 17, 15), ink('#ffdf80'), { opacity: 0.5, blur: 5 }),
  p.raw(shape('1,-11! 1,-29! 18,-29! 18,-11!'), ink('#ffe48a')),
  p.raw(shape('8,-11! 8,-19! 11,-19! 11,-11!'), ink('#fffaf0')),
  p.raw(shape('7.4,-19 9.5,-27 11.6,-19 9.5,-18'), ink('#f08a2c')),
]

/** What was written in shells and is mostly gone, the more the later in the line: it reads so in any language. */
const WASHED_AWAY: readonly (readonly [number, number])[] = [
  ...[-43, -34, -25, -16].map((y) => [-104, y] as const),
  ...[-43, -30, -16].flatMap((y) => [[-94, y] as const, [-85, y - 2] as const]),
  ...[-40, -22].map((y) => [-77, y] as const),
  ...[-42, -28, -15].map((y) => [-52, y] as const),
  [-42, -36],
  [-34, -20],
  ...[-38, -17].map((y) => [-8, y] as const),
  [6, -27],
  [38, -33],
  [74, -20],
]

/** Whose home is under the sea: its gate, and what lies before its door. */
export const SEA_DOORS = {
  coral_gate: {
    hand: 60,
    hero: 320,
    face: [0, -60, 0.3],
    glow: { at: [0, -40], radius: 70, color: '#ffe2a0', when: 'glowing' },
    draw: ({ p, state }) => {
      const isOpen = state === 'open' || state === 'glowing'
      const bars = isOpen ? [] : [-29, -10, 10, 29]
      const isLivedIn = state === 'full' || state === 'glowing'
      return [
        ...(isLivedIn ? houseBehind(p) : []),
        ...bars.flatMap((x) => [
          ...p.part(
            ribbon(
              [
                [x, 0],
                [x, -96 + Math.abs(x) * 0.5],
              ],
              [2.8, 2.4],
            ),
            '#c44a48',
          ),
        ]),
        ...(isOpen
          ? ([-1, 1] as const).flatMap((side) =>
              p.part(shape('37,0! 37,-66! 58,-60! 58,6!', { kx: side }), '#c44a48', (tone) =>
                [42, 48, 54].map((x) =>
                  p.raw(mark(`${x * side},-58 ${x * side},0`, [0.8, 1.4, 0.8]), tone.deep, {
                    opacity: 0.6,
                  }),
                ),
              ),
            )
          : [-30, -62].flatMap((y) =>
              p.part(ribbon(`-40,${y} 0,${y} 40,${y}`, [2.4, 2.4, 2.4]), '#c44a48'),
            )),
        ...p.part(shape('-46,7! -44,-6! 44,-6! 46,7!'), '#8d6f8f'),
        ...coralArm(
          p,
          '-40,2 -44,-40 -38,-72 0,-98 38,-72 44,-40 40,2',
          [10, 8, 7.4, 8, 7.4, 8, 10],
        ),
        ...([-1, 1] as const).flatMap((side) => [
          ...coralArm(p, '-42,-30 -58,-46 -56,-62', [5, 4, 2.6], { kx: side }),
          ...coralArm(p, '-42,-54 -56,-74 -50,-92', [4.6, 3.6, 2.2], { kx: side }),
          ...coralArm(p, '-22,-88 -30,-104 -22,-116', [4.4, 3.4, 2], { kx: side }),
          ...coralArm(p, '-6,-97 -8,-112 0,-122', [4, 3, 1.8], { kx: side }),
          ...p.part(ellipse(side * 44, 0, 15, 9), '#8d6f8f'),
        ]),
        ...[
          [-44, -20],
          [44, -48],
          [-30, -80],
          [20, -90],
        ].map(([x = 0, y = 0]) => p.raw(ellipse(x, y, 2.4), '#ffd9c8', { opacity: 0.8 })),
      ]
    },
  },
  door_mat: {
    hand: 40,
    hero: 74,
    breaks: true,
    draw: ({ p, state }) => [
      ...p.part(shape('-150,0! -120,-56! 120,-56! 150,0!'), '#a8713f', (tone) => [
        p.flat(shape('-134,-6! -110,-50! 110,-50! 134,-6!'), tone.high, { opacity: 0.5 }),
        p.flat(shape('-122,-11! -101,-45! 101,-45! 122,-11!'), '#a8713f'),
      ]),
      // In very small shells, the beginning of a word: the end was washed away.
      ...(state === 'broken'
        ? WASHED_AWAY.flatMap(([x, y]) => p.part(ellipse(x, y, 4.6, 3.2), MATERIAL.cream))
        : [
            ...p.part(
              shape('0,-14 -26,-26 -30,-36 -16,-42 0,-35 16,-42 30,-36 26,-26'),
              MATERIAL.red,
            ),
            ...[-76, 76].flatMap((x) => p.part(ellipse(x, -28, 15, 8), MATERIAL.yellow)),
          ]),
      ...Array.from({ length: 26 }, (_, i) =>
        p.flat(mark(`${-148 + i * 11.9},-1 ${-149 + i * 11.9},6`, [0.8, 1, 0.4]), '#8a5a30'),
      ),
    ],
  },
} satisfies Record<string, ThingArt>
