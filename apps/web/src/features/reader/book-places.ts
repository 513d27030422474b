import type { Story } from '@luciole/contract/stories'

/** Where somebody is in a book: its title, who is in it, a page, the end. */
export type Place =
  | { leaf: 'title' }
  | { leaf: 'cast' }
  | { leaf: 'page'; page: number }
  | { leaf: 'end' }

export const placesOf = (pageCount: number): Place[] => [
  { leaf: 'title' },
  { leaf: 'cast' },
  ...Array.from({ length: pageCount }, (_, index) => ({ leaf: 'page' as const, page: index + 1 })),
  { leaf: 'end' },
]

export const isSamePlace = (a: Place, b: Place) =>
  a.leaf === b.leaf && (a.leaf !== 'page' || (b.leaf === 'page' && a.page === b.page))

export function neighbour({
  place,
  pageCount,
  by,
}: {
  place: Place
  pageCount: number
  by: 1 | -1
}): Place | null {
  const places = placesOf(pageCount)
  return places[places.findIndex((one) => isSamePlace(one, place)) + by] ?? null
}

/**
 * A half-read book opens where it was left, a finished or new one at its title; one still being made
 * at page 1: that is what was waited for, also when it was there before the screen was.
 */
export function openingPlace({
  bookmark,
  pageCount,
  state,
}: Pick<Story, 'bookmark' | 'pageCount' | 'state'>): Place {
  const isHalfRead = bookmark !== null && bookmark > 1 && bookmark <= pageCount
  if (isHalfRead) return { leaf: 'page', page: bookmark }
  return state === 'ready' ? { leaf: 'title' } : { leaf: 'page', page: 1 }
}
