import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BookCharacter } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import type { SpeechOrder, SpeechProvider } from './speech'

const TEXTS: Record<Language, string> = {
  en: '“I can see 21 stars,” said Zoé.\nThen she closed her eyes…',
  fr: '—\u00a0Je vois 21 étoiles, dit Zoé.\nPuis elle ferma les yeux…',
}
const orderIn = (language: Language): SpeechOrder => ({
  text: TEXTS[language],
  spans: [{ speaker: 'zoe', start: 0, end: TEXTS[language].indexOf(',') + 1 }],
  language,
  voiceMap: {},
  style: { wordsPerMinute: 124, isBedtime: false },
  outside: 'house',
  pronunciations: [{ name: 'Zoé', sayAs: 'zo-é' }],
})
const shownWords = (text: string) =>
  Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ index, 0: word }) => [index, index + word.length])

const grandfather: BookCharacter = {
  id: 'gus',
  part: 'helper',
  name: { en: 'Gus', fr: 'Gus' },
  introduction: { en: 'who naps', fr: 'qui fait la sieste' },
  character: { kind: 'animal', species: 'bear', marks: 'none', scale: 1 },
}

/** What every voice promises, run against each of them. */
export function describeSpeech({
  name,
  create,
  isRepeatable = true,
}: {
  name: string
  create: () => Promise<SpeechProvider> | SpeechProvider
  /** False of a service that never says a thing twice alike. */
  isRepeatable?: boolean
}) {
  describe(`${name} reads aloud`, () => {
    let provider: SpeechProvider
    const never = new AbortController().signal
    beforeAll(async () => {
      provider = await create()
    })
    afterAll(() => provider.close())

    test('in the languages it claims, as an MP3 with a mark for every shown word', async () => {
      expect(provider.caps.languages.length).toBeGreaterThan(0)
      for (const language of provider.caps.languages) {
        const { mp3, marks, durationMs } = await provider.synthesise(orderIn(language), never)
        const isFrame = mp3[0] === 0xff && ((mp3[1] ?? 0) & 0xe0) === 0xe0
        expect(isFrame || Buffer.from(mp3.subarray(0, 3)).toString() === 'ID3').toBe(true)
        expect(mp3.length / 1024 / (durationMs / 1000)).toBeLessThanOrEqual(7)
        expect(marks.map(({ s, e }) => [s, e])).toEqual(shownWords(TEXTS[language]))
        for (const [index, { t0, t1 }] of marks.entries()) {
          expect(t0).toBeGreaterThanOrEqual(marks[index - 1]?.t1 ?? 0)
          expect(t1).toBeGreaterThan(t0)
          expect(t1).toBeLessThanOrEqual(durationMs)
        }
      }
    })

    test.runIf(isRepeatable)('the same bytes when asked twice', async () => {
      const [language = 'en'] = provider.caps.languages
      const first = await provider.synthesise(orderIn(language), never)
      const again = await provider.synthesise(orderIn(language), never)
      expect(Buffer.compare(first.mp3, again.mp3)).toBe(0)
    })

    test('with a label that says in each language who speaks', () => {
      const labelled = provider.caps.voices.map(({ language }) => language)
      expect(labelled).toEqual(expect.arrayContaining(provider.caps.languages))
    })

    test('with a voice for everybody in the book, when characters have voices', () => {
      const voices = provider.castVoices([grandfather])
      if (provider.caps.spans) expect(Object.keys(voices)).toEqual(['gus'])
      else expect(voices).toEqual({})
    })

    test('and stops when nobody waits any more', async () => {
      const [language = 'en'] = provider.caps.languages
      const gone = AbortSignal.abort(new Error('nobody waits'))
      await expect(provider.synthesise(orderIn(language), gone)).rejects.toThrow('nobody waits')
    })
  })
}
