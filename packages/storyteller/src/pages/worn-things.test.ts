import { describe, expect, it } from 'vitest'
import { CASTINGS, castingById } from '#bank/castings'
import { sampleAsk } from '#checks/sample-asks'
import { briefsOf } from '#pages/briefs'
import { ownWorn } from '#pages/own-worn'
import { pagesOf } from '#pages/realise'
import { planStory } from '#plan/plan-story'
import { TRAIT_LINES } from '#bank/layers'

/** What is worn is in no bag; what is carried is on nobody. */
const CARRIED =
  /brought along|took out|[Oo]ut of (?:his|her) (?:pocket|bag|things)|unpacked|de sa poche|de son sac|de ses affaires|\bsortit (?:son|sa|ses)|apportée?s? pour/
const WORN =
  /took off (?:his|her) (?:torch|stone)|(?:ôta|enleva) (?:son|sa) (?:lampe|caillou)|had (?:it|them) on/

const DETAILS = {
  garment: ['yellow raincoat', 'red boots', 'une écharpe verte'],
  object: ['a torch'],
  collection: ['collects stones'],
} as const

const openings = [...TRAIT_LINES.keys()].filter((name) =>
  /^keep (?:garment|object|collection) (?!young)/.test(name),
)

describe('the kid’s own thing', () => {
  it.each(Object.entries(DETAILS))('is given up as page 1 had it: %s', (kind, details) => {
    for (const casting of CASTINGS)
      for (const [at, detail] of details.entries())
        for (const age of [6, 8, 11]) {
          const ask = sampleAsk({ seed: `worn ${at}`, age })
          const answers = {
            ...ask.answers,
            'hero-details': detail,
            'setting-time': 'today' as const,
          }
          const plan = planStory({ ...ask, answers }, { castings: [casting] })
          if (plan.plant !== 'own') continue
          const { en, fr } = pagesOf(plan)
          const turn = plan.pages.indexOf('turn')
          const said = `${en[turn]?.text}\n${fr[turn]?.text}`
          expect(said, `${casting.id} ${age}`).not.toMatch(kind === 'garment' ? CARRIED : WORN)
        }
  })

  it('is drawn in the colour the parent told, on every page it is seen', () => {
    const colors = CASTINGS.flatMap((casting) => {
      const ask = sampleAsk({ seed: 'worn', age: 8 })
      const answers = { ...ask.answers, 'hero-details': 'une écharpe verte' }
      const plan = planStory({ ...ask, answers }, { castings: [casting] })
      if (!plan.lines.keep || plan.plant !== 'own') return []
      const { pages } = briefsOf(plan)
      return pages
        .flatMap(({ objects }) => objects)
        .filter(({ thing }) => thing === 'scarf')
        .map(({ color }) => color)
    })
    expect(colors.length).toBeGreaterThan(20)
    expect(new Set(colors)).toEqual(new Set(['#4f9a5b']))
  })

  it('is round the neck from page 1 until it is given up, and then in no colour but its own', () => {
    for (const casting of CASTINGS)
      for (const age of [4, 8]) {
        // An animal who is the hero has it knotted under the chin.
        const ask = sampleAsk({ seed: 'worn', age })
        const answers = { ...ask.answers, 'hero-details': 'une écharpe verte' }
        const plan = planStory({ ...ask, answers }, { castings: [casting] })
        const isChild = plan.party.hero.character.kind === 'human'
        if (!plan.lines.keep || plan.plant !== 'own' || !isChild) continue
        const { pages } = briefsOf(plan)
        const where = `${casting.id} ${age}`
        const seen = pages.flatMap(({ cast }) => cast.find(({ id }) => id === 'hero') ?? [])
        const neck = seen.map((hero) => hero.scarf)
        const off = neck.indexOf('none', neck.indexOf('#4f9a5b'))
        expect(neck, where).toContain('#4f9a5b')
        expect(neck, where).not.toContain(undefined)
        if (off > 0) expect(new Set(neck.slice(off)), where).toEqual(new Set(['none']))
        for (const { cast, objects } of pages) {
          const holder = cast.find(({ holds }) => holds === 'scarf')
          const held = objects.find(({ thing }) => thing === 'scarf')
          if (holder) expect(held, where).toMatchObject({ heldBy: holder.id, color: '#4f9a5b' })
        }
      }
  })

  it('is on the feet from page 1 until it is given up, and then nobody has other shoes on', () => {
    const books = CASTINGS.flatMap((casting) => {
      const ask = sampleAsk({ seed: `shod ${casting.id}`, age: 6 })
      const answers = { ...ask.answers, 'hero-details': 'red boots' }
      const plan = planStory({ ...ask, answers }, { castings: [casting] })
      if (!plan.lines.keep || plan.plant !== 'own' || !ownWorn(plan)) return []
      const { pages } = briefsOf(plan)
      const feet = pages.flatMap(({ cast }) => cast.find(({ id }) => id === 'hero')?.boots ?? [])
      const off = feet.indexOf('none')
      if (off > 0) expect(new Set(feet.slice(off)), casting.id).toEqual(new Set(['none']))
      expect(feet[0], casting.id).toMatch(/^#/)
      return [feet.length]
    })
    expect(books.length).toBeGreaterThan(5)
  })

  it.each([
    ['a blue toy train', 'toy_train'],
    ['une petite voiture bleue', 'toy_car'],
  ])('is drawn as the toy it is, and coloured in the hand too: %s', (details, thing) => {
    const ask = sampleAsk({ seed: 'toy', age: 6 })
    const answers = {
      ...ask.answers,
      'hero-details': details,
      'setting-time': 'today' as const,
    }
    const shown = CASTINGS.flatMap((casting) => {
      const plan = planStory({ ...ask, answers }, { castings: [casting] })
      if (plan.plant !== 'own') return []
      const { pages } = briefsOf(plan)
      const held = pages.flatMap(({ cast }) => cast.flatMap(({ holds }) => holds ?? []))
      expect(held).not.toContain('rover')
      return pages.flatMap(({ objects }) => objects.filter((object) => object.thing === thing))
    })
    expect(shown.length).toBeGreaterThan(20)
    expect(new Set(shown.map(({ color }) => color))).toEqual(new Set(['#3f78c4']))
  })

  it('is in the hands of whom it was given to for good, on the last page', () => {
    const ask = sampleAsk({ seed: 'kept', age: 4 })
    const casting = castingById('hand-in-front')
    const answers = { ...ask.answers, 'hero-details': 'une écharpe verte' }
    const plan = planStory({ ...ask, answers }, { castings: [casting] })
    const last = briefsOf(plan).pages.at(-1)
    const bear = last?.cast.find(({ id }) => id === 'sleepless_bear')
    expect(plan.plant).toBe('own')
    expect(bear?.holds).toBe('scarf')
    expect(last?.objects.find(({ thing }) => thing === 'scarf')?.color).toBe('#4f9a5b')
  })

  it('is put on by every opening that tells of a garment, and by no other', () => {
    const puts =
      /put on|put \{n|went out in|had (?:\{n:it\|them\}|\{h:his\|her\} \{T\}) on|wore|weather|waiting|in the wash|came down in/
    for (const name of openings)
      expect(puts.test(TRAIT_LINES.get(name)?.[0]?.en ?? ''), name).toBe(
        name.startsWith('keep garment'),
      )
  })
})
