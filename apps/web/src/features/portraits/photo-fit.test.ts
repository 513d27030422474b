import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { CENTRED, cropOf, keepCovering } from './photo-fit'

const size = fc.record({
  width: fc.integer({ min: 40, max: 6000 }),
  height: fc.integer({ min: 40, max: 6000 }),
})
const fit = fc.record({
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
  zoom: fc.double({ min: 0.1, max: 20, noNaN: true }),
})

it('never looks outside the photo, however it is dragged and pinched', () => {
  fc.assert(
    fc.property(size, fit, (photo, wanted) => {
      const { x, y, width, height } = cropOf({ photo, fit: keepCovering({ photo, fit: wanted }) })
      expect(x).toBeGreaterThan(-0.01)
      expect(y).toBeGreaterThan(-0.01)
      expect(x + width).toBeLessThan(photo.width + 0.01)
      expect(y + height).toBeLessThan(photo.height + 0.01)
    }),
  )
})

it('starts with the middle of the photo', () => {
  const photo = { width: 1000, height: 1000 }
  const { x, width } = cropOf({ photo, fit: CENTRED })
  expect(x + width / 2).toBeCloseTo(500)
})
