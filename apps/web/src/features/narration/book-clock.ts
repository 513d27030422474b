/** Where the voice is in the whole book, from the lengths of its pages. */
export const heardOfBook = ({
  lengths,
  page,
  heardMs,
}: {
  lengths: readonly number[]
  page: number
  heardMs: number
}) => {
  const before = lengths.slice(0, page - 1).reduce((sum, length) => sum + length, 0)
  return before + Math.min(heardMs, lengths[page - 1] ?? 0)
}

/** The page and the moment in it that a place in the book is. */
export function placeOfBook({ lengths, ms }: { lengths: readonly number[]; ms: number }) {
  let left = ms
  for (const [index, length] of lengths.entries()) {
    if (length > 0 && left < length) return { page: index + 1, ms: left }
    left -= length
  }
  return { page: Math.max(1, lengths.length), ms: 0 }
}

export function asClock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
