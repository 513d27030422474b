import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { booksToForget, budgetFor, type KeptBook } from './room'

const book = fc.record({
  storyId: fc.uuid(),
  kidId: fc.constant('kid'),
  bytes: fc.nat({ max: 1000 }),
  isPinned: fc.boolean(),
  openedAt: fc
    .date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2090-01-01') })
    .map((date) => date.toISOString()),
  files: fc.constant<string[]>([]),
})
const books = fc.uniqueArray(book, { selector: ({ storyId }) => storyId })
const bytesOf = (kept: readonly KeptBook[]) => kept.reduce((sum, { bytes }) => sum + bytes, 0)

describe('books kept because they were opened', () => {
  it('never take more than their room, and one the parent asked for never goes', () => {
    fc.assert(
      fc.property(books, fc.nat({ max: 5000 }), (kept, budgetBytes) => {
        const gone = booksToForget({ books: kept, budgetBytes })
        const left = kept.filter((one) => !one.isPinned && !gone.includes(one))
        expect(bytesOf(left)).toBeLessThanOrEqual(budgetBytes)
        expect(gone.some(({ isPinned }) => isPinned)).toBe(false)
      }),
    )
  })
  it('go in the order in which they were last opened', () => {
    fc.assert(
      fc.property(books, fc.nat({ max: 5000 }), (kept, budgetBytes) => {
        const gone = booksToForget({ books: kept, budgetBytes })
        const left = kept.filter((one) => !one.isPinned && !gone.includes(one))
        const newestGone =
          gone
            .map(({ openedAt }) => openedAt)
            .toSorted()
            .at(-1) ?? ''
        for (const one of left) expect(one.openedAt >= newestGone).toBe(true)
      }),
    )
  })
  it('all stay while there is room', () => {
    fc.assert(
      fc.property(books, (kept) => {
        expect(booksToForget({ books: kept, budgetBytes: bytesOf(kept) })).toEqual([])
      }),
    )
  })
  it('leave half of a small device alone', () => {
    expect(budgetFor(40_000_000)).toBe(20_000_000)
    expect(budgetFor(undefined)).toBe(150 * 1024 * 1024)
  })
})
