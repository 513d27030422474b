import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { piecesOf } from './text-pieces'

const text = 'It went ting.\n“Oh!” said Nina.'

describe('the pieces of a page', () => {
  it('sets sounds apart and marks what is being read', () => {
    const [first] = piecesOf({
      page: { text, spans: [], emphasis: [{ start: 8, end: 12 }] },
      reading: { sentence: { start: 0, end: 13 }, word: { start: 3, end: 7 } },
    })
    expect(first?.map((piece) => piece.text)).toEqual(['It ', 'went', ' ', 'ting', '.'])
    expect(first?.find(({ isWord }) => isWord)?.text).toBe('went')
    expect(first?.find(({ isEmphasis }) => isEmphasis)?.text).toBe('ting')
    expect(first?.every(({ isRead }) => isRead)).toBe(true)
  })

  it('loses and doubles no letter, whatever is marked', () => {
    const range = fc
      .tuple(fc.nat(text.length), fc.nat(text.length))
      .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }))
    fc.assert(
      fc.property(fc.array(range), range, (emphasis, sentence) => {
        const pieces = piecesOf({
          page: { text, spans: [], emphasis },
          reading: { sentence, word: null },
        })
        const whole = pieces.map((paragraph) => paragraph.map((piece) => piece.text).join(''))
        expect(whole.join('\n')).toBe(text)
      }),
    )
  })
})
