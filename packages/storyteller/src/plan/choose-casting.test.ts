import { expect, it } from 'vitest'
import { castingById } from '#bank/castings'
import { sampleAsk } from '#checks/sample-asks'
import { tellStory } from '#tell-story'

it('tells neither of last night’s world nor of its kernel, where both are left to chance', () => {
  for (let night = 0; night < 60; night++) {
    const ask = {
      ...sampleAsk({ seed: `night ${night}`, age: 1 + (night % 12) }),
      answers: { kidIsHero: true },
    }
    const last = tellStory({ ...ask, ledger: { entries: [] } })
    const tonight = tellStory({
      ...ask,
      seed: `night ${night} after`,
      ledger: { entries: [last.ledgerEntry] },
    })
    expect(tonight.plan.kernel).not.toBe(last.plan.kernel)
    expect(castingById(tonight.plan.casting).settings[0]).not.toBe(
      castingById(last.plan.casting).settings[0],
    )
  }
})
