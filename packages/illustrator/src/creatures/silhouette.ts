import type { DisplayList } from '#core/display-list'
import { IDENTITY, clamp, multiply, transformPoint } from '#core/geometry'
import type { Box, Matrix, Point } from '#core/geometry'
import { pointsOf } from './bounds'

/** What a figure covers, on a coarse grid over its box: enough to know who stands before whom. */
export interface Silhouette {
  box: Box
  cells: Uint8Array
  /** Share of the box that it covers. */
  filled: number
}

type Grid = Omit<Silhouette, 'filled'>

const SIDE = 24
const SOLID = 0.5

/** Fills the cells between every two crossings of a row's middle. */
function fillPolygon(points: readonly Point[], { box, cells }: Grid) {
  const ys = points.map(([, y]) => ((y - box.y) / box.height) * SIDE - 0.5)
  const last = Math.min(SIDE - 1, Math.floor(Math.max(...ys)))
  for (let row = Math.max(0, Math.ceil(Math.min(...ys))); row <= last; row++) {
    const y = box.y + ((row + 0.5) / SIDE) * box.height
    const crossings: number[] = []
    for (let i = 0; i < points.length; i++) {
      const from = points[i] as Point
      const to = points[(i + 1) % points.length] as Point
      if (from[1] <= y !== to[1] <= y)
        crossings.push(from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]))
    }
    crossings.sort((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const column = (x: number) => Math.round(((x - box.x) / box.width) * SIDE)
      const first = clamp(column(crossings[i] ?? 0), 0, SIDE)
      const end = clamp(column(crossings[i + 1] ?? 0), 0, SIDE)
      cells.fill(1, row * SIDE + first, row * SIDE + end)
    }
  }
}

function fillFrom(nodes: DisplayList, matrix: Matrix, shape: Grid) {
  for (const node of nodes) {
    if (node.blend || (node.opacity !== undefined && node.opacity < SOLID)) continue
    if (node.kind === 'group') {
      // What is clipped is painted on a part that was filled before.
      if (!node.clip)
        fillFrom(node.children, node.transform ? multiply(matrix, node.transform) : matrix, shape)
    } else if (node.fill && !node.blur)
      for (const piece of node.d.split(/(?=[Mm])/))
        fillPolygon(
          pointsOf(piece).map((point) => transformPoint(matrix, point)),
          shape,
        )
  }
}

export function silhouetteOf(list: DisplayList, box: Box): Silhouette {
  const shape = { box, cells: new Uint8Array(SIDE * SIDE) }
  fillFrom(list, IDENTITY, shape)
  return { ...shape, filled: shape.cells.reduce((sum, cell) => sum + cell, 0) / SIDE ** 2 }
}

export const solidBox = (box: Box): Silhouette => ({
  box,
  cells: new Uint8Array(SIDE * SIDE).fill(1),
  filled: 1,
})

/** Its own units × scale, mirrored when `flip`, at x, y. */
export interface Standing {
  x: number
  y: number
  scale: number
  flip: boolean
}

/** Whether a figure covers a point of the picture. Asked a million times a page: no point is made for it. */
export function covers({ box, cells }: Silhouette, at: Standing, x: number, y: number): boolean {
  const across = ((x - at.x) / at.scale) * (at.flip ? -1 : 1)
  const column = Math.floor(((across - box.x) / box.width) * SIDE)
  const row = Math.floor((((y - at.y) / at.scale - box.y) / box.height) * SIDE)
  return column >= 0 && column < SIDE && row >= 0 && row < SIDE && cells[row * SIDE + column] === 1
}

const rims = new WeakMap<Silhouette, readonly Point[]>()
/** Places along the outline, in the figure's own units. */
export function rimOf(shape: Silhouette): readonly Point[] {
  const known = rims.get(shape)
  if (known) return known
  const { box, cells } = shape
  const isFilled = (row: number, column: number) =>
    row >= 0 && row < SIDE && column >= 0 && column < SIDE && cells[row * SIDE + column] === 1
  const rim: Point[] = []
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++) {
      const isInside =
        isFilled(row - 1, column) &&
        isFilled(row + 1, column) &&
        isFilled(row, column - 1) &&
        isFilled(row, column + 1)
      if (isFilled(row, column) && !isInside)
        rim.push([
          box.x + ((column + 0.5) / SIDE) * box.width,
          box.y + ((row + 0.5) / SIDE) * box.height,
        ])
    }
  rims.set(shape, rim)
  return rim
}

/** Where a body ends to one side, on the row nearest to a height: that of its trunk, or of the nearer leg. */
export function edgeOf(
  { box, cells }: Silhouette,
  { x, y, side }: { x: number; y: number; side: -1 | 1 },
): Point {
  const wanted = clamp(Math.floor(((y - box.y) / box.height) * SIDE), 0, SIDE - 1)
  const middle = clamp(Math.floor(((x - box.x) / box.width) * SIDE), 0, SIDE - 1)
  for (let away = 0; away < SIDE; away++)
    for (const row of [wanted - away, wanted + away]) {
      if (row < 0 || row >= SIDE) continue
      const isFilled = (column: number) => cells[row * SIDE + column] === 1
      let column = middle
      while (column >= 0 && column < SIDE && !isFilled(column)) column += side
      if (column < 0 || column >= SIDE) continue
      while (column >= 0 && column < SIDE && isFilled(column)) column += side
      const edge = side < 0 ? column + 1 : column
      return [
        box.x + (edge / SIDE) * box.width,
        away ? box.y + ((row + 0.5) / SIDE) * box.height : y,
      ]
    }
  return [side < 0 ? box.x : box.x + box.width, y]
}

