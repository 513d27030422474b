import { expect, test } from 'vitest'
import { sayNumberInEnglish, sayOrdinalInEnglish } from './number-words-en'
import { sayNumberInFrench, sayOrdinalInFrench } from './number-words-fr'

test('English numbers are read as a parent reads them', () => {
  const said = [0, 13, 21, 100, 105, 999, 1000, 1234, 20_017, 1_000_001].map(sayNumberInEnglish)
  expect(said).toEqual([
    'zero',
    'thirteen',
    'twenty one',
    'one hundred',
    'one hundred and five',
    'nine hundred and ninety nine',
    'one thousand',
    'one thousand two hundred and thirty four',
    'twenty thousand and seventeen',
    'one million and one',
  ])
  expect([1, 2, 3, 12, 20, 21, 100].map(sayOrdinalInEnglish)).toEqual([
    'first',
    'second',
    'third',
    'twelfth',
    'twentieth',
    'twenty first',
    'one hundredth',
  ])
})

test('French numbers keep their odd tens, their et and their s', () => {
  const said = [0, 16, 21, 70, 71, 77, 80, 81, 91, 99, 100, 200, 201, 1000, 1999, 80_000].map(
    sayNumberInFrench,
  )
  expect(said).toEqual([
    'zéro',
    'seize',
    'vingt et un',
    'soixante-dix',
    'soixante et onze',
    'soixante-dix-sept',
    'quatre-vingts',
    'quatre-vingt-un',
    'quatre-vingt-onze',
    'quatre-vingt-dix-neuf',
    'cent',
    'deux cents',
    'deux cent un',
    'mille',
    'mille neuf cent quatre-vingt-dix-neuf',
    'quatre-vingt mille',
  ])
  const ordinals = [1, 2, 4, 5, 9, 21, 80].map((n) => sayOrdinalInFrench({ n, isFeminine: true }))
  expect(ordinals).toEqual([
    'première',
    'deuxième',
    'quatrième',
    'cinquième',
    'neuvième',
    'vingt et unième',
    'quatre-vingtième',
  ])
})
