import { expect, it } from 'vitest'
import { seats } from './seats'

const bench = { middle: 200, width: 240, tallest: 210, bottom: 400 }
const seat = (talls: readonly number[], more: { rim?: number } = {}) =>
  seats({ talls, bench: { ...bench, ...more } }).toSorted((one, other) => one.who - other.who)

it('sits two children of one age as tall as each other, side by side', () => {
  const [left, right] = seat([300, 300])
  expect(left?.height).toBe(right?.height)
  expect((left?.x ?? 0) + (right?.x ?? 0)).toBeCloseTo(400)
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeLessThanOrEqual(bench.width / 2)
})

it('keeps an owl as small beside a child as she is on the pages', () => {
  const [child, owl] = seat([300, 90])
  expect((owl?.height ?? 0) / (child?.height ?? 1)).toBeCloseTo(0.3)
  expect(child?.height).toBeLessThanOrEqual(bench.tallest)
})

it('lets the small look over the rim of the boat, all but their feet', () => {
  const [child, owl] = seat([300, 90], { rim: 380 })
  expect(child?.bottom).toBe(bench.bottom)
  expect((owl?.bottom ?? 0) - (owl?.height ?? 0)).toBeLessThan(380 - (owl?.height ?? 0) * 0.8)
})

it('lets a tortoise, low in a tall drawing, look over it too', () => {
  const places = seats({
    talls: [300, 240],
    creatures: new Set([1]),
    bench: { ...bench, rim: 380 },
  })
  expect(places.map(({ bottom }) => bottom < bench.bottom)).toEqual([false, true])
})

it('seats a lovey between two children, and draws it before them', () => {
  const [child, brother, lovey] = seat([300, 300, 100])
  expect(lovey?.x).toBeGreaterThan(child?.x ?? 0)
  expect(lovey?.x).toBeLessThan(brother?.x ?? 0)
  expect(seats({ talls: [100, 300], bench }).at(-1)?.who).toBe(0)
})

it('finds room for the hero and five friends', () => {
  for (const { x, height } of seat([300, 300, 280, 100, 90, 250])) {
    expect(x - height / 4).toBeGreaterThan(bench.middle - bench.width / 2 - 12)
    expect(x + height / 4).toBeLessThan(bench.middle + bench.width / 2 + 12)
  }
})
