import { expect, test } from 'vitest'
import { level } from './loudness'
import { decibels, peakOf, rmsOf } from './pcm'

test.each([0.001, 0.1, 0.9])(
  'a page at any loudness comes out at −20 dBFS below the ceiling (%s)',
  (gain) => {
    const pcm = new Float32Array(48_000).map(
      (_, index) => gain * Math.sin(index * 0.05) * (index % 4000 < 60 ? 1 : 0.1),
    )
    level(pcm)
    expect(Math.abs(decibels(rmsOf(pcm)) + 20)).toBeLessThan(1)
    expect(decibels(peakOf(pcm))).toBeLessThanOrEqual(-1.9)
  },
)
