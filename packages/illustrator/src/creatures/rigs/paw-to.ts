import { RADIAN } from '#core/geometry'
import type { Point } from '#core/geometry'

/** Upper and lower angle and length of an arm whose paw comes to a place, the elbow low and outside. */
export function pawTo({
  from,
  to,
  length,
  side,
}: {
  from: Point
  to: Point
  length: number
  side: -1 | 1
}): [upper: number, lower: number, length: number] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const span = Math.hypot(dx, dy)
  const grown = Math.max(length, span * 1.04)
  const aim = Math.atan2(dx, dy) / RADIAN
  const bent = Math.acos(Math.min(1, span / grown)) / RADIAN
  const [upper] = [aim + bent, aim - bent].toSorted(
    (one, other) => outside(other, side) - outside(one, side),
  ) as [number]
  return [upper, 2 * aim - upper, grown]
}

const outside = (degrees: number, side: -1 | 1) =>
  Math.cos(degrees * RADIAN) + side * Math.sin(degrees * RADIAN) * 0.8
