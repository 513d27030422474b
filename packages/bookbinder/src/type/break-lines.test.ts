import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceLines, breakLines } from './break-lines'

const measure = ({ text }: { text: string }) => text.length
const letters = { face: 'story', emphasisFace: 'storyItalic', emphasis: [] } as const
const shown = (lines: ReturnType<typeof breakLines>) =>
  lines.map(({ runs }) => runs.map(({ text }) => text).join(''))

describe('a text set in lines', () => {
  it('loses no word, keeps their order, and no line is wider than it may be', () => {
    const word = fc.stringMatching(/^[a-z]{1,9}$/)
    const paragraph = fc.array(word, { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(fc.array(paragraph, { minLength: 1, maxLength: 4 }), (paragraphs) => {
        const text = paragraphs.map((words) => words.join(' ')).join('\n')
        const lines = breakLines({ text, ...letters, width: 20, measure })
        expect(shown(lines).join(' ')).toBe(text.replaceAll('\n', ' '))
        expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(20)
        expect(lines.filter(({ opensParagraph }) => opensParagraph)).toHaveLength(paragraphs.length)
      }),
    )
  })

  it('leaves no word alone on the last line of a paragraph where that can be helped', () => {
    const text = 'there was a noise of feet and a far off voice'
    expect(shown(breakLines({ text, ...letters, width: 40, measure })).at(-1)).toBe('off voice')
  })

  it('keeps what a no-break space holds together', () => {
    const text = 'Qui a pris la dernière page\u00a0?'
    expect(shown(breakLines({ text, ...letters, width: 27, measure })).at(-1)).toContain(
      'page\u00a0?',
    )
  })

  it('sets a title in lines about as long as each other', () => {
    const lines = balanceLines({
      text: 'The Slowest Race in the World',
      ...letters,
      width: 24,
      measure,
    })
    expect(shown(lines)).toEqual(['The Slowest Race', 'in the World'])
  })

  it('changes its face where emphasis begins, inside a word too', () => {
    const emphasis = [{ start: 4, end: 8 }]
    const [line] = breakLines({ text: 'Non ding!', ...letters, emphasis, width: 40, measure })
    expect(line?.runs.map(({ face }) => face)).toEqual([
      'story',
      'storyItalic',
      'storyItalic',
      'story',
    ])
  })
})