/** The point that is furthest to one side: a tail, the soles of who swims. */
export function endOf({ box, cells }: Silhouette, side: -1 | 1): Point {
  for (let i = 0; i < SIDE; i++) {
    const column = side < 0 ? i : SIDE - 1 - i
    const rows = Array.from({ length: SIDE }, (_, row) => row).filter(
      (row) => cells[row * SIDE + column],
    )
    const row = rows[Math.floor(rows.length / 2)]
    if (row !== undefined)
      return [
        box.x + ((column + (side < 0 ? 0 : 1)) / SIDE) * box.width,
        box.y + ((row + 0.5) / SIDE) * box.height,
      ]
  }
  return [0, 0]
}

/** Which cell along one side each of the other's 24 middles falls on. */
const along = (from: number, step: number, start: number, length: number) =>
  Array.from({ length: SIDE }, (_, i) =>
    Math.floor(((from + step * (i + 0.5) - start) / length) * SIDE),
  )

/** How much of a figure lies on another, when `at` puts its units into the other's. */
export function sharedWith(
  { box, cells, filled }: Silhouette,
  other: Silhouette,
  at: Standing,
): number {
  const turn = at.flip ? -at.scale : at.scale
  const columns = along(
    at.x + turn * box.x,
    (turn * box.width) / SIDE,
    other.box.x,
    other.box.width,
  )
  const rows = along(
    at.y + at.scale * box.y,
    (at.scale * box.height) / SIDE,
    other.box.y,
    other.box.height,
  )
  let shared = 0
  for (let row = 0; row < SIDE; row++) {
    const under = rows[row] as number
    if (under < 0 || under >= SIDE) continue
    for (let column = 0; column < SIDE; column++) {
      if (!cells[row * SIDE + column]) continue
      const beside = columns[column] as number
      if (beside < 0 || beside >= SIDE) continue
      shared += other.cells[under * SIDE + beside] as number
    }
  }
  return shared / Math.max(1, filled * SIDE ** 2)
}

/** From where to where it stands on something: the runs of its lowest two rows. */
export function columnsBelow({ box, cells }: Silhouette): [left: number, right: number][] {
  let row = SIDE - 1
  while (row > 0 && !cells.subarray(row * SIDE, (row + 1) * SIDE).includes(1)) row--
  const isDown = (column: number) =>
    cells[row * SIDE + column] === 1 || cells[Math.max(0, row - 1) * SIDE + column] === 1
  const at = (column: number) => box.x + (column / SIDE) * box.width
  const runs: [number, number][] = []
  for (let from = 0; from < SIDE; from++) {
    if (!isDown(from)) continue
    let to = from
    while (to < SIDE && isDown(to)) to++
    runs.push([at(from), at(to)])
    from = to
  }
  return runs
}

/** How high it reaches at a share of its width. */
export function topAt({ box, cells }: Silhouette, share: number): number {
  const column = Math.min(SIDE - 1, Math.floor(share * SIDE))
  let row = 0
  while (row < SIDE - 1 && !cells[row * SIDE + column]) row++
  return box.y + (row / SIDE) * box.height
}

/** Points spread over what the figure covers, to ask how much of it is seen. */
export function samplesOf({ box, cells }: Silhouette, count: number): Point[] {
  const filled = [...cells.keys()].filter((cell) => cells[cell] === 1)
  const step = Math.max(1, filled.length / count)
  return Array.from({ length: Math.min(count, filled.length) }, (_, i): Point => {
    const cell = filled[Math.floor((i + 0.5) * step)] ?? 0
    return [
      box.x + (((cell % SIDE) + 0.5) / SIDE) * box.width,
      box.y + ((Math.floor(cell / SIDE) + 0.5) / SIDE) * box.height,
    ]
  })
}

/** The outline as a path, a little larger than the figure: for light and air behind it. */
export function silhouettePath({ box, cells }: Silhouette, grow: number): string {
  const [w, h] = [box.width / SIDE, box.height / SIDE]
  const runs: string[] = []
  for (let row = 0; row < SIDE; row++)
    for (let from = 0; from < SIDE; from++) {
      if (!cells[row * SIDE + from]) continue
      let to = from
      while (to < SIDE && cells[row * SIDE + to]) to++
      const [x, y] = [box.x + from * w - grow, box.y + row * h - grow]
      runs.push(
        `M${x.toFixed(1)} ${y.toFixed(1)}h${((to - from) * w + 2 * grow).toFixed(1)}v${(h + 2 * grow).toFixed(1)}H${x.toFixed(1)}Z`,
      )
      from = to
    }
  return runs.join('')
}
