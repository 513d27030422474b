import { isCrowd } from './crowd'
import type { PlacedObject } from './plan'

/** Where a thing is: all of it. */
export function extentOf(thing: PlacedObject) {
  const { x, y, width, height, heldBy, shape, scale, middle, isTurned } = thing
  if (shape && heldBy === undefined) {
    const { box } = shape
    const left = x + (isTurned ? -box.x - box.width : box.x) * scale
    const top = y + box.y * scale
    return { left, right: left + box.width * scale, top, bottom: Math.max(y, top) }
  }
  const [mx, my] = middle ?? [x, y - height / 2]
  const half = width * 0.48
  return { left: mx - half, right: mx + half, top: my - height / 2, bottom: my + height / 2 }
}

/** What is broader than two who stand side by side may go on past the edge of the picture a little. */
const BROAD = 420
export const isBroad = ({ object, heldBy, width }: PlacedObject) =>
  heldBy === undefined && width > BROAD && !isCrowd(object)
const PAST_THE_EDGE = 0.1
/** How far the fire of a saucepan reaches below it, of its width. */
const FIRE = 0.5

/** What a picture must show of a thing: of a sea wall not both its ends. */
export function shownOf(thing: PlacedObject) {
  const { left, right, top, bottom } = extentOf(thing)
  const past = isBroad(thing) ? (right - left) * PAST_THE_EDGE : 0
  const fire = thing.isFlying ? thing.width * FIRE : 0
  return { left: left + past, right: right - past, top, bottom: bottom + fire }
}
