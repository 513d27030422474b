import { describe, expect, it } from 'vitest'
import { VOICES } from '#bank/layers'
import { sampleAsk } from '#checks/sample-asks'
import { pagesOf } from '#pages/realise'
import { planStory } from '#plan/plan-story'
import type { StoryPlan } from '#plan/story-plan'
import { READERS } from '#reading-bands'
import { wordsOf } from '#text/readability'

const plans = Array.from({ length: 90 }, (_, at) =>
  planStory(sampleAsk({ seed: `first page ${at}`, age: 5 + (at % 9) })),
)

/** What page 1 tells beside who they are, where they go, and what is wanted. */
const factsOf = ({ lines }: StoryPlan): number =>
  [
    lines.era,
    lines.isTalentAtHome,
    lines.trait && !lines.keep && !lines.trait.startsWith('brief'),
    !lines.home.startsWith('plain'),
    'the thing that will matter',
  ].filter(Boolean).length

describe('page 1, from five years up', () => {
  it('tells at most two facts; three, where the page would be too short for its reader', () => {
    for (const plan of plans) {
      if (factsOf(plan) <= 2) continue
      expect(factsOf(plan), plan.seed).toBe(3)
      const plain = [...VOICES[plan.party.helper.voice].keys()].find((name) =>
        name.startsWith('plain'),
      )
      if (!plain) continue
      const without = pagesOf({ ...plan, lines: { ...plan.lines, home: plain } })
      const counts = (['en', 'fr'] as const).map(
        (language) => wordsOf(without[language][0]?.text ?? '').length,
      )
      expect(Math.min(...counts), plan.seed).toBeLessThan(READERS[plan.band].words[0] + 8)
    }
  })

  it('names who comes too, once, without a sentence that says only that', () => {
    for (const plan of plans) {
      const [english] = pagesOf(plan).en
      for (const { name } of plan.party.others) expect(english?.text).toContain(name)
      if (!plan.lines.party)
        expect(english?.text).not.toMatch(/came too|tagged along|joined them|kept them company/)
    }
  })

  it('is not told once more on the last page where it was told plainly', () => {
    const plain = plans.filter(({ lines }) => lines.home.startsWith('plain'))
    expect(plain.length).toBeGreaterThan(5)
    for (const { lines, seed } of plain) expect(lines.later, seed).not.toBe(lines.home)
  })
})
