export type Point = readonly [x: number, y: number]
/** An affine matrix as in SVG: a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const RADIAN = Math.PI / 180
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
]

export const translate = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]
export const scale = (x: number, y = x): Matrix => [x, 0, 0, y, 0, 0]

/** Degrees, clockwise on screen, around a point. */
export function rotate(degrees: number, around: Point = [0, 0]): Matrix {
  const cos = Math.cos(degrees * RADIAN)
  const sin = Math.sin(degrees * RADIAN)
  const [x, y] = around
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}

export const transformPoint = (matrix: Matrix, [x, y]: Point): Point => [
  matrix[0] * x + matrix[2] * y + matrix[4],
  matrix[1] * x + matrix[3] * y + matrix[5],
]

export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}

export const scaleOf = (matrix: Matrix) =>
  Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))

/** Where a figure stands: its origin at x, y, its size, mirrored, turned. */
export function placement(place: {
  x: number
  y: number
  scale?: number
  flip?: boolean
  rotate?: number
}): Matrix {
  const size = place.scale ?? 1
  const sized = multiply(translate(place.x, place.y), scale(place.flip ? -size : size, size))
  return place.rotate ? multiply(sized, rotate(place.rotate)) : sized
}

export const lerp = (from: number, to: number, amount: number) => from + (to - from) * amount
export const clamp = (value: number, low: number, high: number) =>
  Math.max(low, Math.min(high, value))
/** By how much it is too much. */
export const over = (value: number) => Math.max(0, value)
export const lerpPoint = (from: Point, to: Point, amount: number): Point => [
  lerp(from[0], to[0], amount),
  lerp(from[1], to[1], amount),
]
export const distance = (one: Point, other: Point) =>
  Math.hypot(one[0] - other[0], one[1] - other[1])

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
