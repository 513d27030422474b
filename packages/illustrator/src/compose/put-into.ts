import type { SceneObject } from '@luciole/contract/scene-brief'
import type { Point } from '#core/geometry'
import type { Placement } from './plan'
import { OPEN_ABOVE } from './thing-kinds'

/** Of an arm: a hand goes out over the rim of a pot, and not as far down as into it. */
const OUT = 0.55
const DOWN = 0.7
/** The pot stands a little further out than the hand. */
const POT = 0.72

/** Where the hand is of who puts what it holds into a thing on the ground; in its own units. */
export function handOver(
  { action, actor, measured, pair }: Placement,
  objects: readonly SceneObject[],
): Point | undefined {
  const into = objects.find(({ id, thing }) => id === actor.looksAt && OPEN_ABOVE.has(thing))
  if (action !== 'give' || pair || !measured.isHuman || !into || into.at || into.heldBy)
    return undefined
  const [x, y] = measured.anchors.shoulders.far
  return [x + measured.armLength * OUT, y + measured.armLength * DOWN]
}

/** There that thing stands, in front of whoever holds something out over it. */
export function belowHand({ measured, x, y, scale, flip }: Placement): Point {
  const out = (measured.anchors.shoulders.far[0] + measured.armLength * POT) * scale
  return [x + (flip ? -out : out), y + 8]
}
