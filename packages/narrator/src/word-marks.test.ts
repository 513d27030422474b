import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeMarks } from './word-marks'

const wordsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    shown: { start: index * 5, end: index * 5 + 4, text: 'word' },
    start: index * 5,
    end: index * 5 + 4,
  }))

test('whatever an engine says, marks stay in order and inside the line', () => {
  const onset = fc.option(fc.integer({ min: -500, max: 9000 }), { nil: undefined })
  fc.assert(
    fc.property(fc.array(onset, { minLength: 1, maxLength: 30 }), (onsets) => {
      const marks = makeMarks({
        words: wordsOf(onsets.length),
        onsets,
        startMs: 250,
        endMs: 8000,
        language: 'en',
      })
      expect(marks).toHaveLength(onsets.length)
      expect(marks[0]?.t0).toBe(250)
      expect(marks.at(-1)?.t1).toBe(8000)
      for (const [index, { t0, t1 }] of marks.entries()) {
        expect(t1).toBeGreaterThanOrEqual(t0)
        expect(t0).toBe(index === 0 ? 250 : marks[index - 1]?.t1)
      }
    }),
    { seed: 3, numRuns: 300 },
  )
})

test('a word the engine lost gets the share of its syllables', () => {
  const marks = makeMarks({
    words: [
      { shown: { start: 0, end: 3, text: 'one' }, start: 0, end: 3 },
      { shown: { start: 4, end: 13, text: 'adventure' }, start: 4, end: 13 },
    ],
    onsets: [0, undefined],
    startMs: 0,
    endMs: 400,
    language: 'en',
  })
  expect(marks.map(({ t0 }) => t0)).toEqual([0, 100])
})
