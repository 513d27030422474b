export type Point = readonly [number, number]

const corner = (a: Point, b: Point, c: Point) =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]))
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Where `sizeOf` is least, over every point and its neighbours. */
function least(
  points: readonly Point[],
  sizeOf: (before: Point, at: Point, after: Point) => number,
) {
  const sizes = points.map((point, index) => {
    const before = points[index - 1]
    const after = points[index + 1]
    return before && after ? sizeOf(before, point, after) : Number.POSITIVE_INFINITY
  })
  return sizes.indexOf(Math.min(...sizes))
}

/** As many stars as there is to do: the flattest corners go first, the longest ways are halved. */
export function starPoints({
  figure,
  total,
}: {
  figure: readonly Point[]
  total: number
}): Point[] {
  const points = [...figure]
  while (points.length > total && points.length > 2) points.splice(least(points, corner), 1)
  while (points.length < total && points.length > 1) {
    const ways = points.slice(1).map((point, index) => distance(points[index] ?? point, point))
    const at = ways.indexOf(Math.max(...ways))
    const [from, to] = [points[at], points[at + 1]]
    if (!from || !to) break
    points.splice(at + 1, 0, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
  }
  return points
}
