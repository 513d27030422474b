import { expect, it } from 'vitest'
import { dueLetters } from './due-letters'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const EXPLORER = { plan: 'single', tier: 'explorer', narration: false } as const
const ADVENTURER = { ...EXPLORER, tier: 'adventurer' } as const
const plan = {
  reference: 's1',
  sku: EXPLORER,
  amount: 699,
  currency: 'EUR',
  periodStart: day(1),
  periodEnd: day(30),
  graceUntil: null,
  willRenew: true,
  isRefunded: false,
  pendingSku: null,
  fetchedAt: day(11),
} as const
type Seen = Parameters<typeof dueLetters>[0]['before'][number]
const said = (before: Seen[], after: Seen) =>
  dueLetters({ before, after: [after], look: 3, at: day(12) }).map(({ letter: { name, at } }) => [
    name,
    at.slice(0, 10),
  ])

it('a plan that grows in the middle of a month is new from that day', () => {
  expect(said([plan], { ...plan, sku: ADVENTURER })).toEqual([['planChanged', '2026-11-12']])
})

it('a plan that will shrink is told before, and again with the payment when it does', () => {
  const planned: Seen = { ...plan, sku: ADVENTURER, pendingSku: EXPLORER }
  expect(said([{ ...plan, sku: ADVENTURER }], planned)).toEqual([['planWillChange', '2026-11-30']])
  const renewed: Seen = { ...plan, periodStart: day(30), periodEnd: day(60) }
  expect(said([planned], renewed)).toEqual([
    ['receipt', '2026-12-30'],
    ['planChanged', '2026-11-30'],
  ])
})

it('nothing is said twice, and nothing about nothing', () => {
  expect(said([plan], plan)).toEqual([])
  expect(said([], plan)).toEqual([['receipt', '2026-11-30']])
})

it('a clock set forward is no new month, and no payment', () => {
  expect(said([plan], { ...plan, periodStart: day(0), periodEnd: day(29) })).toEqual([])
})

it('a cancellation and a missing payment have each their letter', () => {
  expect(said([plan], { ...plan, willRenew: false })).toEqual([['cancelled', '2026-11-30']])
  expect(said([plan], { ...plan, graceUntil: day(37) })).toEqual([['paymentProblem', '2026-12-07']])
})

it('a payment that stays missing is asked for once more before the end, whatever clock looks', () => {
  const missing = (left: number, seenAfter: number): Seen => ({
    ...plan,
    graceUntil: day(12 + left),
    fetchedAt: day(12 - seenAfter),
  })
  expect(said([missing(5, 1)], missing(5, 0))).toEqual([])
  expect(said([missing(2, 2)], missing(2, 0))).toEqual([['paymentReminder', '2026-11-14']])
  expect(said([missing(2, 0)], missing(1, 0)), 'a clock set forward a day').toEqual([])
  expect(said([missing(-1, 5)], missing(-1, 0)), 'over already').toEqual([])
})
