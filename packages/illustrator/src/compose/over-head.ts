import type { SceneObject } from '@luciole/contract/scene-brief'
import type { PlacedObject } from './plan'
import type { Places } from './place-cast'

/** However small who gives a kiss, its hearts are seen. */
const LEAST = 96
const GAP = 6

/** What rises from a kiss: over the head of whoever gives it, not up among the clouds. */
export function overHead(
  object: SceneObject,
  size: { width: number; height: number; grow: number },
  places: Places,
): PlacedObject | undefined {
  const owner = object.thing === 'hearts' ? places.get(object.near ?? '') : undefined
  if (!owner) return undefined
  const high = owner.measured.height * owner.scale
  const own = Math.max(LEAST, high * 0.8) / size.height
  return {
    object,
    x: owner.x,
    y: owner.y - high - GAP,
    z: owner.z + 0.4,
    scale: own * size.grow,
    radius: (size.height * own) / 2,
    width: size.width * own,
    height: size.height * own,
    isHanging: true,
  }
}
