import type { Random } from './random'
import type { Point } from './geometry'

/** A control point; a third member 'corner' makes the curve break there. */
export type Knot =
  | readonly [x: number, y: number]
  | readonly [x: number, y: number, corner: 'corner']

/** Writing a number takes longer than finding it, and a page has a hundred thousand. */
const KEPT = 40_000
const written = Array.from<string | undefined>({ length: 2 * KEPT + 1 })
const write = (tenths: number) => (tenths / 10).toString()

/** One decimal is enough at a head of 100 units, and keeps pictures the same everywhere. */
export function round(value: number): string {
  if (Math.abs(value) < 0.05) return '0'
  const tenths = Math.round(value * 10)
  if (!(Math.abs(tenths) <= KEPT)) return write(tenths)
  return (written[tenths + KEPT] ??= write(tenths))
}
const at = (x: number, y: number) => `${round(x)} ${round(y)}`

/** Catmull-Rom through the knots, as cubic Béziers. */
export function spline(
  knots: readonly Knot[],
  { closed = true, tension = 1 / 6 }: { closed?: boolean; tension?: number } = {},
): string {
  const count = knots.length
  const knot = (index: number): Knot =>
    knots[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] as Knot
  let d = `M${at(knot(0)[0], knot(0)[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)]
    const leave = from[2] ? 0 : tension
    const arrive = to[2] ? 0 : tension
    d += `C${at(from[0] + (to[0] - before[0]) * leave, from[1] + (to[1] - before[1]) * leave)} ${at(
      to[0] - (after[0] - from[0]) * arrive,
      to[1] - (after[1] - from[1]) * arrive,
    )} ${at(to[0], to[1])}`
  }
  return closed ? `${d}Z` : d
}

export const corner = (x: number, y: number): Knot => [x, y, 'corner']

export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => at(x, y)).join('L')}Z`

export const openLine = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => at(x, y)).join('L')}`

export const rectangle = (x: number, y: number, width: number, height: number) =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])

export const ellipse = (x: number, y: number, rx: number, ry = rx) =>
  `M${at(x - rx, y)}a${at(rx, ry)} 0 1 0 ${round(2 * rx)} 0a${at(rx, ry)} 0 1 0 ${round(-2 * rx)} 0Z`

/** An ellipse with a hole: a tyre, a hoop. */
export function ring(x: number, y: number, rx: number, ry: number, thickness: number) {
  const [ix, iy] = [rx - thickness, ry - thickness]
  const hole = `M${at(x - ix, y)}a${at(ix, iy)} 0 1 1 ${round(2 * ix)} 0a${at(ix, iy)} 0 1 1 ${round(-2 * ix)} 0Z`
  return ellipse(x, y, rx, ry) + hole
}

export function blob(shape: {
  x: number
  y: number
  rx: number
  ry: number
  random: Random
  wobble?: number
  knots?: number
  turn?: number
}): string {
  const { x, y, rx, ry, random, wobble = 0.06, knots = 9, turn = 0 } = shape
  return spline(
    Array.from({ length: knots }, (_, i): Knot => {
      const angle = (i / knots) * Math.PI * 2 + turn
      const reach = 1 + random.between(-wobble, wobble)
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
    }),
  )
}

/** Samples of one smooth bend from `start` over `joint` to `end`: the line of a limb. */
export function bend(line: {
  start: Point
  joint: Point
  end: Point
  softness?: number
  samples?: number
}): Point[] {
  const { start, joint, end, softness = 0.55, samples = 14 } = line
  const middleX = (start[0] + end[0]) / 2
  const middleY = (start[1] + end[1]) / 2
  const controlX = joint[0] + (joint[0] - middleX) * softness
  const controlY = joint[1] + (joint[1] - middleY) * softness
  return Array.from({ length: samples + 1 }, (_, i): Point => {
    const t = i / samples
    const u = 1 - t
    return [
      u * u * start[0] + 2 * u * t * controlX + t * t * end[0],
      u * u * start[1] + 2 * u * t * controlY + t * t * end[1],
    ]
  })
}

/** Dense samples of a smooth open curve through the points. */
export function curve(points: readonly Point[], samples = 8): Point[] {
  const point = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] as Point
  const out: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    const axis = (k: 0 | 1, t: number) =>
      0.5 *
      (2 * p1[k] +
        (-p0[k] + p2[k]) * t +
        (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
        (-p0[k] + 3 * p1[k] - 3 * p2[k] + p3[k]) * t * t * t)
    for (let j = 0; j < samples; j++) out.push([axis(0, j / samples), axis(1, j / samples)])
  }
  out.push(point(points.length - 1))
  return out
}

const direction = (from: Point, to: Point): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

/** A ribbon along dense samples; `halfWidth` reads 0..1 along it. Round ends unless told flat. */
export function taper(
  line: readonly Point[],
  halfWidth: (t: number) => number,
  ends: { start?: 'round' | 'flat'; end?: 'round' | 'flat' } = {},
): string {
  const last = line.length - 1
  const left: Knot[] = []
  const right: Knot[] = []
  const step = Math.max(1, Math.floor(line.length / 7))
  for (let i = 0; i <= last; i++) {
    if (i % step !== 0 && i !== last) continue
    const here = line[i] as Point
    const [dx, dy] = direction(
      line[Math.max(0, i - 1)] as Point,
      line[Math.min(last, i + 1)] as Point,
    )
    const width = halfWidth(i / last)
    left.push([here[0] - dy * width, here[1] + dx * width])
    right.unshift([here[0] + dy * width, here[1] - dx * width])
  }
  const tip = (end: Point, towards: Point, width: number): Knot => [
    end[0] + towards[0] * width * 0.95,
    end[1] + towards[1] * width * 0.95,
  ]
  const square = ([x, y]: Knot): Knot => [x, y, 'corner']
  const flatEnd = ends.end === 'flat'
  const flatStart = ends.start === 'flat'
  const side = (knots: Knot[], flatFirst: boolean, flatLast: boolean) =>
    knots.map((knot, i) =>
      (i === 0 && flatFirst) || (i === knots.length - 1 && flatLast) ? square(knot) : knot,
    )
  const end = line[last] as Point
  const start = line[0] as Point
  return spline([
    ...side(left, flatStart, flatEnd),
    ...(flatEnd ? [] : [tip(end, direction(line[last - 1] as Point, end), halfWidth(1))]),
    ...side(right, flatEnd, flatStart),
    ...(flatStart ? [] : [tip(start, direction(line[1] as Point, start), halfWidth(0))]),
  ])
}

/** A brush mark: half widths at its start, middle and end. */
export const brush = (points: readonly Point[], start: number, middle: number, end = start) =>
  taper(curve(points, 6), (t) =>
    t < 0.5 ? start + (middle - start) * t * 2 : middle + (end - middle) * (t - 0.5) * 2,
  )

/** A cloud-like outline of outward arcs: curls, foliage, clouds, wool. */
export function bumpy(shape: {
  x: number
  y: number
  rx: number
  ry: number
  lobes: number
  random: Random
  /** Arc radius over chord: .5 half circles, larger is flatter. */
  roundness?: number
  jitter?: number
}): string {
  const { x, y, rx, ry, lobes, random, roundness = 0.62, jitter = 0.12 } = shape
  const points = Array.from({ length: lobes }, (_, i): Point => {
    const angle = (Math.PI * 2 * (i + random.between(-jitter, jitter))) / lobes
    const reach = 1 + random.between(-jitter / 2, jitter / 2)
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
  })
  return bumpyThrough(points, roundness)
}

/** The same arcs over points of your own, clockwise on screen. */
export function bumpyThrough(points: readonly Point[], roundness = 0.62): string {
  const start = points[0] as Point
  let d = `M${at(start[0], start[1])}`
  points.forEach((from, i) => {
    const to = points[(i + 1) % points.length] as Point
    const radius = round(Math.hypot(to[0] - from[0], to[1] - from[1]) * roundness)
    d += `A${radius} ${radius} 0 0 1 ${at(to[0], to[1])}`
  })
  return `${d}Z`
}

export function leaf(shape: {
  x: number
  y: number
  length: number
  angle: number
  width?: number
}): string {
  const { x, y, length, angle, width = 0.34 } = shape
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const q = (u: number, v: number) => at(x + cos * u - sin * v, y + sin * u + cos * v)
  return `M${q(0, 0)}Q${q(length * 0.45, -length * width)} ${q(length, 0)}Q${q(length * 0.45, length * width)} ${q(0, 0)}Z`
}
