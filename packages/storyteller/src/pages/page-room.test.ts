import { describe, expect, it } from 'vitest'
import { CASTINGS } from '#bank/castings'
import { sampleAsk } from '#checks/sample-asks'
import { planStory } from '#plan/plan-story'
import { READERS } from '#reading-bands'
import { bindBook } from '#tell-story'
import { wordsOf } from '#text/readability'

const LANGUAGES = ['en', 'fr'] as const

const books = [1, 2, 3, 4].flatMap((age) =>
  CASTINGS.flatMap((casting) =>
    Array.from({ length: 6 }, (_, at) => {
      const plan = planStory(sampleAsk({ seed: `room ${casting.id} ${at}`, age }), {
        castings: [casting],
      })
      return { plan, pages: bindBook({ plan, details: '' }).pages }
    }),
  ),
)

const textsOf = (band: '0-2' | '3-4') =>
  books
    .filter(({ plan }) => plan.band === band)
    .flatMap(({ pages }) =>
      pages.flatMap(({ number, text }) =>
        LANGUAGES.map((language) => ({ number, text: text[language].text })),
      ),
    )
    .map(({ number, text }) => ({ number, text, words: wordsOf(text).length }))

describe('the words of a page for the youngest', () => {
  it('keep to what one and two listen to, on page 1 too', () => {
    const [, most] = READERS['0-2'].words
    const over = (texts: { words: number }[]) =>
      texts.filter(({ words }) => words > most).length / texts.length
    const texts = textsOf('0-2')
    expect(over(texts.filter(({ number }) => number === 1))).toBeLessThanOrEqual(0.02)
    expect(over(texts)).toBeLessThanOrEqual(0.02)
  })

  it('keep to what three and four listen to, however many come along', () => {
    const [, most] = READERS['3-4'].words
    const texts = textsOf('3-4')
    expect(texts.filter(({ words }) => words > most).length / texts.length).toBeLessThan(0.01)
  })

  it('are never too few for what they save', () => {
    for (const band of ['0-2', '3-4'] as const) {
      const [least] = READERS[band].words
      for (const { text, words } of textsOf(band)) expect(words, text).toBeGreaterThanOrEqual(least)
    }
  })

  it('name everybody and what page 7 needs on page 1, whatever is saved', () => {
    for (const { plan, pages } of books)
      for (const language of LANGUAGES) {
        const text = pages[0]?.text[language].text ?? ''
        const { hero, helper, others } = plan.party
        for (const { name } of [hero, helper, ...others]) expect(text).toContain(name)
        const kept = plan.lines.keep && plan.trait?.keepsake?.noun[language]
        if (kept)
          expect(
            [kept.one, kept.many].some((word) => text.toLowerCase().includes(word.toLowerCase())),
            text,
          ).toBe(true)
      }
  })
})
