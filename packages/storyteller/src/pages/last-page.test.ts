import { describe, expect, it } from 'vitest'
import { CASTINGS, proseOf } from '#bank/castings'
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

  it.each(['5-8', '9-14'] as const)(
    'closes once: at %s, an ending that was asked for leaves out the joke, and the helper is there',
    (band) => {
      const age = band === '5-8' ? 6 : 10
      const closing = CASTINGS.filter(
        (casting) =>
          casting.bands[band] !== undefined &&
          proseOf({ casting, band }).get('restore')?.[0]?.en.includes('{>close}'),
      )
      const lost = closing.flatMap((casting) => {
        const ask = sampleAsk({ seed: `close ${casting.id}`, age })
        const plan = planStory(
          { ...ask, answers: { ...ask.answers, ending: 'learning' } },
          { castings: [casting] },
        )
        const { en, fr } = pagesOf(plan)
        const isThere = [en, fr].every((pages) =>
          pages.at(-1)?.text.includes(plan.party.helper.name),
        )
        const isOnce = plan.lines.ending === null || plan.lines.isClosed
        return isOnce && isThere ? [] : [casting.id]
      })
      expect(lost).toEqual([])
    },
  )
})
