import type { Human } from '@luciole/contract/character'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { multiply, scale, translate } from '#core/geometry'
import type { Light } from '#light/light'
import { headwear } from '#things/headwear'
import { createPainter } from '#things/painter'
import { crown, glassHelmet } from './add-ons'
import type { View } from './skeleton'
import type { Trunk } from './trunk-shape'
import type { Wears } from './wardrobe'

const isGlass = (wears: Wears | undefined) => wears === 'bubble_helmet' || wears === 'space_helmet'
/** In a helmet that no hand goes through. */
export const isUnderGlass = (worn: { wears?: Wears | undefined; glass?: Wears | undefined }) =>
  isGlass(worn.wears) || isGlass(worn.glass)

const ROUND_PUFFS = 92

/** Helmets, crowns and hats, in the head's own units, over everything on it. */
export function overHead(
  trunk: Trunk,
  worn: {
    wears: Wears | undefined
    glass: Wears | undefined
    hair: Human['hair']
    view: View
    light: Light
  },
): DisplayList {
  const { wears, light } = worn
  const { accent } = trunk.clothes
  // Weed is worn in the sea: there is always glass under it.
  const glass = isGlass(wears) ? wears : (worn.glass ?? (wears === 'seaweed' && 'bubble_helmet'))
  const radius = worn.hair === 'puffs' ? ROUND_PUFFS : undefined
  const isSpace = glass === 'space_helmet'
  const helmet = glass ? glassHelmet({ light, accent, isSpace, ...(radius && { radius }) }) : []
  if (wears === 'crown') return [...crown(light, worn.view), ...helmet]
  // Too large a crown comes down over the eyes, to the tip of the nose.
  if (wears === 'low_crown')
    return [
      group(crown(light, worn.view, 10), {
        transform: multiply(translate(0, 84), scale(1.5, 1.62)),
      }),
      ...helmet,
    ]
  // A few nights later there is only chin.
  if (wears === 'sunk_crown')
    return [
      group(crown(light, worn.view, 19), {
        transform: multiply(translate(0, 112), scale(1.56, 1.72)),
      }),
      ...helmet,
    ]
  const at = helmet.length ? { seat: -72, half: 52 } : { seat: -36, half: 46 }
  return [...helmet, ...headwear({ p: createPainter(light), wears, ...at })]
}
