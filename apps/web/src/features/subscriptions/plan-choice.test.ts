// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { withWish, attemptFor, forgetAttempt, keepChoice, keptChoice } from './plan-choice'

beforeEach(() => sessionStorage.clear())

it('asking again for the same plan is the same attempt, until it is over', () => {
  const first = attemptFor('single-explorer EUR')
  expect(attemptFor('single-explorer EUR')).toBe(first)
  expect(attemptFor('family-explorer EUR')).not.toBe(first)
  const again = attemptFor('single-explorer EUR')
  forgetAttempt()
  expect(attemptFor('single-explorer EUR')).not.toBe(again)
})

it('a choice comes back with the tab, and nonsense does not', () => {
  const choice = { plan: 'family', tier: 'adventurer', narration: true } as const
  keepChoice(choice)
  expect(keptChoice()).toEqual(choice)
  sessionStorage.setItem('luciole.plan', '{"plan":"castle"}')
  expect(keptChoice()).toBeNull()
  sessionStorage.setItem('luciole.plan', 'not json')
  expect(keptChoice()).toBeNull()
})

it('a gate leads to the plan that opens it, and changes nothing else', () => {
  const sku = { plan: 'single', tier: 'explorer', narration: false } as const
  expect(withWish({ sku, wish: 'family' })).toEqual({ ...sku, plan: 'family' })
  expect(withWish({ sku, wish: 'stories' })).toEqual({ ...sku, tier: 'adventurer' })
  expect(withWish({ sku, wish: 'voice' })).toEqual({ ...sku, narration: true })
  expect(withWish({ sku: { ...sku, narration: true }, wish: null })).toEqual({
    ...sku,
    narration: true,
  })
})
