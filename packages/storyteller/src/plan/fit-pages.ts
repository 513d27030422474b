import { pagesOf } from '#pages/realise'
import type { StoryPlan } from '#plan/story-plan'
import { READERS } from '#reading-bands'
import { wordsOf } from '#text/readability'

/** Words outside what a page of this reader may hold, over all pages and both languages. */
export function wordsOutOfBudget(plan: StoryPlan): number {
  const [least, most] = READERS[plan.band].words
  const { en, fr } = pagesOf(plan)
  return [...en, ...fr]
    .map(({ text }) => wordsOf(text).length)
    .reduce((sum, count) => sum + Math.max(0, count - most, least - count), 0)
}
