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

/** Helmets, crowns and hats, in the head's own units, over everything on it. */
export function overHead(
  trunk: Trunk,
  worn: { wears: Wears | undefined; view: View; human: Human; light: Light },
): DisplayList {
  const { wears, light } = worn
  if (wears === 'crown') return crown(light, worn.view)
  // Too large a crown comes down to the eyebrows.
  if (wears === 'low_crown')
    return [group(crown(light, worn.view), { transform: multiply(translate(0, 46), scale(1.32)) })]
  const { accent } = trunk.clothes
  if (wears === 'bubble_helmet' || wears === 'space_helmet')
    return glassHelmet({ light, accent, isSpace: wears === 'space_helmet' })
  const p = createPainter(light)
  // Weed is worn in the sea, over the glass a child needs there.
  if (wears === 'seaweed')
    return [
      ...glassHelmet({ light, accent, isSpace: false }),
      ...headwear({ p, wears, seat: -72, half: 52 }),
    ]
  return headwear({ p, wears, seat: -36, half: 46 })
}
