import { describe, expect, it } from 'vitest'
import { resolveTheme } from './appearance'

const noon = {
  appearance: 'automatic',
  reading: 'automatic',
  isSystemDark: false,
  isReading: false,
  isBedtime: false,
  hour: 12,
} as const

describe('day and night', () => {
  it('follow the system when automatic', () => {
    expect(resolveTheme(noon)).toBe('day')
    expect(resolveTheme({ ...noon, isSystemDark: true })).toBe('night')
  })
  it('turn dark in the reader from 18:00 on, and only there', () => {
    expect(resolveTheme({ ...noon, isReading: true, hour: 17 })).toBe('day')
    expect(resolveTheme({ ...noon, isReading: true, hour: 18 })).toBe('night')
    expect(resolveTheme({ ...noon, isReading: false, hour: 18 })).toBe('day')
  })
  it('obey the parent before everything else', () => {
    const evening = { ...noon, isSystemDark: true, isReading: true, hour: 22 }
    expect(resolveTheme({ ...evening, appearance: 'day' })).toBe('day')
    expect(resolveTheme({ ...noon, appearance: 'night' })).toBe('night')
  })
  it('are chosen in a book for its pages alone', () => {
    const evening = { ...noon, reading: 'day', isReading: true, hour: 22 } as const
    expect(resolveTheme(evening)).toBe('day')
    expect(resolveTheme({ ...evening, appearance: 'night' })).toBe('day')
    expect(resolveTheme({ ...evening, appearance: 'night', isReading: false })).toBe('night')
  })
  it('give way to bedtime, whatever was chosen and whenever it is', () => {
    expect(resolveTheme({ ...noon, appearance: 'day', isBedtime: true })).toBe('night')
  })
})
