import { describe, expect, it } from 'vitest'
import { CASTINGS } from '#bank/castings'
import { sampleAsk } from '#checks/sample-asks'
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

  it('is put on by every opening that tells of a garment, and by no other', () => {
    const puts =
      /put on|put \{n|went out in|had \{n:it\|them\} on|wore|weather|waiting|in the wash|came down in/
    for (const name of openings)
      expect(puts.test(TRAIT_LINES.get(name)?.[0]?.en ?? ''), name).toBe(
        name.startsWith('keep garment'),
      )
  })
})
