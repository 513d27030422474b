import { distance, type Lab } from './oklab'

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** The middle colour of those between two shares of lightness: highlights and shadows are left out. */
export function typicalColor(
  colors: Lab[],
  [low, high]: readonly [number, number] = [0, 1],
): Lab | undefined {
  const sorted = colors.toSorted((a, b) => a[0] - b[0])
  const kept = sorted.slice(Math.floor(sorted.length * low), Math.ceil(sorted.length * high))
  if (!kept.length) return undefined
  return [
    middle(kept.map((lab) => lab[0])),
    middle(kept.map((lab) => lab[1])),
    middle(kept.map((lab) => lab[2])),
  ]
}

/** How far a colour's neighbours usually are from it. */
export const spreadOf = (colors: Lab[], center: Lab) =>
  middle(colors.map((lab) => distance(lab, center)))

const ROUNDS = 6

/** A few colours that stand for many (k-means, started evenly along lightness). */
export function groupColors(colors: Lab[], groups: number): Lab[] {
  if (colors.length < groups) return colors
  const sorted = colors.toSorted((a, b) => a[0] - b[0])
  let centers = Array.from(
    { length: groups },
    (_, index) => sorted[Math.floor(((index + 0.5) * sorted.length) / groups)] as Lab,
  )
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centers.map(() => [0, 0, 0, 0])
    for (const lab of colors) {
      const sum = sums[nearestIndex(lab, centers)]
      if (!sum) continue
      for (const axis of [0, 1, 2] as const) sum[axis] = (sum[axis] ?? 0) + lab[axis]
      sum[3] = (sum[3] ?? 0) + 1
    }
    centers = centers.map((center, index) => {
      const [l = 0, a = 0, b = 0, count = 0] = sums[index] ?? []
      return count ? [l / count, a / count, b / count] : center
    })
  }
  return centers
}

function nearestIndex(lab: Lab, centers: Lab[]): number {
  let best = 0
  for (const [index, center] of centers.entries())
    if (distance(lab, center) < distance(lab, centers[best] ?? center)) best = index
  return best
}

export const nearestDistance = (lab: Lab, centers: Lab[]) =>
  centers.reduce(
    (least, center) => Math.min(least, distance(lab, center)),
    Number.POSITIVE_INFINITY,
  )
