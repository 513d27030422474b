/** Of a figure's height, what it takes of the bench: its drawing has air on both sides. */
const BREADTH = 0.52

/** Where each sits and how tall, in one scale: nobody taller than the scene, together no wider than it. */
export function seats({
  talls,
  bench: { middle, width, tallest, bottom, rim = Number.POSITIVE_INFINITY },
}: {
  talls: readonly number[]
  bench: {
    middle: number
    width: number
    tallest: number
    bottom: number
    /** What hides those who sit lower: the small look over it too. */
    rim?: number
  }
}) {
  const together = talls.reduce((sum, tall) => sum + tall, 0) * BREADTH
  const scale = Math.min(tallest / Math.max(...talls), width / together)
  let left = middle - (together * scale) / 2
  return talls.map((tall) => {
    const height = tall * scale
    const x = left + (height * BREADTH) / 2
    left += height * BREADTH
    return { x, height, bottom: Math.min(bottom, rim + height / 4) }
  })
}
