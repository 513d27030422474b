import type { ReadingBand, TextBand } from '@luciole/contract/book'
import type { PageCount } from '#bank/authoring'

/** What the product promises each reader; the page count is known before writing. */
export const READERS = {
  '0-2': { textBand: '0-4', pages: 8, words: [5, 20], grade: 1, ease: 98 },
  '3-4': { textBand: '0-4', pages: 8, words: [13, 42], grade: 1.5, ease: 95 },
  '5-6': { textBand: '5-8', pages: 10, words: [45, 105], grade: 3, ease: 90 },
  '7-8': { textBand: '5-8', pages: 12, words: [60, 110], grade: 4, ease: 85 },
  '9+': { textBand: '9-14', pages: 12, words: [90, 160], grade: 6.5, ease: 70 },
} as const satisfies Record<
  ReadingBand,
  {
    textBand: TextBand
    pages: PageCount
    words: readonly [number, number]
    grade: number
    ease: number
  }
>

export function readingBand(ageYears: number): ReadingBand {
  if (ageYears < 3) return '0-2'
  if (ageYears < 5) return '3-4'
  if (ageYears < 7) return '5-6'
  return ageYears < 9 ? '7-8' : '9+'
}
