import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from './painter'
import type { Painter } from './painter'

export interface SmallPerson {
  x: number
  y?: number
  /** 1 is ninety units tall. */
  k?: number
  coat: string
  skin: string
  hair: string
  /** Which way they look: 1 is right, -1 left. */
  to?: 1 | -1
  /** Long hair, or a skirt to the ground. */
  isLong?: boolean
  mouth?: 'shut' | 'open'
}

export const SKINS = ['#f3cfae', '#8a5a3c', '#e2ae84', '#5f3d2a', '#f6d9bf', '#b97f55'] as const
/** Each beside the skin it grows on. */
export const HAIRS = ['#a5592a', '#3a2a26', '#6b4128', '#2c2226', '#d9a441', '#3f2a22'] as const
export const COATS = [
  '#4f77a8',
  '#c8553d',
  '#6f9a54',
  '#e0a53c',
  '#7d5a9a',
  '#3f8a86',
  '#b8607e',
  '#596275',
] as const

/** Further away nobody sees whether they have brows. */
const NEAR = 0.5

const INK = '#2a2430'
const BLUSH = '#ea6a5e'

interface Drawn extends SmallPerson {
  p: Painter
  y: number
  k: number
  to: 1 | -1
}

const legs = ({ p, x, y, k, to }: Drawn): DisplayList =>
  [-7, 7].flatMap((dx) => [
    p.flat(shape('-5.4,-5! -5,-28! 5,-28! 5.4,-5!', { x: x + dx * k, y, k }), '#4a506b'),
    ...p.part(
      shape('-6,-8 5,-8 7,-5 12,-3 12,1 -6,1', { x: x + dx * k, y, kx: to * k, ky: k }),
      '#6d4634',
    ),
  ])

const sleeve = (
  { p, x, y, k, coat, skin }: Drawn,
  { dx, hand }: { dx: number; hand: number },
): DisplayList => [
  ...p.part(
    ribbon(
      `${dx * 0.78},-55 ${dx * 1.12},-42 ${hand},-31`,
      [5.4 * k, 5 * k, 4 * k],
      {},
      { x, y, k },
    ),
    coat,
  ),
  p.flat(ellipse(x + hand * k, y - 28 * k, 4 * k, 4.2 * k), skin),
]

function face({ p, x, y, k, to, skin, hair, mouth }: Drawn): DisplayList {
  const at = { x, y, kx: to * k, ky: k }
  const dot = (dx: number, dy: number, rx: number, ry = rx) =>
    ellipse(x + to * dx * k, y + dy * k, rx * k, ry * k)
  const eyes = [11, 2] as const
  const far =
    k < NEAR
      ? [p.raw(eyes.map((dx) => dot(dx, -72, 2, 2.8)).join(''), INK)]
      : [
          p.flat(eyes.map((dx) => dot(dx, -72, 3.3, 4)).join(''), '#fffdf8'),
          p.flat(eyes.map((dx) => dot(dx + 0.8, -71.8, 2.5, 3.3)).join(''), INK),
          p.raw(eyes.map((dx) => dot(dx + 0.2, -73.2, 0.9)).join(''), '#ffffff'),
          p.raw(
            eyes
              .map((dx) =>
                mark(`${dx - 3},-78 ${dx},-79.4 ${dx + 3},-78.4`, [0.5 * k, k, 0.5 * k], at),
              )
              .join(''),
            hair,
            { opacity: 0.9 },
          ),
          p.raw(dot(13.4, -66.4, 2.6, 2) + dot(-2.4, -66.4, 3, 2.2), BLUSH, { opacity: 0.38 }),
          p.raw(mark('7.4,-68.6 8.8,-67.4 7.4,-66.8', [0.3 * k, 0.8 * k, 0.3 * k], at), BLUSH, {
            opacity: 0.7,
          }),
        ]
  return [
    ...p.part(dot(2, -72.6, 15, 15.4), skin),
    ...far,
    mouth === 'open'
      ? p.raw(dot(7, -62.4, 3, 2.8), '#7d2f34')
      : p.raw(mark('3.4,-63 7,-61.4 10.6,-63.2', [0.4 * k, 1.1 * k, 0.4 * k], at), '#8a4238'),
  ]
}

/** Somebody of a crowd: known by a coat and a head of hair, not by name. */
export function smallPerson(p: Painter, one: SmallPerson): DisplayList {
  const { x, y = 0, k = 1, coat, hair, to = -1, isLong = false } = one
  const drawn: Drawn = { ...one, p, y, k, to }
  const at = { x, y, k }
  const sided = { x, y, kx: to * k, ky: k }
  const hem = isLong ? -6 : -18
  const braid = shape('-15,-80 -20,-60 -15,-46 -7,-48 -4,-64', sided)
  return [
    p.flat(ellipse(x + 2 * to * k, y, 21 * k, 4 * k), INK, { opacity: 0.2 }),
    ...legs(drawn),
    ...sleeve(drawn, { dx: 15 * to, hand: 17 * to }),
    ...p.part(
      shape(`-18,${hem}! -15,-44 -11,-58 0,-61 11,-58 15,-44 18,${hem}! 0,${hem + 3}`, at),
      coat,
      (tone) => [
        p.raw(mark(`4,-56 5,-38 5,${hem}`, [0.5 * k, 0.9 * k, 0.5 * k], sided), tone.deep, {
          opacity: 0.55,
        }),
        ...[-48, -38, -28].map((dy) =>
          p.raw(ellipse(x + to * 8 * k, y + dy * k, 1.3 * k, 1.3 * k), tone.high),
        ),
      ],
    ),
    ...sleeve(drawn, { dx: -13 * to, hand: -9 * to }),
    ...p.part(ellipse(x - to * k, y - 77 * k, 16.4 * k, 15.6 * k) + (isLong ? braid : ''), hair),
    ...face(drawn),
    ...p.part(
      shape('-14,-74 -15,-86 -4,-93 8,-92 17,-84 17,-77 10,-83 2,-84 -6,-82 -10,-74', sided),
      hair,
    ),
    p.flat(shape('-11,-59 0,-55 12,-59 11,-54 0,-51 -11,-54', at), p.tone(coat).deep),
  ]
}

export const somebody = (i: number) => ({
  coat: COATS[(i * 3) % COATS.length] ?? COATS[0],
  skin: SKINS[(i * 5 + 1) % SKINS.length] ?? SKINS[0],
  hair: i % 4 === 3 ? '#a8a4ab' : (HAIRS[(i * 5 + 1) % SKINS.length] ?? HAIRS[0]),
  isLong: i % 3 === 1,
})
