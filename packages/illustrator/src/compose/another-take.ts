import type { SceneBrief, Shot } from '@luciole/contract/scene-brief'
import { shotOf } from './compose'
import type { PlanDigest } from './plan'

const OTHER: Readonly<Record<Shot, Shot>> = {
  medium: 'close',
  close: 'medium',
  low: 'medium',
  high: 'medium',
  wide: 'medium',
  tiny: 'wide',
}
const FEW = 2

/** Not the shot that was not liked; many people are looked at from farther away, not from nearer. */
function otherShot({ cast }: SceneBrief, shot: Shot): Shot {
  const isCrowded = cast.filter(({ extra, attach }) => !extra && !attach).length > FEW
  return shot === 'medium' && isCrowded ? 'wide' : OTHER[shot]
}

/**
 * Whoever asks for another picture of a page was not content with this one: it counts as the page
 * before, so that another side and another part of the place are seen, and its shot does not come again.
 */
export function inAnotherWay<
  Request extends { brief: SceneBrief; previous?: readonly PlanDigest[]; replaces?: PlanDigest },
>(request: Request): Request {
  const { brief, previous = [], replaces } = request
  if (!replaces) return request
  const known = [...previous, replaces]
  const isSame = shotOf(brief, known) === replaces.shot
  const changed = isSame ? { ...brief, shot: otherShot(brief, replaces.shot) } : brief
  return { ...request, brief: changed, previous: known }
}
