import { describe, expect, it } from 'vitest'
import { castingById } from '#bank/castings'
import { FRIENDS, TALENT_LINES, TRAIT_LINES, VOICES, WORLDS } from '#bank/layers'
import { sampleAsk, sampleFriend } from '#checks/sample-asks'
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
  Array.from({ length: 40 }, (_, at) => {
    const ask = sampleAsk({ seed: `hands ${at}`, age: 3 })
    const answers = {
      companion: at % 2 ? 'animal' : 'magical_creature',
      kidIsHero: true,
    } as const
    return planStory({ ...ask, answers, friends: [] }, { castings: [castingById(id)] }).party.helper
  })

/** The loose lines a family of these wheels, or legs, is told. */
function looseLines(wheelchair: boolean) {
  const onWheels = <One extends { character: object }>(one: One): One => ({
    ...one,
    character: { ...one.character, wheelchair },
  })
  return Array.from({ length: 40 }, (_, at) => {
    const ask = sampleAsk({ seed: `feet ${at}`, age: 5 + (at % 8) })
    const friends = [1, 2, 5, 6].slice(at % 4).map((type) => onWheels(sampleFriend({ at: type })))
    const answers = { ...ask.answers, kidIsHero: true }
    const { lines, party } = planStory({ ...ask, kid: onWheels(ask.kid), answers, friends })
    const texts = [VOICES[party.helper.voice], FRIENDS, TALENT_LINES, TRAIT_LINES, WORLDS]
    const told = [
      lines.home,
      `${lines.gag} 1`,
      ...Object.values(lines.gagSteps ?? {}),
      lines.talent,
    ]
    const also = [lines.go, lines.fail, lines.party, lines.trait, lines.keep, lines.wish]
    return [...told, ...also].flatMap((name) => texts.flatMap((text) => text.get(`${name}`) ?? []))
  }).flat()
}

/** Somebody of the family who does what feet do. */
const ON_FOOT =
  /\{(?:F|X|Xs|H)\}(?: [a-z]+){0,2} (?:walk|ran (?!a )|jump|kick|stepped|stood|hopped)/

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

  it('is not said to walk, run or stand on wheels', () => {
    const needsFeet = (line: { guards: readonly string[] }) => line.guards.includes('walks')
    expect(looseLines(true).filter(needsFeet)).toEqual([])
    expect(looseLines(false).some(needsFeet)).toBe(true)
  })

  it('walks, runs or stands in lines alone that are kept from whoever cannot', () => {
    const { boy, dad, mom } = VOICES
    const loose = [boy, dad, mom, FRIENDS, TALENT_LINES, TRAIT_LINES, WORLDS]
    const openers = loose
      .flatMap((text) => [...text])
      .filter(([name]) => !/ [23]( |$)/.test(name))
      .flatMap(([, units]) => units)
    expect(openers.length).toBeGreaterThan(500)
    for (const { name, en, guards } of openers)
      if (ON_FOOT.test(en)) expect(guards, name).toContain('walks')
  })

  it('is no helper with nothing to put a mitten on, in a story about mittens', () => {
    expect(helpersOf('left-mittens').filter(isHandless)).toEqual([])
    expect(helpersOf('last-pages').some(isHandless)).toBe(true)
  })
})
