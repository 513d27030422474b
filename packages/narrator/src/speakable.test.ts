import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Language } from '@luciole/contract/language'
import { makeSpeakable, type Pronunciation } from './speakable'
import { findShownWords } from './shown-words'

function speak(text: string, language: Language, pronunciations: Pronunciation[] = []) {
  return makeSpeakable({ text, start: 0, end: text.length, language, pronunciations })
}

test('English is said without quotes, digits or abbreviations', () => {
  expect(speak('“You see 7 owls—at 7:30,” said Mr. Owl…', 'en').spoken).toBe(
    'You see seven owls, at seven thirty, said mister Owl,',
  )
})

test('French is said without guillemets, dashes or no-break spaces', () => {
  expect(
    speak('—\u00a0«\u00a0Tu dors\u00a0?\u00a0» Il est 7\u00a0h\u00a030, M. Léo.', 'fr').spoken,
  ).toBe('Tu dors? Il est sept heures trente, monsieur Léo.')
})

test('noises and stretched words become something an engine does not spell', () => {
  expect(speak('Shhh! BOOM, brrr, doonnng, nooooo.', 'en').spoken).toBe(
    'shush! boom, bur, doong, noo.',
  )
})

test("a name is said as the parent typed it, with its 's and after an elision", () => {
  const sayAs = [{ name: 'Zoé', sayAs: 'zo-é' }]
  expect(speak('Zoé saw Zoé’s owl.', 'en', sayAs).spoken).toBe("zo-ay saw zo-ay's owl.")
  expect(speak('L’ami d’Zoé dort.', 'fr', sayAs).spoken).toBe("L'ami d'zo-é dort.")
})

test('a name of two words is said as typed, and both words light up', () => {
  const { spoken, words } = speak('Then Mary Jane’s owl.', 'en', [
    { name: 'Mary Jane', sayAs: 'mairy-jane' },
  ])
  expect(spoken.replace(/ +/g, ' ')).toBe("Then mairy-jane's owl.")
  expect(words.map(({ shown }) => shown.text)).toEqual(['Then', 'Mary', 'Jane’s', 'owl'])
})

test('what the parent types cannot smuggle markup into the engine', () => {
  const { spoken } = speak('Zoé dort.', 'fr', [{ name: 'Zoé', sayAs: '<audio src="x"/>zo' }])
  expect(spoken).not.toMatch(/[<>"/]/)
})

test('every shown word has its own place in the spoken text, whatever the text', () => {
  const texts = fc.array(
    fc.oneof(
      fc.constantFrom(
        'Nina',
        'l’été',
        '1,234',
        '7\u00a0h\u00a030',
        '…',
        '“',
        '» ',
        '—',
        '\n',
        '🦊',
        '2nd',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(texts, fc.constantFrom<Language>('en', 'fr'), (parts, language) => {
      const text = parts.join(' ')
      const { spoken, words } = speak(text, language)
      expect(words.map(({ shown }) => shown)).toEqual(findShownWords(text))
      let at = 0
      for (const { start, end } of words) {
        expect(start).toBeGreaterThanOrEqual(at)
        expect(end).toBeGreaterThanOrEqual(start)
        at = end
      }
      expect(at).toBeLessThanOrEqual(spoken.length)
      if (language === 'en') expect(spoken).toMatch(/^[\x20-\x7e]*$/)
    }),
    { seed: 7, numRuns: 200 },
  )
})
