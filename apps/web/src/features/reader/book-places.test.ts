import { describe, expect, it } from 'vitest'
import { neighbour, openingPlace, placesOf } from './book-places'

describe('the way through a book', () => {
  it('goes from the title by the cast and each page to the end, and back', () => {
    const places = placesOf(8)
    expect(places).toHaveLength(11)
    for (const [index, place] of places.entries()) {
      expect(neighbour({ place, pageCount: 8, by: 1 })).toEqual(places[index + 1] ?? null)
      expect(neighbour({ place, pageCount: 8, by: -1 })).toEqual(places[index - 1] ?? null)
    }
  })

  it.each([
    [null, { leaf: 'title' }],
    [1, { leaf: 'title' }],
    [4, { leaf: 'page', page: 4 }],
    [99, { leaf: 'title' }],
  ])('a book left at page %s opens at %o', (bookmark, place) => {
    expect(openingPlace({ bookmark, pageCount: 8, state: 'ready' })).toEqual(place)
  })

  it('begins at page 1 while the book is made, however early that page was there', () => {
    const made = { pageCount: 8, state: 'painting' } as const
    expect(openingPlace({ ...made, bookmark: null })).toEqual({ leaf: 'page', page: 1 })
    expect(openingPlace({ ...made, bookmark: 4 })).toEqual({ leaf: 'page', page: 4 })
  })
})
