import { describe, expect, it } from 'vitest'
import { sampleAsk } from '#checks/sample-asks'
import { pagesOf } from '#pages/realise'
import { planStory } from '#plan/plan-story'

describe('the last page', () => {
  it.each([3, 4, 5, 7, 10])('at %i leaves no friend behind', (age) => {
    const lost = Array.from({ length: 40 }, (_, at) => {
      const ask = sampleAsk({ seed: `last ${at}`, age })
      const plan = planStory({ ...ask, friends: ask.friends.slice(0, 2) })
      const { en, fr } = pagesOf(plan)
      return plan.party.others
        .filter(({ name }) => ![en, fr].every((pages) => pages.at(-1)?.text.includes(name)))
        .map(({ name }) => `${name} in ${plan.casting}`)
    }).flat()
    expect(lost).toEqual([])
  })
})
