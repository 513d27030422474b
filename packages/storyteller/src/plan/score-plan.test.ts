import { describe, expect, test } from 'vitest'
import { sampleAsk } from '#checks/sample-asks'
import { sketchesOf } from '#plan/plan-story'
import { scoreAtMost, scorePlan } from '#plan/score-plan'
import { setOut } from '#plan/sketch-plan'

describe('what a sketch could score at most', () => {
  test.each(Array.from({ length: 30 }, (_, at) => `bound ${at}`))(
    'is never less than what it scores: %s',
    (seed) => {
      for (const sketch of sketchesOf({ ask: sampleAsk({ seed }) })) {
        const plan = setOut(sketch)
        if (plan) expect(scorePlan({ sketch, plan })).toBeLessThanOrEqual(scoreAtMost(sketch))
      }
    },
  )
})
