import { wordsOutside } from '#pages/page-room'
import { eachPageOf } from '#pages/realise'
import type { StoryPlan } from '#plan/story-plan'

/**
 * Words outside what a page of this reader may hold, over all pages and both languages. They are counted as far
 * as `atMost`: telling a page costs most of all, and who has too many on the first cannot win.
 */
export function wordsOutOfBudget({ plan, atMost }: { plan: StoryPlan; atMost: number }): number {
  let words = 0
  for (const { en, fr } of eachPageOf(plan)) {
    words += wordsOutside({ pages: [en, fr], band: plan.band })
    if (words >= atMost) break
  }
  return words
}
