import type { DisplayList, DisplayNode } from '#core/display-list'
import { IDENTITY, multiply, transformPoint } from '#core/geometry'
import type { Box, Matrix, Point } from '#core/geometry'

const COMMANDS = /([MLCAQHVlcaqhvZz])([^MLCAQHVlcaqhvZz]*)/g

/** Points a path passes or is pulled to: a little generous on curves, exact on lines. */
export function* pointsOf(d: string): Generator<Point> {
  let here: Point = [0, 0]
  for (const [, command, rest = ''] of d.matchAll(COMMANDS)) {
    const numbers = rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g)?.map(Number) ?? []
    if (command === 'h' || command === 'H' || command === 'v' || command === 'V') {
      const to = numbers[0] ?? 0
      if (command === 'h') here = [here[0] + to, here[1]]
      else if (command === 'H') here = [to, here[1]]
      else here = [here[0], command === 'v' ? here[1] + to : to]
      yield here
    } else if (command === 'q' || command === 'c' || command === 'l') {
      const start = here
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        here = [start[0] + (numbers[i] ?? 0), start[1] + (numbers[i + 1] ?? 0)]
        yield here
      }
    } else if (command === 'a' || command === 'A') {
      const [rx = 0, ry = 0, , , , x = 0, y = 0] = numbers
      const end: Point = command === 'a' ? [here[0] + x, here[1] + y] : [x, y]
      const middle: Point = [(here[0] + end[0]) / 2, (here[1] + end[1]) / 2]
      yield [middle[0], middle[1] - ry]
      yield [middle[0], middle[1] + ry]
      yield [middle[0] - rx, middle[1]]
      yield [middle[0] + rx, middle[1]]
      here = end
      yield here
    } else if (command === 'C') {
      const all: Point[] = []
      for (let i = 0; i + 1 < numbers.length; i += 2)
        all.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
      const [c1, c2, end] = all
      if (!c1 || !c2 || !end) continue
      const from = here
      for (const t of [0.33, 0.67, 1]) {
        const u = 1 - t
        const axis = (k: 0 | 1) =>
          u ** 3 * from[k] + 3 * u * u * t * c1[k] + 3 * u * t * t * c2[k] + t ** 3 * end[k]
        yield [axis(0), axis(1)]
      }
      here = end
    } else
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        here = [numbers[i] ?? 0, numbers[i + 1] ?? 0]
        yield here
      }
  }
}

const boxOf = (all: Iterable<Point>): Box | undefined => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of all) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return Number.isFinite(left)
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : undefined
}

const shared = (one: Box | undefined, other: Box | undefined): Point[] => {
  if (!one || !other) return []
  const left = Math.max(one.x, other.x)
  const top = Math.max(one.y, other.y)
  const right = Math.min(one.x + one.width, other.x + other.width)
  const bottom = Math.min(one.y + one.height, other.y + other.height)
  return right < left || bottom < top
    ? []
    : [
        [left, top],
        [right, bottom],
      ]
}

function* walk(nodes: readonly DisplayNode[], matrix: Matrix): Generator<Point> {
  for (const node of nodes) {
    if (node.blend === 'screen' || (node.kind === 'path' && node.blur)) continue
    if (node.kind === 'path') {
      for (const point of pointsOf(node.d)) yield transformPoint(matrix, point)
      continue
    }
    const inner = node.transform ? multiply(matrix, node.transform) : matrix
    if (!node.clip) yield* walk(node.children, inner)
    else {
      const clip = [...pointsOf(node.clip)].map((point) => transformPoint(inner, point))
      yield* shared(boxOf(walk(node.children, inner)), boxOf(clip))
    }
  }
}

/** The box of everything painted, glows and blurs left out. */
export const boundsOf = (list: DisplayList): Box =>
  boxOf(walk(list, IDENTITY)) ?? { x: 0, y: 0, width: 0, height: 0 }
