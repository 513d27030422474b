import type { SceneObject } from '@luciole/contract/scene-brief'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { standingOf } from './tops'

/** Wider and lower than any thing, in its own units. */
const BEYOND = 1000
/** Four thirds: how far the ends of a half ellipse pull. */
const PULL = 4 / 3

/** Of a pot with somebody in it, what is before them: all below the front edge of its mouth. */
export function beforeWhoIsIn(object: SceneObject, list: DisplayList): DisplayList | undefined {
  const { mouth } = standingOf(object)
  if (!mouth) return undefined
  const { y, rx, ry } = mouth
  const edge = `L${-rx} ${y}C${-rx} ${y + ry * PULL} ${rx} ${y + ry * PULL} ${rx} ${y}L${BEYOND} ${y}`
  return [group(list, { clip: `M${-BEYOND} ${y}${edge}V${BEYOND}H${-BEYOND}Z` })]
}
