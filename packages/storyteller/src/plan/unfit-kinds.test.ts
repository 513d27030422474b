import { describe, expect, it } from 'vitest'
import { castingById } from '#bank/castings'
import { sampleAsk } from '#checks/sample-asks'
import { planStory } from '#plan/plan-story'
import { isHandless } from '#plan/unfit-kinds'

const heroesOf = (id: string) =>
  Array.from({ length: 30 }, (_, at) => {
    const ask = sampleAsk({ seed: `hands ${at}`, age: 3 })
    const answers = {
      'hero-type': at % 2 ? 'animal' : 'magical_creature',
      kidIsHero: false,
    } as const
    return planStory({ ...ask, answers }, { castings: [castingById(id)] }).party.hero
  })

describe('a story about mittens', () => {
  it('makes up no hero who has nothing to put them on', () => {
    expect(heroesOf('left-mittens').filter(isHandless)).toEqual([])
    expect(heroesOf('last-pages').some(isHandless)).toBe(true)
  })
})
