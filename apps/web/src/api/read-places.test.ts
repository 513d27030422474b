import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addPlace, type ReadPlace, withPlaces } from './read-places'

const place = fc.record({
  kidId: fc.constant('kid'),
  storyId: fc.constant('story'),
  page: fc.integer({ min: 1, max: 12 }),
  finished: fc.boolean(),
  at: fc
    .date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2090-01-01') })
    .map((date) => date.toISOString()),
})
const journey = fc
  .uniqueArray(place, { minLength: 1, selector: ({ at }) => at })
  .map((places) => places.toSorted((a, b) => a.at.localeCompare(b.at)))
const written = (places: readonly ReadPlace[]) =>
  places.reduce<ReadPlace[]>((before, next) => addPlace({ places: before, place: next }), [])
const book = { bookmark: 3, finishedCount: 2 }

describe('places read without network', () => {
  it('keep every finished reading and the newest position', () => {
    fc.assert(
      fc.property(journey, (places) => {
        const unsent = written(places)
        const finished = places.filter((one) => one.finished).length
        expect(unsent.filter((one) => one.finished)).toHaveLength(finished)
        expect(unsent.at(-1)).toEqual(places.at(-1))
        expect(unsent.length).toBeLessThanOrEqual(finished + 1)
      }),
    )
  })
  it('say the same in whichever order they were written down', () => {
    const shuffled = journey.chain((places) =>
      fc.tuple(
        fc.constant(places),
        fc.shuffledSubarray(places, { minLength: places.length, maxLength: places.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([places, anyhow]) => {
        expect(written(anyhow)).toEqual(written(places))
      }),
    )
  })
  it('stand on the shelf before the server has heard of them', () => {
    fc.assert(
      fc.property(journey, (places) => {
        const newest = places.at(-1)
        const shown = withPlaces({ book, places: written(places) })
        expect(shown.bookmark).toBe(newest?.finished ? null : newest?.page)
        expect(shown.finishedCount).toBe(2 + places.filter((one) => one.finished).length)
      }),
    )
  })
  it('leave a book alone that was not read', () => {
    expect(withPlaces({ book, places: [] })).toBe(book)
  })
})
