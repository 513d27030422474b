import { expect, test } from 'vitest'
import { sampleAsk } from '#checks/sample-asks'
import { tellStory } from '#tell-story'
import { countWords, wordsOf } from '#text/readability'

const ODD = [
  '',
  '…',
  'a',
  "l'ours",
  'Aujourd’hui, c’est-à-dire : oui !',
  "a--b '' -c d- 'e' f-'g",
  'Ismaël Łukasz Ørsted 12½ 3e',
  '“Where?” — nowhere',
]

test.each(ODD)('words are counted as they are listed: %s', (text) => {
  expect(countWords(text)).toBe(wordsOf(text).length)
})

test('words of whole books are counted as they are listed', () => {
  for (let at = 0; at < 20; at++)
    for (const { text } of tellStory(sampleAsk({ seed: `words ${at}` })).book.pages)
      for (const { text: told } of [text.en, text.fr])
        expect(countWords(told)).toBe(wordsOf(told).length)
})
