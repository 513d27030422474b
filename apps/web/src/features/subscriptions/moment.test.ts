import { expect, it } from 'vitest'
import { currencyOf, moneyText } from './money'
import { dayText, momentText } from './moment'

const date = new Date('2026-11-19T19:15:00.000Z')
const timeZone = 'Europe/Paris'

it('a trial ends on a weekday and a time, as the parent’s clock shows them', () => {
  expect(momentText({ date, language: 'en', timeZone })).toEqual({ day: 'Thursday', time: '20:15' })
  expect(momentText({ date, language: 'fr', timeZone })).toEqual({
    day: 'jeudi',
    time: '20\u00a0h\u00a015',
  })
  expect(momentText({ date, language: 'en', timeZone: 'Asia/Tokyo' })).toEqual({
    day: 'Friday',
    time: '04:15',
  })
})

it('a period ends on a day of a month', () => {
  expect(dayText({ date, language: 'en', timeZone })).toBe('19\u00a0November')
  const first = new Date('2026-12-01T10:00:00.000Z')
  expect(dayText({ date: first, language: 'fr', timeZone })).toBe('1er\u00a0décembre')
})

it('a price is written the way its reader writes money', () => {
  const price = { amount: 1399, currency: 'EUR' } as const
  expect(moneyText({ ...price, language: 'en' })).toBe('€13.99')
  expect(moneyText({ ...price, language: 'fr' })).toBe('13,99\u00a0€')
})

it('the currency is that of the parent’s region, where we have it', () => {
  const of = (locale: string) => currencyOf({ locales: [locale], fallback: 'EUR' })
  expect(['en-GB', 'en-US', 'fr-CA', 'fr-FR', 'fr'].map(of)).toEqual([
    'GBP',
    'USD',
    'CAD',
    'EUR',
    'EUR',
  ])
})
