import { describe, expect, it } from 'vitest'
import { CASTINGS, rolesOf } from '#bank/castings'
import { sampleFriend, sampleKid } from '#checks/sample-asks'
import { pagesOf } from '#pages/realise'
import { planStory } from '#plan/plan-story'
import { READERS } from '#reading-bands'

const BOOKS = 12
/** *Elles* who do something in a story told in the past: the party, on a page where nobody else is many. */
const GIRLS_ACT = /(?<!\p{L})elles (?:s['’]|l[ae]s? |y |en )?\p{L}+(?:èrent|irent)(?!\p{L})/iu

const JOINED = CASTINGS.flatMap((casting) =>
  rolesOf(casting)
    .filter(([letter, { sex }]) => casting.joins?.[letter] && sex === 'male')
    .flatMap(([letter]) => {
      const joins = casting.joins?.[letter]
      return (joins?.bands ?? []).map((band) => [casting.id, band, joins?.at, casting] as const)
    }),
)

describe('a boy who comes along', () => {
  it.each(JOINED)('%s %s: from page %s on two girls and he are *ils*', (_, band, at, casting) => {
    const faults: string[] = []
    for (let seed = 0; seed < BOOKS; seed += 1) {
      const plan = planStory(
        {
          kid: sampleKid({
            name: 'Iris',
            sex: 'female',
            age: band === '9-14' ? 10 : 5 + (seed % 4),
          }),
          friends: [{ ...sampleFriend({ at: seed, sex: 'female' }), name: 'Olive' }],
          answers: { kidIsHero: true, 'hero-details': seed % 2 ? 'aime les dinosaures' : '' },
          ledger: { entries: [] },
          canon: [],
          seed: `joins ${casting.id} ${seed}`,
        },
        { castings: [casting] },
      )
      expect(READERS[plan.band].textBand).toBe(band)
      const from = at ? plan.pages.indexOf(at) : -1
      if (from < 0) continue
      faults.push(
        ...pagesOf(plan)
          .fr.slice(from)
          .map(({ text }) => GIRLS_ACT.exec(text)?.[0] ?? '')
          .filter(Boolean),
      )
    }
    expect(faults).toEqual([])
  })
})
