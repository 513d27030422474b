import type { Subscription } from '@luciole/contract/subscriptions'

export type Gate = 'kids' | 'stories'
type Known = Pick<
  Subscription,
  'status' | 'planType' | 'tier' | 'paymentIssue' | 'trialAvailable' | 'until'
>

/** Which sentence stands where the plan ends; the largest plan has none that leads on. */
export function gateWords({ gate, subscription }: { gate: Gate; subscription: Known | undefined }) {
  const { status, planType, tier, paymentIssue, trialAvailable, until } = subscription ?? {}
  if (gate === 'kids') {
    const isFull = planType === 'family' || planType === 'freeTrial'
    return isFull
      ? ({ title: 'fullTitle', message: 'full', hasMore: false } as const)
      : ({ title: 'kidsTitle', message: planType ? 'kids' : 'kidsNoPlan', hasMore: true } as const)
  }
  if (trialAvailable && !planType) {
    return { title: 'trialTitle', message: 'storiesTrialWaits', hasMore: true } as const
  }
  const title = 'storiesTitle'
  if (paymentIssue) return { title, message: 'storiesUnpaid', hasMore: true } as const
  if (status === 'active' && until) {
    return tier === 'adventurer'
      ? ({ title, message: 'storiesMost', hasMore: false } as const)
      : ({ title, message: 'storiesRenew', hasMore: true } as const)
  }
  const message = status === 'freeTrial' ? 'storiesTrial' : 'storiesEnded'
  return { title, message, hasMore: true } as const
}
