import type { Point } from '#core/geometry'
import { ACTION_RULES } from './actions'
import type { Places } from './place-cast'
import { toFigure, toWorld } from './plan'
import type { Placement } from './plan'
import { handOn } from './touching'

function reachTowards(
  place: Placement,
  target: Point,
  how: 'point' | 'touch' | 'give',
  /** Fingers stop before a face. */
  short = 0,
): Point | undefined {
  const shoulder = place.measured.anchors.shoulders.far
  const local = toFigure(place, target)
  const [dx, dy] = [local[0] - shoulder[0], local[1] - shoulder[1]]
  const length = Math.hypot(dx, dy) || 1
  if (dx / length < -0.3) return undefined
  const stop = { point: short, touch: 16, give: 44 }[how]
  const reach = Math.max(
    20,
    Math.min(length - stop, place.measured.armLength * (how === 'give' ? 0.9 : 0.99)),
  )
  return [shoulder[0] + (dx / length) * reach, shoulder[1] + (dy / length) * reach]
}

const faceRoom = (place: Placement, { measured, scale }: Placement) =>
  (measured.anchors.headRadius * 1.25 * scale) / place.scale + 22

/** Where a hand goes that points, touches or gives; undefined where it stays with its pose. */
export function handAimed(place: Placement, places: Places): Point | undefined {
  const touching = handOn(place, places)
  if (touching) return touching
  const { aim } = ACTION_RULES[place.action]
  if (!aim || place.pair || !place.measured.isHuman) return undefined
  const friend = places.get(place.actor.looksAt ?? '')
  const target =
    aim === 'give' && friend ? toWorld(friend, friend.measured.anchors.chest) : place.target
  return target && reachTowards(place, target, aim, friend ? faceRoom(place, friend) : 0)
}
