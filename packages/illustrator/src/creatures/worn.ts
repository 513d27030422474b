import type { SceneActor } from '@luciole/contract/scene-brief'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { multiply, scale, translate } from '#core/geometry'
import type { Light } from '#light/light'
import { crown, glassHelmet } from '#people/add-ons'
import { buttonedCoat } from '#things/art/clothes'
import { headwear } from '#things/headwear'
import { createPainter, mark, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import type { HeadArt } from './heads/head'
import type { Figure } from './rigs/rig'

type Wears = SceneActor['wears']

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
  if (wears === 'crown' || wears === 'low_crown')
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

/** Over body and arms, from the neck to the feet, buttoned. */
export function wornOverBody(given: {
  wears: Wears
  p: Painter
  figure: Figure
  art: HeadArt
  back: boolean
}): DisplayList {
  const { wears, p, figure, art, back } = given
  const { head, face } = figure
  const at = head?.at ?? face?.at
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
