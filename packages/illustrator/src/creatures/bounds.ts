import type { DisplayList, DisplayNode } from '#core/display-list'
import { IDENTITY, multiply, transformPoint } from '#core/geometry'
import type { Box, Matrix, Point } from '#core/geometry'

const COMMANDS = /([MLCAaZ])([^MLCAaZ]*)/g

/** Points a path passes or is pulled to: a little generous on curves, exact on lines. */
function* pointsOf(d: string): Generator<Point> {
  let here: Point = [0, 0]
  for (const [, command, rest = ''] of d.matchAll(COMMANDS)) {
    const numbers = rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g)?.map(Number) ?? []
    if (command === 'a') {
      const [rx = 0, ry = 0, , , , dx = 0, dy = 0] = numbers
      yield [here[0] + dx / 2, here[1] - ry]
      yield [here[0] + dx / 2, here[1] + ry]
      here = [here[0] + dx, here[1] + dy]
      yield here
      yield [here[0] - dx / 2 + Math.sign(dx) * rx, here[1]]
    } else if (command === 'A') {
      here = [numbers[5] ?? 0, numbers[6] ?? 0]
      yield here
    } else if (command === 'C') {
      const all: Point[] = []
      for (let i = 0; i + 1 < numbers.length; i += 2)
        all.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
      const [c1, c2, end] = all
      if (!c1 || !c2 || !end) continue
      for (const t of [0.33, 0.67, 1]) {
        const u = 1 - t
        yield [0, 1].map(
          (k) =>
            u ** 3 * here[k as 0]! +
            3 * u * u * t * c1[k as 0]! +
            3 * u * t * t * c2[k as 0]! +
            t ** 3 * end[k as 0]!,
        ) as unknown as Point
      }
      here = end
    } else
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        here = [numbers[i] ?? 0, numbers[i + 1] ?? 0]
        yield here
      }
  }
}

function* walk(nodes: readonly DisplayNode[], matrix: Matrix): Generator<Point> {
  for (const node of nodes) {
    if (node.blend === 'screen' || (node.kind === 'path' && node.blur)) continue
    if (node.kind === 'group') {
      const inner = node.transform ? multiply(matrix, node.transform) : matrix
      if (node.clip) for (const point of pointsOf(node.clip)) yield transformPoint(inner, point)
      else yield* walk(node.children, inner)
    } else for (const point of pointsOf(node.d)) yield transformPoint(matrix, point)
  }
}

/** The box of everything painted, glows and blurs left out. */
export function boundsOf(list: DisplayList): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of walk(list, IDENTITY)) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return Number.isFinite(left)
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : { x: 0, y: 0, width: 0, height: 0 }
}
