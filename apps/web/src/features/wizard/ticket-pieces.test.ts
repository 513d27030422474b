import { expect, test } from 'vitest'
import { piecesOf } from './ticket-pieces'

test('brackets and commas go along with the words that can be tapped, and nothing is lost', () => {
  const parts = [
    { text: 'Un mystère', key: 'theme' },
    { text: '\u00a0: ', key: null },
    { text: 'Luna', key: 'hero-name' },
    { text: ' (', key: null },
    { text: 'des bottes', key: 'hero-details' },
    { text: '), avec ', key: null },
    { text: 'un chat', key: 'companion' },
    { text: '.', key: null },
  ]
  const pieces = piecesOf(parts)
  expect(pieces.map(({ before, text, after }) => before + text + after)).toEqual([
    'Un mystère\u00a0:',
    ' ',
    'Luna',
    ' ',
    '(des bottes),',
    ' avec ',
    'un chat.',
    '',
  ])
  const whole = parts.map(({ text }) => text).join('')
  expect(pieces.map(({ before, text, after }) => before + text + after).join('')).toBe(whole)
})
