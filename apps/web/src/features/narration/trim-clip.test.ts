import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trimClip } from './trim-clip'

const rate = 8000
const tone = ({ seconds, loud }: { seconds: number; loud: number }) =>
  Array.from({ length: seconds * rate }, (_, at) => Math.sin(at / 3) * loud)
const clipOf = (...parts: { seconds: number; loud: number }[]) =>
  trimClip({ samples: Float32Array.from(parts.flatMap(tone)), rate, longestMs: 120_000 })
const rms = (clip: Float32Array) =>
  Math.sqrt(clip.reduce((sum, sample) => sum + sample ** 2, 0) / clip.length)

describe('a page the parent recorded', () => {
  it('loses the fumbling before and after, and keeps a breath', () => {
    const silence = { seconds: 3, loud: 0.001 }
    const clip = clipOf(silence, { seconds: 2, loud: 0.3 }, silence)
    expect((clip?.length ?? 0) / rate).toBeCloseTo(2.55, 1)
  })

  it('is as loud as the other pages, whether whispered or called', () => {
    for (const loud of [0.03, 0.1, 0.5]) {
      expect(rms(clipOf({ seconds: 2, loud }) ?? new Float32Array())).toBeCloseTo(0.1, 1)
    }
  })

  it('is nothing when nothing was said', () => {
    expect(clipOf({ seconds: 3, loud: 0.004 })).toBeNull()
    expect(clipOf()).toBeNull()
  })

  it('is never longer than a page may be', () => {
    const samples = Float32Array.from(tone({ seconds: 4, loud: 0.3 }))
    expect(trimClip({ samples, rate, longestMs: 1000 })?.length).toBe(rate)
  })

  it('never clips, whatever was recorded', () => {
    const samples = fc.float32Array({ noNaN: true, min: -1, max: 1, maxLength: 4000 })
    fc.assert(
      fc.property(samples, (wild) => {
        for (const sample of trimClip({ samples: wild, rate, longestMs: 1000 }) ?? []) {
          expect(Math.abs(sample)).toBeLessThanOrEqual(0.9)
        }
      }),
    )
  })
})
