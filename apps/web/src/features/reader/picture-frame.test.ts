import { expect, it } from 'vitest'
import { framing, headRoom } from './picture-frame'

const LOOK = { width: 1536, height: 1152 }
const framed = (focus: { x: number; y: number; w: number; h: number }) =>
  framing({ ...LOOK, focus }) as Record<string, number>

it('lets a crop take half the air around heads, and none of the heads', () => {
  const frame = framed({ x: 0.2, y: 0.3, w: 0.6, h: 0.5 })
  expect(frame['--ratio']).toBeCloseTo(4 / 3)
  expect(frame['--tall']).toBeCloseTo(0.42)
  expect(frame['--crown']).toBeCloseTo(0.38)
  expect(frame['--wide']).toBeCloseTo(0.52)
  expect(frame['--across']).toBeCloseTo(0.5)
})

it('keeps to the picture’s edge what has no air there', () => {
  const frame = framed({ x: 0, y: 0, w: 1, h: 1 })
  expect(frame['--tall']).toBe(1)
  expect(frame['--wide']).toBe(1)
  expect(frame['--crown']).toBe(0)
})

it('knows the highest heads of a book, in widths of a picture', () => {
  const low = { ...LOOK, focus: { x: 0, y: 0.4, w: 1, h: 0.5 } }
  const high = { ...LOOK, focus: { x: 0, y: 0.12, w: 1, h: 0.8 } }
  expect(headRoom([low, high])).toBeCloseTo(0.15)
  expect(headRoom([])).toBe(1)
})
