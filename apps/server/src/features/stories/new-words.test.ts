import { expect, it } from 'vitest'
import { newWords } from './new-words'

const before = 'The moon laughs. “Who lives at the top?” asks Zoé.\nNobody answers.'

it('sentences that stood on the page already are nobody’s new words', () => {
  expect(newWords({ text: before, before })).toBe('')
  const text = 'The moon sneezes. “Who lives at the top?” asks Zoé.\nNobody answers.'
  expect(newWords({ text, before })).toBe('The moon sneezes.')
})

it('a word put into a sentence makes the whole of it new', () => {
  const text = 'The moon laughs. “Who the devil lives at the top?” asks Zoé.\nNobody answers.'
  expect(newWords({ text, before })).toContain('Who the devil lives at the top?')
})
