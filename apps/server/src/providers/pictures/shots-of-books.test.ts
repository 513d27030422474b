import type { SceneBrief, Shot } from '@luciole/contract/scene-brief'
import { shotOf } from '@luciole/illustrator/compose/compose'
import type { PlanDigest } from '@luciole/illustrator/compose/plan'
import { CASTINGS } from '@luciole/storyteller/bank/castings'
import { sampleFriend, sampleKid } from '@luciole/storyteller/checks/sample-asks'
import { briefsOf } from '@luciole/storyteller/pages/briefs'
import { planStory } from '@luciole/storyteller/plan/plan-story'
import { describe, expect, it } from 'vitest'

/** Of eight pages, of ten, and of twelve. */
const AGES = [4, 6, 8, 10] as const
const SEEDS = ['a', 'b']

function shotsDrawn(pages: readonly SceneBrief[]): Shot[] {
  const drawn: PlanDigest[] = []
  for (const brief of pages)
    drawn.push({
      location: brief.location,
      shot: shotOf(brief, drawn),
      heroOnLeft: true,
      hour: 'day',
    })
  return drawn.map(({ shot }) => shot)
}

describe('the shots of a book', () => {
  it.each(AGES)('show a child of %i tiny in a big world once, and seldom from afar', (age) => {
    for (const casting of CASTINGS)
      for (const seed of SEEDS) {
        const plan = planStory(
          {
            kid: sampleKid({ name: 'Nina', sex: 'female', age }),
            friends: [sampleFriend({ at: 3, sex: 'male' })],
            answers: { kidIsHero: true },
            ledger: { entries: [] },
            canon: [],
            seed,
          },
          { castings: [casting] },
        )
        const shots = shotsDrawn(briefsOf(plan).pages)
        const tiny = shots.filter((shot) => shot === 'tiny').length
        const wide = shots.filter((shot) => shot === 'wide').length
        expect(tiny, `${casting.id}: tiny`).toBe(1)
        expect(tiny + wide, `${casting.id}: wide`).toBeLessThanOrEqual(Math.ceil(shots.length / 3))
      }
  })
})
