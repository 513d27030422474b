import { SKIN_STEPS } from '@luciole/contract/character'
import { spreadOf, typicalColor } from './color-groups'
import type { FaceGrid } from './face-grid'
import { distance, type Lab, labOfHex } from './oklab'

const CHEEKS = [
  { u: [-0.56, -0.28], v: [0.3, 0.55] },
  { u: [0.28, 0.56], v: [0.3, 0.55] },
] as const
const BETWEEN = [
  { u: [-0.16, 0.16], v: [-0.5, -0.3] },
  { u: [-0.1, 0.1], v: [0.1, 0.3] },
] as const

export type Skin = { color: Lab; confidence: number }

/** Shadows make skin read darker than it is. */
const LIFT = 0.02

/** A place between the seven steps, by the nearest point on the line through them. */
export function placeSkin({ color, exposure }: { color: Lab; exposure: number }): number {
  const seen = color[0] * exposure + LIFT
  const steps = SKIN_STEPS.map(labOfHex)
  let best = { place: 0, away: Number.POSITIVE_INFINITY }
  for (let index = 0; index + 1 < steps.length; index++) {
    const from = steps[index]
    const to = steps[index + 1]
    if (!from || !to) continue
    for (let share = 0; share <= 1; share += 0.05) {
      const point: Lab = [0, 1, 2].map(
        (axis) => (from[axis] ?? 0) + ((to[axis] ?? 0) - (from[axis] ?? 0)) * share,
      ) as unknown as Lab
      // Hue says little about a skin's depth under a coloured lamp.
      const away = Math.hypot(
        point[0] - seen,
        (point[1] - color[1]) * 0.3,
        (point[2] - color[2]) * 0.3,
      )
      if (away < best.away) best = { place: index + share, away }
    }
  }
  return best.place
}

export function measureSkin(grid: FaceGrid): Skin | undefined {
  const cheeks = CHEEKS.map((box) => typicalColor(grid.box(box), [0.35, 0.9]))
  const near = typicalColor(
    CHEEKS.flatMap((box) => grid.box(box)),
    [0.35, 0.9],
  )
  if (!near || !cheeks[0] || !cheeks[1]) return undefined
  // A fringe or a frame in the way is not skin.
  const all = [...CHEEKS, ...BETWEEN]
    .flatMap((box) => grid.box(box))
    .filter((lab) => distance(lab, near, 0.6) < 0.09)
  const color = typicalColor(all, [0.35, 0.9]) ?? near
  const uneven = distance(cheeks[0], cheeks[1]) + spreadOf(all, color)
  return { color, confidence: Math.max(0.2, Math.min(1, 1.1 - uneven * 5)) }
}
