import { describe, expect, it } from 'vitest'
import { afterBook, bedtimeVoice, sleepIn, type Sleep } from './sleep-timer'

const now = 1_000_000
const bedtime: Sleep = { endsAt: null, books: 1, isBedtime: true, isOver: false, goesOnWith: null }
const voice = (sleep: Sleep, pagesLeft = 9, at = now) => bedtimeVoice({ sleep, now: at, pagesLeft })

describe('the voice', () => {
  it('is as always when it is not bedtime', () => {
    const sleep = { ...bedtime, endsAt: now, isBedtime: false }
    expect(voice(sleep, 0)).toEqual({ pace: 1, volume: 1 })
  })

  it('is slower at bedtime, and slows and softens over the last pages', () => {
    const pages = [9, 3, 2, 1, 0].map((left) => voice(bedtime, left))
    expect(pages[0]).toEqual({ pace: 0.92, volume: 1 })
    for (const [index, { pace, volume }] of pages.entries()) {
      const before = pages[index - 1]
      if (!before) continue
      expect(pace).toBeLessThanOrEqual(before.pace)
      expect(volume).toBeLessThanOrEqual(before.volume)
    }
    expect(pages.at(-1)?.volume).toBeLessThan(0.6)
  })

  it('softens in the last minute when minutes count, and stays hearable', () => {
    const sleep = { ...bedtime, endsAt: sleepIn({ minutes: 10, now }), books: null }
    expect(voice(sleep, 0).volume).toBe(1)
    expect(voice(sleep, 0, now + 9.5 * 60_000).volume).toBeCloseTo(0.675)
    expect(voice(sleep, 0, now + 11 * 60_000).volume).toBeCloseTo(0.35)
  })

  it('does not soften in a book that another one follows', () => {
    expect(voice({ ...bedtime, books: 2 }, 0).volume).toBe(1)
  })
})

describe('the end of a book at bedtime', () => {
  const shelf = ['first', 'second', 'third']
  const dark = { books: null, endsAt: null, isOver: true }
  const after = (change: Partial<Sleep>, storyId = 'first', books = shelf) =>
    afterBook({ sleep: { ...bedtime, ...change }, storyId, shelf: books })

  it('is the dark after as many books as were chosen', () => {
    expect(after({})).toEqual(dark)
    expect(after({ books: 2 })).toEqual({ books: 1, goesOnWith: 'second' })
    expect(after({ books: 1 }, 'second')).toEqual(dark)
  })

  it('is the next book while minutes are left, around the shelf', () => {
    const minutes = { books: null, endsAt: now }
    expect(after(minutes)).toEqual({ books: null, goesOnWith: 'second' })
    expect(after(minutes, 'third')).toEqual({ books: null, goesOnWith: 'first' })
  })

  it('is the dark when there is no other book', () => {
    expect(after({ books: 2 }, 'first', ['first'])).toEqual(dark)
    expect(after({ books: null, endsAt: now }, 'first', [])).toEqual(dark)
  })

  it('ends nothing by day, in the dark, or on the way to the next book', () => {
    expect(after({ isBedtime: false })).toBeNull()
    expect(after({ isOver: true })).toBeNull()
    expect(after({ goesOnWith: 'second' })).toBeNull()
  })
})
