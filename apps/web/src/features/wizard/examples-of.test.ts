import { expect, it } from 'vitest'
import { examplesOf } from './examples-of'

const NAMES = ['Oscar', 'Milo', 'Felix', 'Sami', 'Max', 'Hugo']

it('offers three names a day, others the next, all of them in turn and in their order', () => {
  expect(examplesOf({ examples: NAMES, day: 20_000 })).toEqual(NAMES.slice(0, 3))
  expect(examplesOf({ examples: NAMES, day: 20_001 })).toEqual(NAMES.slice(3))
  expect(examplesOf({ examples: NAMES, day: 20_002 })).toEqual(NAMES.slice(0, 3))
})

it('offers the few there are', () => {
  expect(examplesOf({ examples: ['a fairy', 'a unicorn'], day: 7 })).toEqual([
    'a fairy',
    'a unicorn',
  ])
})
