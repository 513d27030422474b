import { expect, it } from 'vitest'
import { newSum } from './gate-sum'

it('asks for a sum past the next ten, with no fingers to count it on', () => {
  for (let round = 0; round < 500; round++) {
    const { a, b } = newSum()
    const units = a % 10
    expect(units + b).toBeGreaterThan(10)
    expect(a).toBeGreaterThan(11)
    expect(a + b).toBeLessThan(50)
    expect(b).toBeLessThan(10)
  }
})
