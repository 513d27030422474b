import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageInYears, isDateOfBirthPossible } from './date-of-birth'

const DAY_MS = 86_400_000
const iso = (date: Date) => date.toISOString().slice(0, 10)
const day = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2040-01-01'),
  noInvalidDate: true,
})
const possible = (dateOfBirth: string, now: Date) => isDateOfBirthPossible({ dateOfBirth, now })

describe('a date of birth', () => {
  it('may be today, or tomorrow where the family lives ahead of us, and no day after', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -6000, max: 400 }), (now, later) => {
        const born = iso(new Date(now.getTime() + later * DAY_MS))
        expect(possible(born, now)).toBe(later <= 1)
      }),
    )
  })

  it('is a day of the calendar: a leap day only in leap years', () => {
    const now = new Date('2026-11-21T10:00:00Z')
    expect(possible('2024-02-29', now)).toBe(true)
    for (const never of ['2023-02-29', '2025-04-31', '2024-13-01', '2024-00-10', '2024-1-1', '']) {
      expect([never, possible(never, now)]).toEqual([never, false])
    }
  })

  it('is not that of a grown-up', () => {
    const now = new Date('2026-11-21T10:00:00Z')
    expect(possible('2008-11-20', now)).toBe(false)
    expect(possible('2009-11-21', now)).toBe(true)
  })

  it('makes somebody a year older on the birthday, and on 1 March for a leap day', () => {
    const ages = ['2025-02-28', '2025-03-01'].map((today) =>
      ageInYears({ dateOfBirth: '2020-02-29', now: new Date(`${today}T12:00:00Z`) }),
    )
    expect(ages).toEqual([4, 5])
  })
})
