import { describe, expect, it } from 'vitest'
import { VOICES } from '#bank/layers'
import { sampleAsk } from '#checks/sample-asks'
import { planStory } from '#plan/plan-story'

const gagsOf = (names: Iterable<string>) =>
  [...names].filter((name) => /^gag \S+ 1$/.test(name)).map((name) => name.slice(0, -2))

describe('a joke that comes back', () => {
  it('has more than one wording for each of its three steps', () => {
    for (const [voice, text] of Object.entries(VOICES))
      for (const gag of gagsOf(text.keys()))
        for (const step of [1, 2, 3]) {
          const wordings = [...text.keys()].filter((name) =>
            `${name} `.startsWith(`${gag} ${step} `),
          )
          expect(wordings.length, `${voice} ${gag} ${step}`).toBeGreaterThan(1)
        }
  })

  it('says nothing aloud at the low point', () => {
    for (const text of Object.values(VOICES))
      for (const [name, units] of text)
        if (/^gag \S+ 2( |$)/.test(name))
          for (const { en, fr } of units) expect(en + fr, name).not.toContain('[')
  })

  it('is told in other words in the next book of the same family', () => {
    let again = 0
    for (let at = 0; at < 40; at++) {
      const ask = sampleAsk({ seed: `steps ${at}`, age: 5 + (at % 8) })
      const { lines, units, casting, kernel } = planStory(ask)
      expect(lines.gagSteps?.length, ask.seed).toBe(3)
      for (const [step, name] of (lines.gagSteps ?? []).entries())
        expect(`${name} `, ask.seed).toContain(`${lines.gag} ${step + 1} `)
      const entries = [{ kernel, casting, units: units.filter((unit) => unit.startsWith('step:')) }]
      const next = planStory({ ...ask, ledger: { entries } as unknown as typeof ask.ledger })
      if (next.lines.gag !== lines.gag || next.casting !== casting) continue
      again++
      const heard = new Set(lines.gagSteps)
      const same = (next.lines.gagSteps ?? []).filter((name) => heard.has(name))
      expect(same.length, ask.seed).toBeLessThanOrEqual(1)
    }
    expect(again).toBeGreaterThan(0)
  })
})
