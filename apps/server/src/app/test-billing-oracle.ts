import { expect } from 'vitest'
import type { Subscription } from '@luciole/contract/subscriptions'
import type { SnapshotRow } from '#features/subscriptions/subscriptions.tables'
import type { BillingRun } from './test-billing-steps'

const TRIAL_MS = 72 * 3_600_000
const LIMITS = { explorer: 8, adventurer: 20 }

/** Said again, plainly, and compared with the product: who has access to what at this moment. */
export function expectRightState({
  run: { billing, trials, stories },
  accountId,
  kept,
  state,
}: {
  run: BillingRun
  accountId: string
  kept: SnapshotRow[]
  state: Subscription
}) {
  const now = billing.clock.now().getTime()
  const paid = kept.filter((row) => {
    const end = Math.max(row.periodEnd.getTime(), row.graceUntil?.getTime() ?? 0)
    return !row.isRefunded && now < end
  })
  const startedAt = trials.get(accountId)
  const isTrial = startedAt !== undefined && now < startedAt + TRIAL_MS
  const usedSince = (from: number) =>
    stories.filter(
      (story) => story.accountId === accountId && !story.isReleased && story.reservedAt >= from,
    ).length
  if (paid.length > 0) {
    const isFamily = paid.some(({ sku }) => sku.plan === 'family')
    const storyLimit = Math.max(...paid.map(({ sku }) => LIMITS[sku.tier]))
    expect(state).toMatchObject({
      status: paid.some(({ willRenew }) => willRenew) ? 'active' : 'cancelled',
      planType: isFamily ? 'family' : 'single',
      kidLimit: isFamily ? 5 : 1,
      narration: paid.some(({ sku }) => sku.narration),
      storyLimit,
    })
    const [only] = paid
    if (only && paid.length === 1) {
      const used = usedSince(only.periodStart.getTime())
      expect(state.remainingStories, 'of this period').toBe(Math.max(0, storyLimit - used))
      expect(state.paymentIssue).toBe(now >= only.periodEnd.getTime())
    }
    return
  }
  expect([state.tier, state.monthlyPrice, state.managedBy]).toEqual([null, null, 'none'])
  if (isTrial) {
    const remainingStories = Math.max(0, 3 - usedSince(startedAt))
    const had = { status: 'freeTrial', storyLimit: 3, kidLimit: 5, narration: true }
    expect(state).toMatchObject({ ...had, remainingStories })
    return
  }
  const ended =
    kept.length > 0 ? ['expired'] : startedAt === undefined ? ['none'] : ['freeTrialExpired']
  // Nobody is on board before the first trial or the first plan.
  if (kept.length === 0 && startedAt === undefined) ended.push('notOnboarded')
  expect(ended).toContain(state.status)
  expect(state).toMatchObject({ storyLimit: 0, remainingStories: 0, kidLimit: 1, narration: false })
}
