/** Runs of words, for measuring how much a text repeats itself or another. */
export function gramsOf({ words, size }: { words: readonly string[]; size: number }): string[] {
  return words
    .slice(0, Math.max(0, words.length - size + 1))
    .map((_, at) => words.slice(at, at + size).join(' '))
}

/** Share of runs that are not said twice. */
export function distinctShare({ words, size }: { words: readonly string[]; size: number }): number {
  const grams = gramsOf({ words, size })
  return grams.length ? new Set(grams).size / grams.length : 1
}

/** Shared runs over all runs: 0 for two texts with nothing in common. */
export function jaccard(a: readonly string[], b: readonly string[]): number {
  const first = new Set(a)
  const second = new Set(b)
  const shared = [...first].filter((gram) => second.has(gram)).length
  return shared / Math.max(1, first.size + second.size - shared)
}

export const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
