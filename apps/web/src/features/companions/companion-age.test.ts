import { expect, it } from 'vitest'
import { ageProblem } from './companion-age'

it.each([
  ['', null],
  ['  ', null],
  ['4', null],
  ['four', 'ageNumber'],
  ['4 ans', 'ageNumber'],
  ['0', 'agePositive'],
  ['-2.5', 'agePositive'],
  ['2.5', 'ageWhole'],
  ['1000', 'ageLarge'],
])('an age typed as "%s" has the problem %s', (typed, problem) => {
  expect(ageProblem(typed)).toBe(problem)
})
