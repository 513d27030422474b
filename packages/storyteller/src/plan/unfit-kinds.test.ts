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

const helpersOf = (id: string) =>
  Array.from({ length: 60 }, (_, at) => {
    const ask = sampleAsk({ seed: `hands ${at}`, age: 3 })
    const answers = {
      companion: at % 2 ? 'animal' : 'magical_creature',
      kidIsHero: true,
    } as const
    return planStory({ ...ask, answers, friends: [] }, { castings: [castingById(id)] }).party.helper
  })

describe('somebody made up for a book', () => {
  it('is no hero without something to carry and give with, in any story', () => {
    for (const id of ['left-mittens', 'last-pages', 'stolen-echo'])
      expect(heroesOf(id).filter(isHandless)).toEqual([])
  })

  it('is told no story of footprints in a wheelchair, while there is another', () => {
    const castings = ['end-of-the-path', 'ship-on-the-hill'].map(castingById)
    const told = Array.from({ length: 30 }, (_, at) => {
      const ask = sampleAsk({ seed: `wheels ${at}`, age: 6 })
      const { character } = ask.kid
      const rolls = { ...ask.kid, character: { ...character, wheelchair: true } }
      const answers = { 'setting-location': 'elsewhere', kidIsHero: true } as const
      return planStory({ ...ask, kid: rolls as typeof ask.kid, answers }, { castings }).casting
    })
    expect(new Set(told)).toEqual(new Set(['ship-on-the-hill']))
  })

  it('is no helper with nothing to put a mitten on, in a story about mittens', () => {
    expect(helpersOf('left-mittens').filter(isHandless)).toEqual([])
    expect(helpersOf('last-pages').some(isHandless)).toBe(true)
  })
})
