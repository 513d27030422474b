import type { DisplayList, DisplayNode } from '#core/display-list'
import { IDENTITY, multiply } from '#core/geometry'
import type { Box, Matrix, Point } from '#core/geometry'
import { nowhere } from '#core/path-extent'
import type { Extent } from '#core/path-extent'
import { NUMBERS_OF, readPath } from '#core/read-path'

type Visit = (x: number, y: number) => void

/** Where a curve is looked at, before its end. */
const SHARES = [0.33, 0.67] as const

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
  let x = 0
  let y = 0
  readPath(d, ({ command, isRelative, values }) => {
    if (command === 'Z') return
    const offX = isRelative ? x : 0
    const offY = isRelative ? y : 0
    const n = (i: number) => values[i] as number
    const [fromX, fromY] = [x, y]
    const last = NUMBERS_OF[command] - 2
    if (command === 'H') x = offX + n(0)
    else if (command === 'V') y = offY + n(0)
    else {
      x = offX + n(last)
      y = offY + n(last + 1)
    }
    if (command === 'A')
      visitArc({ x: fromX, y: fromY, endX: x, endY: y, rx: n(0), ry: n(1), sweep: n(4) }, visit)
    else if (command === 'C' && !isRelative)
      for (const t of SHARES) visit(along(t, fromX, n(0), n(2), x), along(t, fromY, n(1), n(3), y))
    else for (let i = 0; i < last; i += 2) visit(offX + n(i), offY + n(i + 1))
    visit(x, y)
  })
}

/** In the order in which a pen draws them. */
export function pointsOf(d: string): Point[] {
  const points: Point[] = []
  visitPoints(d, (x, y) => points.push([x, y]), alongArc)
  return points
}

function include(reach: Extent, x: number, y: number): void {
  reach.left = Math.min(reach.left, x)
  reach.right = Math.max(reach.right, x)
  reach.top = Math.min(reach.top, y)
  reach.bottom = Math.max(reach.bottom, y)
}

function includePath(reach: Extent, path: string, [a, b, c, d, e, f]: Matrix): void {
  visitPoints(path, (x, y) => include(reach, a * x + c * y + e, b * x + d * y + f))
}

/** As a box with a width and a height has them: not one bit else, for pictures stay as they are. */
const rightOf = ({ left, right }: Extent) => left + (right - left)
const bottomOf = ({ top, bottom }: Extent) => top + (bottom - top)

function includeShared(reach: Extent, one: Extent, other: Extent): void {
  if (!Number.isFinite(one.left) || !Number.isFinite(other.left)) return
  const left = Math.max(one.left, other.left)
  const top = Math.max(one.top, other.top)
  const right = Math.min(rightOf(one), rightOf(other))
  const bottom = Math.min(bottomOf(one), bottomOf(other))
  if (right < left || bottom < top) return
  include(reach, left, top)
  include(reach, right, bottom)
}

function walk(nodes: readonly DisplayNode[], matrix: Matrix, reach: Extent): Extent {
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
