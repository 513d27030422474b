import type { SceneObject } from '@luciole/contract/scene-brief'
import { toWorld } from './plan'
import type { PlacedObject } from './plan'
import type { Places } from './place-cast'

/** Where a tail ends, in shares of its owner's box from the back and from the top. */
const TIP = { back: 0.08, down: 0.74 }
/** Where the string is tied on, in shares of its own: its upper end, away from its front. */
const TIED = { across: 0.46, up: 0.94 }

/** What is tied to a tail streams out behind its owner. */
export function onTail(
  object: SceneObject,
  size: { width: number; height: number; grow: number },
  places: Places,
): PlacedObject | undefined {
  const owner = object.thing === 'flag_tail' ? places.get(object.near ?? '') : undefined
  if (!owner || owner.measured.isHuman) return undefined
  const { box } = owner.measured.anchors
  const [x, y] = toWorld(owner, [box.x + box.width * TIP.back, box.y + box.height * TIP.down])
  const own = owner.scale / owner.size
  const away = owner.flip ? 1 : -1
  return {
    object,
    x: x + away * size.width * own * TIED.across,
    y: y + size.height * own * TIED.up,
    z: owner.z - 0.3,
    scale: own * size.grow,
    radius: (Math.max(size.width, size.height) * own) / 2,
    width: size.width * own,
    height: size.height * own,
    ...(owner.flip ? { isTurned: true } : {}),
  }
}
