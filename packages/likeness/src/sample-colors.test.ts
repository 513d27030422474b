import { expect, test } from 'vitest'
import { sampleColors } from './sample-colors'

test('a lovey gives its coat first, then what is smaller on it', () => {
  const pixels = new Uint8ClampedArray(100 * 100 * 4)
  for (let y = 0; y < 100; y++)
    for (let x = 0; x < 100; x++) {
      const rgb = y > 62 ? [240, 230, 210] : x > 66 && y > 50 ? [20, 20, 30] : [180, 90, 60]
      pixels.set([...rgb, 255], (y * 100 + x) * 4)
    }
  expect(sampleColors({ pixels, width: 100, height: 100 })).toEqual([
    '#b45a3c',
    '#f0e6d2',
    '#14141e',
  ])
})

test('one single colour is all three', () => {
  const pixels = new Uint8ClampedArray(10 * 10 * 4).fill(120)
  expect(new Set(sampleColors({ pixels, width: 10, height: 10 }))).toEqual(new Set(['#787878']))
})
