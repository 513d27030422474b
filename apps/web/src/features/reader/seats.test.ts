import { expect, it } from 'vitest'
import { seats } from './seats'

const bench = { middle: 200, width: 240, tallest: 210, bottom: 400 }

it('sits two children of one age as tall as each other, side by side', () => {
  const [left, right] = seats({ talls: [300, 300], bench })
  expect(left?.height).toBe(right?.height)
  expect((left?.x ?? 0) + (right?.x ?? 0)).toBeCloseTo(400)
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeLessThanOrEqual(bench.width / 2)
})

it('keeps an owl as small beside a child as she is on the pages', () => {
  const [child, owl] = seats({ talls: [300, 90], bench })
  expect((owl?.height ?? 0) / (child?.height ?? 1)).toBeCloseTo(0.3)
  expect(child?.height).toBeLessThanOrEqual(bench.tallest)
})

it('lets the small look over the rim of the boat', () => {
  const [child, owl] = seats({ talls: [300, 90], bench: { ...bench, rim: 380 } })
  expect(child?.bottom).toBe(bench.bottom)
  expect((owl?.bottom ?? 0) - (owl?.height ?? 0)).toBeLessThan(380 - (owl?.height ?? 0) / 2)
})
