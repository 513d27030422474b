import { wordsOutside } from '#pages/page-room'
import { pagesOf } from '#pages/realise'
import type { StoryPlan } from '#plan/story-plan'

/** Words outside what a page of this reader may hold, over all pages and both languages. */
export function wordsOutOfBudget(plan: StoryPlan): number {
  const { en, fr } = pagesOf(plan)
  return wordsOutside({ pages: [...en, ...fr], band: plan.band })
}
