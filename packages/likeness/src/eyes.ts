import { EYE_COLOR_IDS, EYE_COLORS, type EyeColor } from '@luciole/contract/character'
import { typicalColor } from './color-groups'
import type { FaceGrid } from './face-grid'
import { distance, type Lab, labOfHex } from './oklab'

export type Eyes = { color: EyeColor; confidence: number; white: number | undefined }

const SIDE = 0.16
const IRIS_RADII = [0.055, 0.07] as const

/** A pupil is dark between two whites. */
function findEye(grid: FaceGrid, side: -1 | 1) {
  let best = { score: 0, white: 0, u: side * 0.4, v: 0.05 }
  for (let v = -0.16; v <= 0.26; v += 0.02)
    for (let u = 0.26; u <= 0.54; u += 0.02) {
      const center = grid.at(side * u, v)
      const white = Math.max(
        grid.at(side * u - SIDE * 0.75, v)?.[0] ?? 0,
        grid.at(side * u + SIDE * 0.75, v)?.[0] ?? 0,
      )
      const chroma = center ? Math.hypot(center[1], center[2]) : 1
      const score = center ? white - center[0] - chroma * 0.5 : 0
      if (score > best.score) best = { score, white, u: side * u, v }
    }
  return best
}

function irisAround(grid: FaceGrid, { u, v }: { u: number; v: number }): Lab[] {
  const found: Lab[] = []
  for (const radius of IRIS_RADII)
    // Below the lid and its lashes.
    for (let angle = -0.3; angle < Math.PI + 0.3; angle += 0.25) {
      const lab = grid.at(u + Math.cos(angle) * radius, v + Math.sin(angle) * radius * 0.81)
      if (lab) found.push(lab)
    }
  return found
}

const CLEAR_CHROMA = 0.045

/** Eye colour is the least sure trait: brown unless a colour is plainly there. */
export function measureEyes(grid: FaceGrid): Eyes {
  const places = [findEye(grid, -1), findEye(grid, 1)]
  const iris = typicalColor(
    places.flatMap((place) => irisAround(grid, place)),
    [0.1, 0.6],
  )
  const contrast = Math.min(...places.map(({ score }) => score))
  if (!iris || contrast < 0.12) return { color: 'brown', confidence: 0, white: undefined }
  const white = Math.max(...places.map((place) => place.white))
  const [lightness, a, b] = iris
  const isWarm = b > 0.015 && a > -0.005
  const isPlain = Math.hypot(a, b) < CLEAR_CHROMA && lightness < 0.45
  const ranked = EYE_COLOR_IDS.toSorted(
    (x, y) =>
      distance(labOfHex(EYE_COLORS[x]), iris, 0.6) - distance(labOfHex(EYE_COLORS[y]), iris, 0.6),
  )
  const guess = ranked[0] ?? 'brown'
  const color = isPlain && !isWarm && guess !== 'dark' ? 'brown' : guess
  return { color, confidence: Math.min(0.7, contrast), white }
}
