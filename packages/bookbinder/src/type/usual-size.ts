/** A book has one size of letters: what three pages in four can have. Longer ones set theirs smaller. */
export const usualSize = (sizes: readonly number[]): number =>
  sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 4)] ?? 0
