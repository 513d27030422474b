import type { DisplayList, DisplayNode } from '#core/display-list'
import { IDENTITY, multiply } from '#core/geometry'
import type { Box, Matrix, Point } from '#core/geometry'

type Visit = (x: number, y: number) => void

const isNumber = (code: number) => (code >= 48 && code <= 57) || code === 45 || code === 46
const isDigit = (code: number) => code >= 48 && code <= 57
const DOT = 46
const SMALL_E = 101

/** The numbers from a place in a path on, until its next command; where that is comes last. */
function numbersFrom(d: string, from: number, numbers: number[]): number {
  let at = from
  numbers.length = 0
  while (at < d.length) {
    const code = d.charCodeAt(at)
    if (!isNumber(code)) {
      if (code > 64) break
      at++
      continue
    }
    const start = at++
    let hasDot = code === DOT
    for (let next = d.charCodeAt(at); isDigit(next) || (next === DOT && !hasDot);) {
      if (next === DOT) hasDot = true
      next = d.charCodeAt(++at)
    }
    if (d.charCodeAt(at) === SMALL_E) {
      at += 2
      while (isDigit(d.charCodeAt(at))) at++
    }
    numbers.push(Number(d.slice(start, at)))
  }
  return at
}

/** Where a curve is looked at. */
const SHARES = [0.33, 0.67, 1] as const

function along(t: number, from: number, one: number, two: number, end: number): number {
  const u = 1 - t
  return u ** 3 * from + 3 * u * u * t * one + 3 * u * t * t * two + t ** 3 * end
}

interface Arc {
  x: number
  y: number
  endX: number
  endY: number
  rx: number
  ry: number
  sweep: number
}
type VisitArc = (arc: Arc, visit: Visit) => void

/** The box of an ellipse that has its middle between the ends. */
const aroundArc: VisitArc = ({ x, y, endX, endY, rx, ry }, visit) => {
  const middleX = (x + endX) / 2
  const middleY = (y + endY) / 2
  visit(middleX, middleY - ry)
  visit(middleX, middleY + ry)
  visit(middleX - rx, middleY)
  visit(middleX + rx, middleY)
}

const ARC_SHARES = [1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6] as const

/** Along the arc, from its start to its end: rigs draw half ellipses and less. */
const alongArc: VisitArc = ({ x, y, endX, endY, rx, ry, sweep }, visit) => {
  const [dx, dy] = [(endX - x) / 2 / (rx || 1), (endY - y) / 2 / (ry || 1)]
  const half = Math.hypot(dx, dy) || 1
  const off = Math.sqrt(Math.max(0, 1 - half * half)) / half
  const turn = sweep ? 1 : -1
  const [cx, cy] = [x / (rx || 1) + dx - dy * off * turn, y / (ry || 1) + dy + dx * off * turn]
  const round = Math.max(1, half)
  const from = Math.atan2(y / (ry || 1) - cy, x / (rx || 1) - cx)
  const to = Math.atan2(endY / (ry || 1) - cy, endX / (rx || 1) - cx)
  const whole = 2 * Math.PI
  const swept = sweep ? (to - from + 2 * whole) % whole : -((from - to + 2 * whole) % whole)
  for (const share of ARC_SHARES) {
    const angle = from + swept * share
    visit((cx + Math.cos(angle) * round) * rx, (cy + Math.sin(angle) * round) * ry)
  }
}

/** Points a path passes or is pulled to: a little generous on curves, exact on lines. */
function visitPoints(d: string, visit: Visit, visitArc: VisitArc = aroundArc): void {
  const numbers: number[] = []
  let x = 0
  let y = 0
  const n = (i: number) => numbers[i] as number
  for (let at = 0; at < d.length;) {
    const command = d[at] as string
    at = numbersFrom(d, at + 1, numbers)
    const count = numbers.length
    if (command === 'h' || command === 'H' || command === 'v' || command === 'V') {
      const to = numbers[0] ?? 0
      if (command === 'h') x += to
      else if (command === 'H') x = to
      else y = command === 'v' ? y + to : to
      visit(x, y)
    } else if (command === 'q' || command === 'c' || command === 'l') {
      const startX = x
      const startY = y
      for (let i = 0; i + 1 < count; i += 2) {
        x = startX + n(i)
        y = startY + n(i + 1)
        visit(x, y)
      }
    } else if (command === 'a' || command === 'A') {
      const [rx = 0, ry = 0, , , sweep = 0, toX = 0, toY = 0] = numbers
      const endX = command === 'a' ? x + toX : toX
      const endY = command === 'a' ? y + toY : toY
      visitArc({ x, y, endX, endY, rx, ry, sweep }, visit)
      x = endX
      y = endY
      visit(x, y)
    } else if (command === 'C') {
      if (count < 6) continue
      for (const t of SHARES) visit(along(t, x, n(0), n(2), n(4)), along(t, y, n(1), n(3), n(5)))
      x = n(4)
      y = n(5)
    } else
      for (let i = 0; i + 1 < count; i += 2) {
        x = n(i)
        y = n(i + 1)
        visit(x, y)
      }
  }
}

/** In the order in which a pen draws them. */
export function pointsOf(d: string): Point[] {
  const points: Point[] = []
  visitPoints(d, (x, y) => points.push([x, y]), alongArc)
  return points
}

interface Reach {
  left: number
  top: number
  right: number
  bottom: number
}

const nowhere = (): Reach => ({
  left: Infinity,
  top: Infinity,
  right: -Infinity,
  bottom: -Infinity,
})

function include(reach: Reach, x: number, y: number): void {
  reach.left = Math.min(reach.left, x)
  reach.right = Math.max(reach.right, x)
  reach.top = Math.min(reach.top, y)
  reach.bottom = Math.max(reach.bottom, y)
}

function includePath(reach: Reach, path: string, [a, b, c, d, e, f]: Matrix): void {
  visitPoints(path, (x, y) => include(reach, a * x + c * y + e, b * x + d * y + f))
}

/** As a box with a width and a height has them: not one bit else, for pictures stay as they are. */
const rightOf = ({ left, right }: Reach) => left + (right - left)
const bottomOf = ({ top, bottom }: Reach) => top + (bottom - top)

function includeShared(reach: Reach, one: Reach, other: Reach): void {
  if (!Number.isFinite(one.left) || !Number.isFinite(other.left)) return
  const left = Math.max(one.left, other.left)
  const top = Math.max(one.top, other.top)
  const right = Math.min(rightOf(one), rightOf(other))
  const bottom = Math.min(bottomOf(one), bottomOf(other))
  if (right < left || bottom < top) return
  include(reach, left, top)
  include(reach, right, bottom)
}

function walk(nodes: readonly DisplayNode[], matrix: Matrix, reach: Reach): Reach {
  for (const node of nodes) {
    if (node.blend === 'screen' || (node.kind === 'path' && node.blur)) continue
    if (node.kind === 'path') {
      includePath(reach, node.d, matrix)
      continue
    }
    const inner = node.transform ? multiply(matrix, node.transform) : matrix
    if (!node.clip) walk(node.children, inner, reach)
    else {
      const clip = nowhere()
      includePath(clip, node.clip, inner)
      includeShared(reach, walk(node.children, inner, nowhere()), clip)
    }
  }
  return reach
}

/** The box of everything painted, glows and blurs left out. */
export function boundsOf(list: DisplayList): Box {
  const { left, top, right, bottom } = walk(list, IDENTITY, nowhere())
  return Number.isFinite(left)
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : { x: 0, y: 0, width: 0, height: 0 }
}
