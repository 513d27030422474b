import type { DisplayList } from '#core/display-list'
import { mark, shape } from '#things/painter'
import type { Painter, Place } from '#things/painter'
import type { ThingArt } from '#things/thing-art'

const RED = '#d8432f'

/** Two loops and a knot, where a stone is highest. */
const wireBow = (p: Painter, at: Place) => [
  ...p.part(shape('0,0 -14,-26 -38,-28 -40,-8 -22,2', at), RED, (tone) => [
    p.raw(shape('-8,-4 -18,-16 -30,-16 -28,-6', at), tone.deep, { opacity: 0.6 }),
  ]),
  ...p.part(shape('0,0 14,-26 38,-28 40,-8 22,2', at), RED, (tone) => [
    p.raw(shape('8,-4 18,-16 30,-16 28,-6', at), tone.deep, { opacity: 0.6 }),
  ]),
  ...p.part(shape('-10,-2 0,-11 10,-2 0,7', at), '#b8331f'),
]
const wireRound = (p: Painter, at: Place) => {
  const [thin, thick] = [4 * (at.k ?? 1), 5 * (at.k ?? 1)]
  return [
    p.raw(mark('-54,-26 -20,-20 20,-20 56,-28', [thin, thick, thin], at), p.lit(RED)),
    p.raw(mark('-2,-84 2,-40 2,-16 -2,4', [thin, thick, thin], at), p.lit(RED)),
  ]
}

const FORMS = {
  round: { d: '-54,-14 -48,-46 -22,-64 14,-68 44,-52 56,-22 44,-2 0,2 -44,0', top: -66 },
  potato: { d: '-56,-20 -50,-50 -28,-62 -4,-54 22,-66 48,-54 56,-24 38,-2 6,-8 -30,2', top: -57 },
  flat: { d: '-62,-10 -44,-34 -6,-44 36,-38 62,-14 46,0 0,2 -46,0', top: -42 },
  fat: { d: '-56,-20 -54,-62 -24,-84 18,-86 50,-62 58,-24 42,0 0,2 -44,0', top: -84 },
  pointed: { d: '-52,-10 -38,-44 -8,-76 10,-74 40,-40 56,-8 34,2 0,2 -36,0', top: -74 },
} as const
interface Stone {
  form: keyof typeof FORMS
  color: string
  marks?: 'stripes' | 'glitter'
}

const marksOn = (p: Painter, { marks }: Stone, at: Place) =>
  marks === 'stripes'
    ? [-36, -12, 12, 36].map((x) =>
        p.flat(mark(`${x - 6},-80 ${x + 4},-36 ${x - 2},4`, [3, 5, 3], at), '#e2cdef'),
      )
    : marks === 'glitter'
      ? ['-26,-40', '4,-54', '26,-26', '-6,-20', '40,-46'].map((spot) => {
          const [x = 0, y = 0] = spot.split(',').map(Number)
          return p.raw(
            shape(
              `${x},${y - 11}! ${x + 3},${y - 3}! ${x + 11},${y}! ${x + 3},${y + 3}! ${x},${y + 11}! ${x - 3},${y + 3}! ${x - 11},${y}! ${x - 3},${y - 3}!`,
              at,
            ),
            '#fff6cf',
          )
        })
      : []

const stone = (p: Painter, one: Stone, at: Place, over: DisplayList = []) =>
  p.part(shape(FORMS[one.form].d, at), one.color, (tone) => [
    p.raw(shape('-40,-34 -20,-40 6,-40 -8,-32 -28,-26', at), tone.high, { opacity: 0.7 }),
    ...marksOn(p, one, at),
    ...over,
  ])
const tied = (p: Painter, one: Stone, { at, bow }: { at: Place; bow: number }) => {
  const { x = 0, y = 0, k = 1 } = at
  const top = { x, y: y + FORMS[one.form].top * k, k: k * bow }
  return [...stone(p, one, at, wireRound(p, at)), ...wireBow(p, top)]
}

/** Nineteen, as they came: a blue one, a striped one, one like a potato. */
const KEPT: readonly Stone[] = [
  { form: 'round', color: '#b9a7cf' },
  { form: 'pointed', color: '#d98f5c' },
  { form: 'flat', color: '#8f9aa8' },
  { form: 'round', color: '#e0b54e' },
  { form: 'potato', color: '#c46f5e' },
  { form: 'round', color: '#6fa58c' },
  { form: 'flat', color: '#d9a0ae' },
  { form: 'pointed', color: '#7c86c4' },
  { form: 'round', color: '#cfc4a8' },
  { form: 'round', color: '#7fb0a6' },
  { form: 'potato', color: '#a8825c' },
  { form: 'round', color: '#4f86c6' },
  { form: 'flat', color: '#d8a24a' },
  { form: 'round', color: '#8a5f9e', marks: 'stripes' },
  { form: 'pointed', color: '#c7857a' },
  { form: 'round', color: '#5f9aa8' },
  { form: 'potato', color: '#c9a46a' },
  { form: 'round', color: '#6f7688', marks: 'glitter' },
  { form: 'flat', color: '#9fb56a' },
]
const BEHIND = 9

/** As they lie about: a fat one, a flat one, one that glitters. */
const FOUND: readonly (Stone & { x: number; y: number; k: number })[] = [
  { form: 'pointed', color: '#a993c4', x: -66, y: -10, k: 0.5 },
  { form: 'round', color: '#c98f6a', x: 62, y: -10, k: 0.46 },
  { form: 'fat', color: '#7f93b8', x: -112, y: 0, k: 0.86 },
  { form: 'flat', color: '#c4a87c', x: -8, y: 4, k: 0.8 },
  { form: 'round', color: '#5f6684', marks: 'glitter', x: 116, y: 2, k: 0.74 },
]

/** What a moon is strewn with, and what somebody does up as presents. */
export const MOON_STONES = {
  /** The one of this year, and as white as the moon. */
  bow_stone: {
    hand: 84,
    hero: 110,
    grip: [0, -40],
    face: [0, -30, 0.36],
    draw: ({ p }) => tied(p, { form: 'round', color: '#fbf7f2' }, { at: {}, bow: 1 }),
  },
  bow_stones: {
    hand: 40,
    hero: 112,
    draw: ({ p, state }) =>
      state === 'empty'
        ? FOUND.flatMap(({ x, y, k, ...one }) => stone(p, one, { x, y, k }))
        : [
            ...KEPT.flatMap((one, i) => {
              const isBehind = i < BEHIND
              const x = isBehind ? (i - 4) * 48 : (i - BEHIND - 4.5) * 48
              const at = { x, y: isBehind ? -42 : -12, k: isBehind ? 0.38 : 0.41 }
              return tied(p, one, { at, bow: 0.62 })
            }),
            ...p.part(shape('-246,0! -250,-13! 250,-13! 246,0!'), '#8d8fa6', (tone) => [
              p.raw(mark('-244,-11 0,-10 244,-11', [1, 2, 1]), tone.high, { opacity: 0.6 }),
            ]),
          ],
  },
} satisfies Record<string, ThingArt>
