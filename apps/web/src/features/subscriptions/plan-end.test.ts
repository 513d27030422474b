import { expect, it } from 'vitest'
import { askAgainAfter } from './plan-end'

const SECOND_MS = 1000
const HOUR_MS = 3600 * SECOND_MS
const until = '2026-11-22T20:15:00.000Z'
const waitFrom = (beforeMs: number) =>
  askAgainAfter({ until, now: new Date(until).getTime() - beforeMs })

it('a plan that ends while it is shown is asked for again as soon as it is over', () => {
  expect(waitFrom(10 * SECOND_MS)).toBeGreaterThan(10 * SECOND_MS)
  expect(waitFrom(10 * SECOND_MS)).toBeLessThanOrEqual(15 * SECOND_MS)
})

it('an end far away never becomes a wait no timer can hold', () => {
  expect(waitFrom(31 * 24 * HOUR_MS)).toBeLessThanOrEqual(HOUR_MS)
})

it('a device whose clock runs ahead asks patiently until the server agrees', () => {
  expect(waitFrom(-5 * 60 * SECOND_MS)).toBeGreaterThanOrEqual(10 * SECOND_MS)
})
