import { afterAll, describe, expect, test } from 'vitest'
import type { Language } from '@luciole/contract/language'
import { createNarrator } from './narrator'
import type { PageToNarrate } from './narrate-page'
import { findShownWords } from './shown-words'

const narrator = createNarrator()
afterAll(() => narrator.close())

const TEXTS: Record<Language, string> = {
  en: '“I see 21 owls,” said Zoé… Brrr!\nShe closed her eyes.',
  fr: '—\u00a0Je vois 21 hiboux, dit Zoé… Aujourd’hui\u00a0!\nElle ferma les yeux.',
}
const pageIn = (language: Language, change: Partial<PageToNarrate> = {}): PageToNarrate => ({
  text: TEXTS[language],
  spans: [{ speaker: 'zoe', start: 0, end: 15 }],
  language,
  voiceMap: { zoe: 'girl:0' },
  style: { wordsPerMinute: 130, isBedtime: false },
  pronunciations: [],
  ...change,
})

describe.each<Language>(['en', 'fr'])('a page read aloud in %s', (language) => {
  test('is the same bytes twice, and others when anything is asked differently', async () => {
    const first = await narrator.narratePage(pageIn(language))
    const again = await narrator.narratePage(pageIn(language))
    const bedtime = await narrator.narratePage(
      pageIn(language, { style: { wordsPerMinute: 130, isBedtime: true } }),
    )
    const plain = await narrator.narratePage(pageIn(language, { voiceMap: {} }))
    const named = await narrator.narratePage(
      pageIn(language, { pronunciations: [{ name: 'Zoé', sayAs: 'zouzou' }] }),
    )
    expect(Buffer.compare(first.mp3, again.mp3)).toBe(0)
    expect(again.marks).toEqual(first.marks)
    expect(bedtime.durationMs).toBeGreaterThan(first.durationMs)
    for (const other of [bedtime, plain, named])
      expect(Buffer.compare(first.mp3, other.mp3)).not.toBe(0)
  })

  test('has a mark for every shown word, in order and inside the file', async () => {
    const { marks, durationMs } = await narrator.narratePage(pageIn(language))
    const shown = findShownWords(TEXTS[language])
    expect(marks.map(({ s, e }) => [s, e])).toEqual(shown.map(({ start, end }) => [start, end]))
    for (const [index, { t0, t1 }] of marks.entries()) {
      expect(t1).toBeGreaterThan(t0)
      expect(t0).toBeGreaterThanOrEqual(marks[index - 1]?.t1 ?? 200)
      expect(t1).toBeLessThan(durationMs)
    }
  })

  test('without a single word is a short silence', async () => {
    const { marks, mp3 } = await narrator.narratePage(pageIn(language, { text: '…', spans: [] }))
    expect(marks).toEqual([])
    expect(mp3.length).toBeGreaterThan(1000)
  })
})

test('a name in letters the voice cannot read still lights up', async () => {
  const { marks } = await narrator.narratePage(
    pageIn('en', { text: '東京 said hi.', spans: [{ speaker: 'zoe', start: 0, end: 2 }] }),
  )
  expect(marks).toHaveLength(3)
  for (const { t0, t1 } of marks) expect(t1).toBeGreaterThan(t0)
})

test('an aborted page stops at once and the next one is read', async () => {
  const abort = new AbortController()
  const aborted = narrator.narratePage(pageIn('en'), abort.signal)
  const next = narrator.narratePage(pageIn('en'))
  abort.abort(new Error('turned the page'))
  await expect(aborted).rejects.toThrow('turned the page')
  await expect(next).resolves.toMatchObject({ durationMs: expect.any(Number) })
})

test('without the French voice English is read and French says what is missing', async () => {
  const lonely = createNarrator({ espeakProgram: '/nowhere/program.js' })
  await expect(lonely.narratePage(pageIn('fr'))).rejects.toThrow('the French voice ended')
  await expect(lonely.narratePage(pageIn('en'))).resolves.toBeDefined()
  lonely.close()
})
