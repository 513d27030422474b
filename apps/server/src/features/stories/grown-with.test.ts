import { expect, it } from 'vitest'
import { grownWith } from '@luciole/contract/grown-with'
import type { Human } from '@luciole/contract/character'

const painted = { kind: 'human', sex: 'male', age: 2.5, hair: 'puffs' } as Human

it('a face keeps its very self while the profile says the same of it', () => {
  expect(grownWith({ character: painted, sex: 'male', age: 2 })).toBe(painted)
  expect(grownWith({ character: painted, sex: null, age: null })).toBe(painted)
})

it('a face is given the age and the sex of the profile, and nothing else', () => {
  const expected = { ...painted, sex: 'female', age: 4 }
  expect(grownWith({ character: painted, sex: 'female', age: 4 })).toEqual(expected)
  expect(grownWith({ character: painted, sex: null, age: 999 })).toEqual({ ...painted, age: 110 })
})

it('an animal has no age to be drawn', () => {
  const fox = { kind: 'animal', species: 'fox', marks: 'none', scale: 1 } as const
  expect(grownWith({ character: fox, sex: 'female', age: 4 })).toBe(fox)
})
