/** Of a figure's height, what it takes of the bench: its drawing has air on both sides. */
const BREADTH = 0.52
/** Three and more sit closer. */
const CLOSE = 0.42
/** Knee-high beside the tallest: a lovey, a mouse. */
const SMALL = 0.6

/**
 * Where each sits and how tall, in one scale: nobody taller than the scene, together no wider than it. The small sit
 * in the middle, before the others; they come last, to be drawn over them.
 */
export function seats({
  talls,
  creatures = new Set(),
  bench: { middle, width, tallest, bottom, rim = Number.POSITIVE_INFINITY },
}: {
  talls: readonly number[]
  /** Who of them is no person: a tortoise is low in a tall drawing, and looks over the rim as the small do. */
  creatures?: ReadonlySet<number>
  bench: {
    middle: number
    width: number
    tallest: number
    bottom: number
    /** What hides those who sit lower: the small look over it too. */
    rim?: number
  }
}) {
  const highest = Math.max(...talls)
  const breadth = talls.length > 2 ? CLOSE : BREADTH
  const together = talls.reduce((sum, tall) => sum + tall, 0) * breadth
  const scale = Math.min(tallest / highest, width / together)
  const isSmall = (at: number) => (talls[at] ?? 0) < highest * SMALL
  const looksOver = (at: number) => isSmall(at) || creatures.has(at)
  const everybody = talls.map((_, at) => at)
  const large = everybody.filter((at) => !isSmall(at))
  const half = Math.ceil(large.length / 2)
  const inRow = [...large.slice(0, half), ...everybody.filter(isSmall), ...large.slice(half)]
  let left = middle - (together * scale) / 2
  return inRow
    .map((who) => {
      const height = (talls[who] ?? 0) * scale
      const x = left + (height * breadth) / 2
      left += height * breadth
      return {
        who,
        x,
        height,
        bottom: looksOver(who) ? Math.min(bottom, rim + height / 16) : bottom,
      }
    })
    .toSorted((one, other) => other.height - one.height)
}
