import { describe, expect, it } from 'vitest'
import { shouldAskForRating } from './rating-rule'

const fresh = { ratingStars: null, ratingAskedAt: null, ratingAskedTimes: 0 }
const now = new Date('2026-05-01T00:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

describe('the rating prompt', () => {
  it('comes after a second finished book, not before', () => {
    expect(shouldAskForRating({ finishedBooks: 1, account: fresh, now })).toBe(false)
    expect(shouldAskForRating({ finishedBooks: 2, account: fresh, now })).toBe(true)
  })

  it('waits two months after "not now", and gives up after three', () => {
    const later = { ...fresh, ratingAskedTimes: 1, ratingAskedAt: daysAgo(59) }
    expect(shouldAskForRating({ finishedBooks: 9, account: later, now })).toBe(false)
    const rested = { ...later, ratingAskedAt: daysAgo(61) }
    expect(shouldAskForRating({ finishedBooks: 9, account: rested, now })).toBe(true)
    const tired = { ...rested, ratingAskedTimes: 3 }
    expect(shouldAskForRating({ finishedBooks: 9, account: tired, now })).toBe(false)
  })

  it('never comes again once it was answered', () => {
    const answered = { ...fresh, ratingStars: 4, ratingAskedAt: daysAgo(400), ratingAskedTimes: 1 }
    expect(shouldAskForRating({ finishedBooks: 9, account: answered, now })).toBe(false)
  })
})
