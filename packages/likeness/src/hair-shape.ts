import { groupColors, nearestDistance, typicalColor } from './color-groups'
import { CELL, type FaceGrid } from './face-grid'
import { distance, type Lab } from './oklab'

/** Shares of hair in the places that tell one style from another, 0 to 1. */
export type HairShape = {
  ear: number
  jaw: number
  shoulder: number
  side: number
  wideSide: number
  top: number
  knot: number
  puff: number
  hanging: number
  /** The same, hair or not joined to the crown: plaits and bunches often are not. */
  looseHanging: number
  looseShoulder: number
  rough: number
  temple: number
  /** False when hair and wall have one colour: the shape is a guess. */
  isSeen: boolean
}

const LEFT = -1.95
const TOP = -1.72
const COLUMNS = Math.round((2 * 1.95) / CELL)
const ROWS = Math.round((1.9 - TOP) / CELL)
const TOLERANCE = 0.105

/** Where even a big afro leaves the wall free. */
const WALLS = [
  { u: [-1.95, -1.75], v: [0.25, 0.8] },
  { u: [1.75, 1.95], v: [0.25, 0.8] },
  { u: [-1.95, -1.55], v: [-1.7, -1.45] },
  { u: [1.55, 1.95], v: [-1.7, -1.45] },
] as const

type Mask = Uint8Array
type Range = readonly [number, number]
const cellOf = (u: number, v: number) =>
  Math.round((v - TOP) / CELL) * COLUMNS + Math.round((u - LEFT) / CELL)

/** Hair hangs together: only what touches the crown counts. */
function growFrom(seeds: number[], isOpen: (cell: number) => boolean): Mask {
  const mask = new Uint8Array(COLUMNS * ROWS)
  const stack = seeds.filter(isOpen)
  for (const seed of stack) mask[seed] = 1
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    const column = cell % COLUMNS
    for (const next of [
      cell - COLUMNS,
      cell + COLUMNS,
      column > 0 ? cell - 1 : -1,
      column < COLUMNS - 1 ? cell + 1 : -1,
    ]) {
      if (next < 0 || next >= mask.length || mask[next] || !isOpen(next)) continue
      mask[next] = 1
      stack.push(next)
    }
  }
  return mask
}

export function measureHairShape({
  grid,
  skin,
  hair,
}: {
  grid: FaceGrid
  skin: Lab
  hair: Lab
}): HairShape {
  const walls = groupColors(
    WALLS.flatMap((box) => grid.box(box)),
    5,
  )
  const clothes = typicalColor(grid.box({ u: [-0.5, 0.5], v: [1.75, 2.05] }))
  const others = [...walls, ...(clothes ? [clothes] : [])].filter(
    (lab) => distance(lab, hair) > 0.035,
  )
  const skins: Lab[] = [skin, [skin[0] * 0.86, skin[1], skin[2]]]
  const isOpen = (cell: number) => {
    const u = LEFT + (cell % COLUMNS) * CELL
    const v = TOP + Math.floor(cell / COLUMNS) * CELL
    const lab = grid.at(u, v)
    if (!lab) return false
    const away = distance(lab, hair, 0.75)
    // Inside the face only the top can be hair: brows, eyes and mouth are dark too.
    if ((u / 0.86) ** 2 + (v / 0.95) ** 2 < 1 && v > -0.3) return false
    return (
      away < TOLERANCE && away < nearestDistance(lab, skins) && away < nearestDistance(lab, others)
    )
  }
  const seeds: number[] = []
  for (let u = -0.45; u <= 0.45; u += CELL)
    for (let v = -0.98; v <= -0.8; v += CELL) seeds.push(cellOf(u, v))
  const mask = growFrom(seeds, isOpen)

  const all = new Uint8Array(COLUMNS * ROWS).map((_, cell) => Number(isOpen(cell)))
  const shareOf = (hits: Mask, u: Range, v: Range) => {
    let hit = 0
    let cells = 0
    for (let y = v[0]; y <= v[1]; y += CELL)
      for (let x = u[0]; x <= u[1]; x += CELL) {
        cells++
        hit += hits[cellOf(x, y)] ?? 0
      }
    return hit / Math.max(1, cells)
  }
  const share = (u: Range, v: Range) => shareOf(mask, u, v)
  const loose = ([from, to]: Range, v: Range) =>
    Math.min(shareOf(all, [-to, -from], v), shareOf(all, [from, to], v))
  const pair = ([from, to]: Range, v: Range) => [share([-to, -from], v), share([from, to], v)]
  const most = (u: Range, v: Range) => Math.max(...pair(u, v))
  const least = (u: Range, v: Range) => Math.min(...pair(u, v))
  const mean = (u: Range, v: Range) => {
    const [a = 0, b = 0] = pair(u, v)
    return (a + b) / 2
  }
  const wallLike = nearestDistance(hair, walls)
  return {
    ear: mean([1.04, 1.16], [-0.05, 0.3]),
    jaw: mean([0.86, 1.08], [0.4, 0.58]),
    shoulder: most([0.6, 1.12], [1.04, 1.16]),
    side: mean([1.12, 1.24], [-0.6, -0.1]),
    wideSide: least([1.36, 1.48], [-0.6, -0.1]),
    top: share([-0.3, 0.3], [-1.5, -1.36]),
    knot: share([-0.14, 0.14], [-1.42, -1.26]),
    puff: least([1, 1.3], [-1.1, -0.8]),
    hanging: mean([1.12, 1.34], [0.05, 0.6]),
    looseHanging: loose([1.12, 1.4], [0.1, 0.6]),
    looseShoulder: loose([0.92, 1.16], [0.75, 1.2]),
    rough: measureRoughness(mask),
    temple: mean([0.72, 0.84], [-0.4, -0.25]),
    isSeen: wallLike > 0.05,
  }
}

/** How much the outline above the ears goes in and out from one degree to the next. */
function measureRoughness(mask: Mask): number {
  const radii: number[] = []
  for (let degree = -175; degree <= -5; degree += 2) {
    const angle = (degree * Math.PI) / 180
    let edge = 0
    for (let r = 0.5; r < 1.9; r += CELL / 2) {
      const u = Math.cos(angle) * r
      const v = -0.15 + Math.sin(angle) * r
      if (v > TOP && Math.abs(u) < 1.93 && mask[cellOf(u, v)]) edge = r
    }
    radii.push(edge)
  }
  let sum = 0
  for (let index = 3; index < radii.length - 3; index++) {
    const around = ((radii[index - 3] ?? 0) + (radii[index + 3] ?? 0)) / 2
    sum += Math.min(0.12, Math.abs((radii[index] ?? 0) - around))
  }
  return sum / Math.max(1, radii.length - 6)
}
