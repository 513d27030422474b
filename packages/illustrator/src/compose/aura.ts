import type { Lab } from '#core/color'
import { fill, group, linear } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { placement } from '#core/geometry'
import { silhouettePath } from '#creatures/silhouette'
import type { Plan } from './plan'

/**
 * Air behind one figure, from its head to its feet: what lies behind, a little lighter where the
 * figure is dark and darker where it is light, as painters do.
 */
export interface Aura {
  id: string
  colors: readonly [head: Lab, middle: Lab, feet: Lab]
}

const GROW = 30
const SOFT = 34
const DENSITY = 0.8

export const drawAuras = (auras: readonly Aura[], plan: Plan): DisplayList =>
  plan.placements.flatMap((place): DisplayList => {
    const aura = auras.find(({ id }) => id === place.actor.id)
    if (!aura) return []
    const [head, middle, feet] = aura.colors
    const paint = linear(
      [0, 0],
      [0, 1],
      [
        { at: 0.1, color: head },
        { at: 0.5, color: middle },
        { at: 0.9, color: feet },
      ],
    )
    const shape = fill(silhouettePath(place.measured.shape, GROW), paint, {
      blur: SOFT,
      opacity: DENSITY,
    })
    return [group([shape], { transform: placement(place) })]
  })
