import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asClock, heardOfBook, placeOfBook } from './book-clock'

describe('the place in the book', () => {
  it('is the same there and back', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1 })
    fc.assert(
      fc.property(lengths, fc.double({ min: 0, max: 0.999, noNaN: true }), (pages, share) => {
        const ms = Math.floor(share * pages.reduce((sum, length) => sum + length, 0))
        const place = placeOfBook({ lengths: pages, ms })
        expect(heardOfBook({ lengths: pages, page: place.page, heardMs: place.ms })).toBe(ms)
      }),
    )
  })

  it('passes over pages whose sound is not there yet', () => {
    expect(placeOfBook({ lengths: [1000, 0, 1000], ms: 1500 })).toEqual({ page: 3, ms: 500 })
  })

  it('is told in minutes and seconds', () => {
    expect(asClock(151_900)).toBe('2:31')
    expect(asClock(0)).toBe('0:00')
  })
})
