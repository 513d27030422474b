import * as z from 'zod'
import { defineConfig } from '#platform/config'

/** A price or a budget in the provider’s own currency. */
export const asAmount = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be an amount such as 0.5')
  .transform(Number)

export const liveConfig = defineConfig({
  storyBudget: {
    env: 'LIVE_STORY_BUDGET',
    schema: asAmount,
    default: '1',
    doc: 'The most all live models together may cost for one story; then our own engines go on',
  },
  accountBudget: {
    env: 'LIVE_ACCOUNT_BUDGET',
    schema: asAmount,
    default: '20',
    doc: 'The most they may cost for one account in thirty days',
  },
})
