/** One book on this device. */
export interface KeptBook {
  storyId: string
  kidId: string
  bytes: number
  /** Asked for by the parent: it goes only when they say so. */
  isPinned: boolean
  openedAt: string
  /** Addresses of everything it takes. */
  files: string[]
}

const BUDGET_BYTES = 150 * 1024 * 1024
/** Of what the browser grants us: the rest stays for the book being opened. */
const SHARE_OF_QUOTA = 0.5

/** Room for books nobody asked to keep; the ones that were asked for come on top. */
export const budgetFor = (quotaBytes: number | undefined) =>
  Math.min(BUDGET_BYTES, Math.floor((quotaBytes ?? BUDGET_BYTES * 2) * SHARE_OF_QUOTA))

/** Which books make room: those opened longest ago, never one the parent asked for. */
export function booksToForget({
  books,
  budgetBytes,
}: {
  books: readonly KeptBook[]
  budgetBytes: number
}): KeptBook[] {
  let left = budgetBytes
  return books
    .filter(({ isPinned }) => !isPinned)
    .toSorted((a, b) => b.openedAt.localeCompare(a.openedAt))
    .filter(({ bytes }) => {
      left -= bytes
      return left < 0
    })
}
