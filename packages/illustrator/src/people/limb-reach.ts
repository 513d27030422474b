import { RADIAN, clamp } from '#core/geometry'
import type { Point } from '#core/geometry'
import type { Bend } from './pose'
import type { Proportions } from './proportions'

export interface Limb {
  start: Point
  joint: Point
  end: Point
  /** Degrees of the upper and of the lower piece. */
  upper: number
  lower: number
  /** The whole sole is on the ground however the shin stands. */
  isPlanted?: boolean
  /** It kneels towards us: shin and foot are behind the knee. */
  isFolded?: boolean
}

export const direction = (degrees: number): Point => [
  Math.sin(degrees * RADIAN),
  Math.cos(degrees * RADIAN),
]
const along = (from: Point, towards: Point, length: number): Point => [
  from[0] + towards[0] * length,
  from[1] + towards[1] * length,
]

export function reachLimb(start: Point, [upper, lower]: Bend, first: number, second: number): Limb {
  const joint = along(start, direction(upper), first)
  return { start, joint, end: along(joint, direction(lower), second), upper, lower }
}

/** Two-bone reach; the elbow takes the lower of its two places, or the one further out. */
export function bendTowards(
  start: Point,
  target: Point,
  first: number,
  second: number,
  outward = 0,
): Bend {
  const dx = target[0] - start[0]
  const dy = target[1] - start[1]
  const span = clamp(Math.hypot(dx, dy), Math.abs(first - second) + 4, first + second - 0.5)
  const aim = Math.atan2(dx, dy)
  const opening = Math.acos(
    clamp((first ** 2 + span ** 2 - second ** 2) / (2 * first * span), -1, 1),
  )
  const end = along(start, [Math.sin(aim), Math.cos(aim)], span)
  const [low] = [1, -1]
    .map((side) => {
      const elbow = along(start, direction((aim + side * opening) / RADIAN), first)
      return { elbow, upper: (aim + side * opening) / RADIAN }
    })
    .toSorted(
      (one, other) => other.elbow[1] - one.elbow[1] + outward * (other.elbow[0] - one.elbow[0]),
    ) as [{ elbow: Point; upper: number }]
  const lower = Math.atan2(end[0] - low.elbow[0], end[1] - low.elbow[1]) / RADIAN
  return [low.upper, lower]
}

/** The hand is near its own shoulder: the upper arm comes towards us, and the elbow hangs. */
export function elbowDown(
  limb: Limb,
  {
    target: [x, y],
    side,
    measures: { upperArm, lowerArm },
  }: { target: Point; side: -1 | 1; measures: Proportions },
): Limb {
  const elbow = limb.start[0] + side * 0.24 * upperArm
  const hangs = y + Math.sqrt(Math.max(0, lowerArm ** 2 - (x - elbow) ** 2)) - limb.start[1]
  if (limb.joint[1] - limb.start[1] > upperArm * 0.5) return limb
  if (hangs < upperArm * 0.3 || hangs > upperArm * 1.4) return limb
  const joint: Point = [elbow, limb.start[1] + Math.min(hangs, upperArm)]
  return {
    start: limb.start,
    joint,
    end: [x, y],
    upper: Math.atan2(joint[0] - limb.start[0], joint[1] - limb.start[1]) / RADIAN,
    lower: Math.atan2(x - joint[0], y - joint[1]) / RADIAN,
  }
}
