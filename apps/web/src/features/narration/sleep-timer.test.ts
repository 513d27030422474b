import { describe, expect, it } from 'vitest'
import { bedtimeVoice, sleepIn, type Sleep } from './sleep-timer'

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
