import * as fc from 'fast-check'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { en, fr } from '#i18n/resources'
import { ageOn, isFutureDay, localDay, parseDay } from './age'

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

  const day = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2030-01-01'),
    noInvalidDate: true,
  })
  const iso = (date: Date) => date.toISOString().slice(0, 10)
  const DAY_MS = 86_400_000
  const onDay = ({ born, later }: { born: Date; later: number }) =>
    ageOn({
      dateOfBirth: iso(born),
      today: parseDay(iso(new Date(born.getTime() + later * DAY_MS))),
    })

  it('never goes down as days go by', () => {
    const rank = { days: 0, weeks: 1, months: 2, years: 3 }
    fc.assert(
      fc.property(day, fc.nat(6000), (born, later) => {
        const [before, after] = [onDay({ born, later }), onDay({ born, later: later + 1 })]
        expect(rank[after.unit]).toBeGreaterThanOrEqual(rank[before.unit])
        if (before.unit === after.unit) expect(after.count).toBeGreaterThanOrEqual(before.count)
      }),
    )
  })

  it('changes its unit at two weeks, three months and two years, whatever the birthday', () => {
    const birthday = ({ born, months }: { born: Date; months: number }) => {
      const first = Date.UTC(born.getUTCFullYear(), born.getUTCMonth() + months, 1)
      const last = new Date(first)
      last.setUTCMonth(last.getUTCMonth() + 1, 0)
      return first + (Math.min(born.getUTCDate(), last.getUTCDate()) - 1) * DAY_MS
    }
    fc.assert(
      fc.property(day, (time) => {
        const born = new Date(`${iso(time)}T00:00:00Z`)
        const until = (months: number) => (birthday({ born, months }) - born.getTime()) / DAY_MS
        const unitAt = (later: number) => onDay({ born, later }).unit
        expect([0, 13, 14].map(unitAt)).toEqual(['days', 'days', 'weeks'])
        expect([until(3) - 1, until(3)].map(unitAt)).toEqual(['weeks', 'months'])
        expect([until(24) - 1, until(24)].map(unitAt)).toEqual(['months', 'years'])
        for (const years of [2, 3, 4, 5, 12]) {
          const ages = [until(years * 12) - 1, until(years * 12)].map((later) =>
            onDay({ born, later }),
          )
          if (years > 2) expect(ages[0]).toEqual({ unit: 'years', count: years - 1 })
          expect(ages[1]).toEqual({ unit: 'years', count: years })
        }
      }),
    )
  })

  it('follows the family’s clock: two zones may live in two days at one moment', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -12, max: 14 }), (born, hours) => {
        const moment = new Date(`${iso(born)}T12:00:00Z`)
        const there = new Date(moment.getTime() + hours * 3_600_000)
        const today = parseDay(iso(there))
        const lived = ageOn({ dateOfBirth: iso(born), today })
        expect(lived.unit).toBe('days')
        expect([0, 1]).toContain(lived.count)
        const local = new Date(2024, 1, 29, 23, 59)
        expect(localDay(local)).toEqual({ year: 2024, month: 2, day: 29 })
      }),
    )
  })

  it.each([
    ['en', 0, 'days', 'born today'],
    ['en', 1, 'days', '1 day old'],
    ['en', 13, 'days', '13 days old'],
    ['en', 2, 'weeks', '2 weeks old'],
    ['en', 23, 'months', '23 months old'],
    ['en', 2, 'years', '2 years old'],
    ['fr', 0, 'days', 'vient de naître'],
    ['fr', 1, 'days', '1 jour'],
    ['fr', 13, 'days', '13 jours'],
    ['fr', 2, 'weeks', '2 semaines'],
    ['fr', 13, 'weeks', '13 semaines'],
    ['fr', 3, 'months', '3 mois'],
    ['fr', 2, 'years', '2 ans'],
  ] as const)('is said in %s: %i %s is “%s”', async (lng, count, unit, said) => {
    const i18n = i18next.createInstance()
    await i18n.init({ resources: { en, fr }, lng, ns: ['kids'] })
    expect(i18n.t(`age.${unit}`, { ns: 'kids', count })).toBe(said)
  })

  it('knows every day that has not come yet', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (now, later) => {
        const isoDay = iso(new Date(now.getTime() + later * DAY_MS))
        expect(isFutureDay({ isoDay, today: parseDay(iso(now)) })).toBe(later > 0)
      }),
    )
    const today = parseDay('2026-11-21')
    expect(isFutureDay({ isoDay: '2026-11-22', today })).toBe(true)
    expect(isFutureDay({ isoDay: '2026-11-21', today })).toBe(false)
  })
})
