import { expect, it } from 'vitest'
import { greetingAt } from './greeting'

it('the home greets for the hour it is', () => {
  const at = (hour: number) => greetingAt(new Date(2026, 0, 1, hour))
  expect([5, 11].map(at)).toEqual(['morning', 'morning'])
  expect([12, 16].map(at)).toEqual(['afternoon', 'afternoon'])
  expect([17, 23, 0, 4].map(at)).toEqual(['evening', 'evening', 'evening', 'evening'])
})
