import { CELL, type FaceGrid } from './face-grid'
import { distance, type Lab } from './oklab'

export type GlassesFound = {
  has: boolean
  confidence: number
  bridge: number
  rims: number
  arms: number
}

/** How much a point differs from what is above and below it: a thin line does, a shadow does not. */
function lineAt(grid: FaceGrid, u: number, v: number, reach: number): number {
  const here = grid.at(u, v)
  const above = grid.at(u, v - reach)
  const below = grid.at(u, v + reach)
  if (!here || !above || !below) return 0
  const apart = Math.min(distance(here, above), distance(here, below))
  return distance(above, below) < apart ? apart : 0
}

function strongest(grid: FaceGrid, u: number, [from, to]: readonly [number, number]): number {
  let best = 0
  for (let v = from; v <= to; v += CELL) best = Math.max(best, lineAt(grid, u, v, 3 * CELL))
  return best
}

function shareOfLines(
  grid: FaceGrid,
  {
    from,
    to,
    rows,
    limit,
  }: { from: number; to: number; rows: readonly [number, number]; limit: number },
) {
  let hits = 0
  let all = 0
  for (let u = from; u <= to; u += CELL) {
    all++
    if (strongest(grid, u, rows) > limit) hits++
  }
  return hits / Math.max(1, all)
}

/** Frames show as a line over the nose, under both eyes and towards both ears. */
export function findGlasses({ grid, skin }: { grid: FaceGrid; skin: Lab }): GlassesFound {
  // On dark skin a dark frame stands out less.
  const limit = 0.028 + skin[0] * 0.04
  const bridge = shareOfLines(grid, { from: -0.09, to: 0.09, rows: [-0.2, 0.14], limit })
  const under = (side: -1 | 1) =>
    shareOfLines(grid, {
      from: side < 0 ? -0.5 : 0.3,
      to: side < 0 ? -0.3 : 0.5,
      rows: [0.16, 0.42],
      limit,
    })
  const arm = (side: -1 | 1) =>
    shareOfLines(grid, {
      from: side < 0 ? -0.88 : 0.74,
      to: side < 0 ? -0.74 : 0.88,
      rows: [-0.26, 0.14],
      limit,
    })
  const rims = Math.min(under(-1), under(1))
  const arms = Math.max(arm(-1), arm(1))
  const evidence = bridge + rims + arms * 0.5
  return {
    has: evidence > 1.25,
    confidence: Math.min(1, Math.abs(evidence - 1.25) / 0.8),
    bridge,
    rims,
    arms,
  }
}
