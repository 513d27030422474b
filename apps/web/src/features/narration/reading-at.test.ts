import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLast, readingAt, sentencesOf } from './reading-at'

const cut = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end))

describe('the sentences of a page', () => {
  it('end where a breath ends, with their quotes', () => {
    expect(cut('“Listen.” Plume did.\nFar away… ting!')).toEqual([
      '“Listen.”',
      'Plume did.',
      'Far away… ting!',
    ])
    expect(cut('—\u00a0Une étoile\u00a0! dit-elle.\n«\u00a0Oui.\u00a0» Elle rit.')).toEqual([
      '—\u00a0Une étoile\u00a0! dit-elle.',
      '«\u00a0Oui.\u00a0»',
      'Elle rit.',
    ])
  })

  it('lose no letter and never overlap, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', ' ', '.', '…', '\n', '”') }),
        (text) => {
          let last = 0
          let letters = ''
          for (const { start, end } of sentencesOf(text)) {
            expect(start).toBeGreaterThanOrEqual(last)
            expect(end).toBeGreaterThan(start)
            letters += text.slice(start, end)
            last = end
          }
          expect(letters.replace(/[^aB]/g, '')).toBe(text.replace(/[^aB]/g, ''))
        },
      ),
    )
  })
})

describe('the word being said', () => {
  it('is found as a walk through all of them would find it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5000)), fc.nat(6000), (times, at) => {
        const items = times.toSorted((a, b) => a - b)
        const walked = items.filter((time) => time <= at).length - 1
        expect(findLast({ items, at, startOf: (time) => time })).toBe(walked)
      }),
    )
  })

  const text = 'Far away. Ting!'
  const marks = [
    { s: 0, e: 3, t0: 250, t1: 500 },
    { s: 4, e: 8, t0: 500, t1: 900 },
    { s: 10, e: 14, t0: 1600, t1: 2000 },
  ]
  const sentences = sentencesOf(text)
  const at = (ms: number, highlight: 'word' | 'sentence' | 'off' = 'word') =>
    readingAt({ marks, sentences, ms, highlight })
  const said = (ms: number) => {
    const word = at(ms)?.word
    return word ? text.slice(word.start, word.end) : null
  }

  it('lights up when it is said and goes out in a pause; its sentence stays', () => {
    expect(said(0)).toBeNull()
    expect(said(260)).toBe('Far')
    expect(said(950)).toBe('away')
    expect(said(1400)).toBeNull()
    expect(at(1400)?.sentence).toEqual({ start: 0, end: 9 })
    expect(said(1600)).toBe('Ting')
    expect(at(1600)?.sentence).toEqual({ start: 10, end: 15 })
  })

  it('is the whole sentence, or nothing, for those who prefer it', () => {
    expect(at(600, 'sentence')).toEqual({ sentence: { start: 0, end: 9 }, word: null })
    expect(at(600, 'off')).toBeNull()
  })
})
