import { expect, test } from 'vitest'
import { createTestClock } from '#platform/test-clock'
import { createBreaker } from './circuit-breaker'

const REST_MS = 60_000

function broken() {
  const clock = createTestClock()
  const breaker = createBreaker({ clock })
  for (let failures = 0; failures < 4; failures += 1) {
    expect(breaker.mayCall()).toBe(true)
    breaker.failed()
  }
  return { clock, breaker }
}

test('a service that fails again and again is left alone for a minute', () => {
  const { clock, breaker } = broken()
  expect(breaker.mayCall()).toBe(false)
  clock.advance(REST_MS - 1)
  expect(breaker.mayCall()).toBe(false)
})

test('then one call tries it for all: the others wait for how it ends', () => {
  const { clock, breaker } = broken()
  clock.advance(REST_MS)
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false])
  breaker.failed()
  expect(breaker.mayCall()).toBe(false)
  clock.advance(REST_MS)
  expect(breaker.mayCall()).toBe(true)
  breaker.succeeded()
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true])
})
