import type { SceneActor } from '@luciole/contract/scene-brief'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { multiply, rotate, scale, translate } from '#core/geometry'
import type { Light } from '#light/light'
import { crown, glassHelmet } from '#people/add-ons'
import { buttonedCoat } from '#things/art/clothes'
import { headwear } from '#things/headwear'
import { createPainter, mark, ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { ellipse } from '#core/path'
import type { HeadArt } from './heads/head'
import { longScarf, THREE } from './long-scarf'
import { neckOf } from './neck'
import type { NeckPlace } from './neck'
import type { Figure } from './rigs/rig'

type Wears = SceneActor['wears']

/** What somebody wears, and how its wearer stands. */
interface Worn {
  wears: Wears
  p: Painter
  figure: Figure
  art: HeadArt
  back: boolean
}

const SKULL = -44
const HUMAN_GLASS = 82

/** Glass as large as the ears are long; a crown or hats on the skull between them. */
export function wornOnHead(given: {
  wears: Wears
  art: HeadArt
  light: Light
  accent: readonly [number, number, number]
  back: boolean
  /** What one breathes in, under a hat. */
  glass: Wears
}): DisplayList {
  const { wears, art, light, accent, back } = given
  if (!wears || art.chin === 0) return []
  const seat = Math.max(art.top, SKULL) + 14
  const hats = headwear({
    p: createPainter(light),
    wears,
    seat,
    half: Math.min(art.half, 54) * 0.76,
  })
  if (wears === 'crown' || wears === 'low_crown' || wears === 'sunk_crown')
    return [
      group(crown(light, back ? 'back' : 'front'), {
        transform: multiply(translate(0, Math.max(art.top, SKULL) + 44), scale(0.84)),
      }),
    ]
  const isBare = wears === 'bubble_helmet' || wears === 'space_helmet'
  const glass = isBare ? wears : given.glass
  if (!glass) return hats
  const height = art.chin + 12 - art.top
  const radius = Math.max(art.half + 14, height / 2 + 8)
  return [
    group(glassHelmet({ light, accent: [...accent], isSpace: glass === 'space_helmet' }), {
      transform: multiply(translate(0, art.chin + 14 - radius * 0.9), scale(radius / HUMAN_GLASS)),
    }),
    ...(isBare
      ? []
      : headwear({
          p: createPainter(light),
          wears,
          seat: art.chin + 24 - radius * 1.9,
          half: radius * 0.64,
        })),
  ]
}

/** On a fish or a crab, who are all head. */
export const hatOn = (
  { at: [x, y], half, tilt = 0 }: NonNullable<Figure['hatSeat']>,
  p: Painter,
  wears: Wears,
): DisplayList => {
  const hat = headwear({ p, wears, seat: 0, half })
  return hat.length ? [group(hat, { transform: multiply(translate(x, y), rotate(tilt)) })] : []
}

/** A swelling, redder towards the top, for a nose that ran into something. */
export const bumpOn = (
  { at: [x, y], half, tilt = 0 }: NonNullable<Figure['noseSeat']>,
  p: Painter,
  wears: Wears,
): DisplayList => {
  if (wears !== 'bump') return []
  const place = { k: half / 20 }
  return [
    group(
      p.part(
        shape('0,-17 12,-12 17,0 12,11 0,14 -12,11 -17,0 -12,-12', place),
        '#d98a96',
        (tone) => [
          p.raw(mark('-9,-5 -5,-10 1,-11', [1, 2.6, 1], place), tone.high, { opacity: 0.8 }),
        ],
      ),
      { transform: multiply(translate(x, y), rotate(tilt)) },
    ),
  ]
}

/** A cape hangs from the neck over the back. */
export function wornOnBack(given: {
  wears: Wears
  p: Painter
  figure: Figure
  art: HeadArt
  color: string
}): DisplayList {
  const { wears, p, figure, art, color } = given
  if (wears !== 'cape' || !figure.head || art.chin === 0) return []
  const [x, y] = figure.head.at
  const neck = y + art.chin * figure.head.k * 0.85
  const drop = Math.max(30, figure.feet[1] - neck)
  const place = { x: x - 6, y: neck, kx: figure.head.k, ky: drop / 100 }
  return p.part(shape('-26,-4 24,-4 34,40 30,84 -20,92 -76,86 -58,40', place), color, (tone) => [
    p.raw(mark('-14,6 -30,48 -46,84', [1, 4, 1], place), tone.deep, { opacity: 0.4 }),
    p.raw(mark('6,6 4,50 -4,86', [1, 4, 1], place), tone.deep, { opacity: 0.35 }),
  ])
}

/** Bib and skirt, tied behind, and rather tight. */
const cooksApron = (p: Painter, place: NeckPlace): DisplayList => [
  ...p.part(ribbon('-20,2 -30,-14 -26,-26', [3, 3, 3], {}, place), '#f3e7d0'),
  ...p.part(ribbon('20,2 30,-14 26,-26', [3, 3, 3], {}, place), '#f3e7d0'),
  ...p.part(
    shape('-24,0! 24,0! 28,30! 44,40 46,86! 0,95 -46,86! -44,40 -28,30!', place),
    '#fbf3e2',
    (tone) => [
      p.raw(mark('-30,52 0,56 30,52', [0.8, 2, 0.8], place), tone.deep, { opacity: 0.5 }),
      p.raw(mark('0,55 0,76', [0.6, 1.4, 0.6], place), tone.deep, { opacity: 0.45 }),
    ],
  ),
  ...p.part(shape('-48,35! 48,35! 49,42! -49,42!', place), '#f3e7d0'),
]

/** Over the body, from the neck down: a coat over the arms too, and buttoned, or an apron. */
export function wornOverBody(given: Worn): DisplayList {
  const { wears, p, figure, art, back } = given
  const { head, face } = figure
  const at = head?.at ?? face?.at
  if (wears === 'apron' && head && !back) {
    const neck = head.at[1] + art.chin * head.k * 0.92
    return cooksApron(p, { x: head.at[0] - 2, y: neck, k: (figure.feet[1] - neck) / 112 })
  }
  if (wears !== 'coat' || !at) return []
  const chin = head ? art.chin * head.k * 0.8 : (face?.half ?? 40) * 0.72
  const drop = Math.max(24, figure.feet[1] - at[1] - chin)
  const neck = at[1] + chin
  const wide = Math.max(0.62, drop / 118, face ? face.half / 56 : 0)
  return [
    group(buttonedCoat(p, back), {
      transform: multiply(translate(at[0] - 3, neck + drop), [wide, 0, 0, drop / 100, 0, 0]),
    }),
  ]
}

const NATIVES: Readonly<Record<'water', ReadonlySet<string>>> = {
  water: new Set([
    'fish',
    'octopus',
    'whale',
    'shark',
    'turtle',
    'crab',
    'seahorse',
    'frog',
    'penguin',
    'duck',
    'snail',
  ]),
}

/** Who lives there needs no glass: fish in the sea; cloth, magic and things anywhere. */
export const breathesUnderWater = (species: string) => NATIVES.water.has(species)

/** Round a neck, many times over, or on a string under a chin. */
export function wornOnNeck(given: Worn): DisplayList {
  const { wears, p, figure, art, back } = given
  const place = neckOf(figure, art, 1.16)
  if (!place) return []
  if (wears === 'label') return label(p, place, back)
  if (wears === 'all_hats') return chainOfOffice(p, place)
  if (wears === 'three_scarves') return longScarf(p, place, back, THREE)
  return wears === 'scarf' ? longScarf(p, place, back) : []
}

/** Asked for with the hats. */
const chainOfOffice = (p: Painter, place: NeckPlace): DisplayList => [
  ...Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 10) * Math.PI
    return p.part(
      ellipse(
        place.x - Math.cos(angle) * 24 * place.k,
        place.y + (10 + Math.sin(angle) * 36) * place.k,
        5.4 * place.k,
        5 * place.k,
      ),
      '#e8b440',
    )
  }).flat(),
  ...p.part(
    ellipse(place.x, place.y + 58 * place.k, 13 * place.k, 13 * place.k),
    '#e8b440',
    (tone) => [
      p.flat(ellipse(place.x, place.y + 58 * place.k, 7 * place.k, 7 * place.k), '#c8413c'),
      p.raw(
        ellipse(place.x - 5 * place.k, place.y + 52 * place.k, 3 * place.k, 2 * place.k),
        tone.high,
      ),
    ],
  ),
]

/** Whose she is, and what is asked, in writing the rain has got at. */
const label = (p: Painter, place: NeckPlace, back: boolean): DisplayList =>
  back
    ? []
    : [
        ...p.part(ribbon('-30,-4 -8,12 0,16 10,12 30,-6', [2, 2, 2, 2, 2], {}, place), '#a5653a'),
        ...p.part(shape('-30,18! 28,14! 32,58! -26,62!', place), '#f7edd8', () =>
          [28, 38, 48].map((y, i) =>
            p.flat(
              mark(`-20,${y} 0,${y - 2} ${18 - i * 6},${y - 2}`, [1.4, 1.9, 1], place),
              '#6b6f8f',
            ),
          ),
        ),
        p.flat(shape('-4,18 0,15 4,18 0,22', place), '#a5653a'),
      ]
