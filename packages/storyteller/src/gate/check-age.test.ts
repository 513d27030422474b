import { expect, test } from 'vitest'
import { checkAge } from '#gate/check-age'
import { checkWrittenText } from '#gate/check-written-text'

test('what is told at nine may frighten at three', () => {
  const text = 'The ghost had claws. It screamed.'
  expect(checkAge({ text, band: '3-4', isLast: false })).toBe('frightening')
  expect(checkAge({ text, band: '9+', isLast: false })).toBeNull()
})

test('nobody is shamed at any age, in either language', () => {
  expect(checkAge({ text: 'Shame on you!', band: '9+', isLast: false })).toBe('frightening')
  expect(checkAge({ text: 'Honte à toi !', band: '9+', isLast: false })).toBe('frightening')
})

test('a book may be sad in the middle and not at its end', () => {
  const text = 'Alma sobbed under the table.'
  expect(checkAge({ text, band: '5-6', isLast: false })).toBeNull()
  expect(checkAge({ text, band: '5-6', isLast: true })).toBe('sad_end')
})

test('a sentence no small child can follow is too hard', () => {
  const text = `${'and then she went on '.repeat(9)}.`
  expect(checkAge({ text, band: '3-4', isLast: false })).toBe('too_hard')
})

test.each([
  ['El gato de la niña está en el tejado y no baja por nada del mundo.'],
  ['Das Pferd ist auf dem Dach und will nicht mit den anderen spielen.'],
])('a third language is neither of ours: %s', (text) => {
  for (const language of ['en', 'fr'] as const) {
    expect(checkWrittenText({ text, language, least: 5, most: 40 })).toEqual({
      ok: false,
      fault: 'language',
    })
  }
})
