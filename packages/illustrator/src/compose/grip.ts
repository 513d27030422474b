import type { Box, Point } from '#core/geometry'

/** As large as this a thing takes both arms, or is held by its edge beside the hand. */
const BIG = 46
const TALLEST_HELD = 250

/** By which point of a thing a hand has it, and how much smaller than measured it is there. */
export function gripOf({ grip, box }: { grip: Point; box: Box }, isInBoth: boolean) {
  const isBig = box.width > BIG && box.height < box.width * 1.15
  const both = isInBoth && isBig
  const at: Point = both
    ? [box.x + box.width / 2, box.y + box.height * 0.78]
    : isBig && grip[1] > box.y + box.height * 0.3
      ? [box.x + box.width * 0.1, box.y + box.height * 0.5]
      : grip
  return {
    at,
    both,
    shrink: Math.min(1, TALLEST_HELD / Math.max(60, box.height)) * (both ? 1.2 : 1),
  }
}

/** How far a thing goes up in the hand that would reach below the ground its holder stands on. */
export function liftOf(
  one: { grip: Point; box: Box; y: number; scale: number; isInBoth: boolean },
  ground: number,
) {
  const { at, shrink } = gripOf(one, one.isInBoth)
  const end = one.y + (one.box.y + one.box.height - at[1]) * one.scale * shrink
  return Math.max(0, end - ground)
}

/** Where a thing is seen that a hand has. */
export function middleHeld(one: {
  hand: Point
  flip: boolean
  scale: number
  grip: Point
  box: Box
  isInBoth: boolean
}): Point {
  const { hand, box } = one
  const { at, shrink } = gripOf(one, one.isInBoth)
  const [dx, dy] = [box.x + box.width / 2 - at[0], box.y + box.height / 2 - at[1]]
  const k = one.scale * shrink
  return [hand[0] + (one.flip ? -dx : dx) * k, hand[1] + dy * k]
}
