import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn, isFutureDay, parseDay } from './age'

const age = (dateOfBirth: string, today: string) => {
  const { unit, count } = ageOn({ dateOfBirth, today: parseDay(today) })
  return `${count} ${unit}`
}

describe('the age of a kid', () => {
  it.each([
    ['2026-11-21', '2026-11-21', '0 days'],
    ['2026-11-08', '2026-11-21', '13 days'],
    ['2026-11-07', '2026-11-21', '2 weeks'],
    ['2026-08-22', '2026-11-21', '13 weeks'],
    ['2026-08-21', '2026-11-21', '3 months'],
    ['2024-11-22', '2026-11-21', '23 months'],
    ['2024-11-21', '2026-11-21', '2 years'],
    ['2022-11-22', '2026-11-21', '3 years'],
    ['2024-02-29', '2026-02-28', '2 years'],
    ['2020-02-29', '2025-02-28', '5 years'],
    ['2026-01-31', '2026-04-30', '3 months'],
  ])('of one born %s is, on %s, %s', (born, today, expected) => {
    expect(age(born, today)).toBe(expected)
  })

  it('never goes down as days go by', () => {
    const rank = { days: 0, weeks: 1, months: 2, years: 3 }
    const day = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(day, fc.nat(6000), (born, later) => {
        const iso = (date: Date) => date.toISOString().slice(0, 10)
        const at = (offset: number) =>
          ageOn({
            dateOfBirth: iso(born),
            today: parseDay(iso(new Date(born.getTime() + offset * 86_400_000))),
          })
        const [before, after] = [at(later), at(later + 1)]
        expect(rank[after.unit]).toBeGreaterThanOrEqual(rank[before.unit])
        if (before.unit === after.unit) expect(after.count).toBeGreaterThanOrEqual(before.count)
      }),
    )
  })

  it('knows a day that has not come yet', () => {
    const today = parseDay('2026-11-21')
    expect(isFutureDay({ isoDay: '2026-11-22', today })).toBe(true)
    expect(isFutureDay({ isoDay: '2026-11-21', today })).toBe(false)
  })
})
