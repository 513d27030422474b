import { describe, expect, test } from 'vitest'
import { sampleAsk } from '#checks/sample-asks'
import { sketchesOf } from '#plan/plan-story'
import { scoreAtMost, scorePlan } from '#plan/score-plan'
import { setOut } from '#plan/sketch-plan'

/** A thing of the kid's own, what they love to do, what they like, and nothing. */
const DETAILS = ['red boots', 'loves swimming', 'loves dinosaurs', '']

describe('what a sketch could score at most', () => {
  test.each(DETAILS.flatMap((details) => [2, 4, 6, 11].map((age) => ({ details, age }))))(
    'is never less than what it scores: “$details” at $age',
    ({ details, age }) => {
      for (let at = 0; at < 3; at++) {
        const ask = sampleAsk({ seed: `at most ${at}`, age })
        const answers = { ...ask.answers, 'hero-details': details, 'setting-time': undefined }
        for (const sketch of sketchesOf({ ask: { ...ask, answers } })) {
          const plan = setOut(sketch)
          if (plan) expect(scorePlan({ sketch, plan })).toBeLessThanOrEqual(scoreAtMost(sketch))
        }
      }
    },
  )
})
