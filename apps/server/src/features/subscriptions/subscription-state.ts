import { LIMITS } from '@luciole/contract/limits'
import type { Sku, Subscription } from '@luciole/contract/subscriptions'
import { KID_LIMIT, STORIES_PER_MONTH } from './catalogue'
import type { SnapshotRow, SubscriptionAccountRow } from './subscriptions.tables'

const HOUR_MS = 3_600_000

export interface Facts {
  account: Pick<SubscriptionAccountRow, 'onboardedAt' | 'trialStartedAt'> | undefined
  snapshots: SnapshotRow[]
  /** Had by this e-mail before, under another account. */
  trialWasHad: boolean
}

/** The stretch of time one allowance of stories belongs to. */
export interface QuotaPeriod {
  from: Date
  until: Date
  limit: number
}

const trialEnd = (startedAt: Date) => new Date(startedAt.getTime() + LIMITS.trialHours * HOUR_MS)
const accessEnd = ({ periodEnd, graceUntil }: SnapshotRow) =>
  graceUntil && graceUntil > periodEnd ? graceUntil : periodEnd
const isEntitled = ({ snapshot, now }: { snapshot: SnapshotRow; now: Date }) =>
  !snapshot.isRefunded && now < accessEnd(snapshot)

type Paid = { facts: Pick<Facts, 'snapshots'>; now: Date }

function liveSnapshots({ facts, now }: Paid): SnapshotRow[] {
  return facts.snapshots
    .filter((snapshot) => isEntitled({ snapshot, now }))
    .sort(
      (a, b) =>
        Number(b.willRenew) - Number(a.willRenew) ||
        STORIES_PER_MONTH[b.sku.tier] - STORIES_PER_MONTH[a.sku.tier] ||
        KID_LIMIT[b.sku.plan] - KID_LIMIT[a.sku.plan] ||
        accessEnd(b).getTime() - accessEnd(a).getTime(),
    )
}

/** The plan a change or a cancellation is about: of two, one that would go on costing money. */
export const liveSnapshot = (given: Paid): SnapshotRow | undefined => liveSnapshots(given)[0]

/** Two live subscriptions can only be a mishap of two stores: each gives what was paid for. */
const unionOf = (snapshots: SnapshotRow[]): Sku => ({
  plan: snapshots.some(({ sku }) => sku.plan === 'family') ? 'family' : 'single',
  tier: snapshots.some(({ sku }) => sku.tier === 'adventurer') ? 'adventurer' : 'explorer',
  narration: snapshots.some(({ sku }) => sku.narration),
})

export function isTrialOn({ facts, now }: { facts: Facts; now: Date }): boolean {
  const startedAt = facts.account?.trialStartedAt
  return startedAt ? now < trialEnd(startedAt) : false
}

export function quotaPeriod({ facts, now }: { facts: Facts; now: Date }): QuotaPeriod | null {
  const lives = liveSnapshots({ facts, now })
  const [live] = lives
  if (live) {
    const limit = STORIES_PER_MONTH[unionOf(lives).tier]
    return { from: live.periodStart, until: accessEnd(live), limit }
  }
  const startedAt = facts.account?.trialStartedAt
  if (!startedAt || !isTrialOn({ facts, now })) return null
  return { from: startedAt, until: trialEnd(startedAt), limit: LIMITS.trialStories }
}

const NOTHING = {
  planType: null,
  tier: null,
  narration: false,
  remainingStories: 0,
  storyLimit: 0,
  kidLimit: LIMITS.singleKids,
  monthlyPrice: null,
  until: null,
  willRenew: false,
  paymentIssue: false,
  pendingChange: null,
  managedBy: 'none',
} as const satisfies Partial<Subscription>

/** A pure function of rows and clock: no state is stored, so none can be wrong. */
export function deriveSubscription({
  facts,
  usedStories,
  now,
}: {
  facts: Facts
  /** Stories reserved and not given back in the period of `quotaPeriod`. */
  usedStories: number
  now: Date
}): Subscription {
  const trialAvailable = !facts.account?.trialStartedAt && !facts.trialWasHad
  const remaining = (limit: number) => Math.max(0, limit - usedStories)
  const lives = liveSnapshots({ facts, now })
  const [live] = lives
  if (live && facts.account?.onboardedAt) {
    const sku = unionOf(lives)
    const { willRenew, pendingSku, periodEnd, currency, store } = live
    const storyLimit = STORIES_PER_MONTH[sku.tier]
    return {
      status: willRenew ? 'active' : 'cancelled',
      planType: sku.plan,
      tier: sku.tier,
      narration: sku.narration,
      remainingStories: remaining(storyLimit),
      storyLimit,
      kidLimit: KID_LIMIT[sku.plan],
      monthlyPrice: { amount: live.amount, currency },
      until: accessEnd(live).toISOString(),
      willRenew,
      paymentIssue: now >= periodEnd,
      pendingChange: pendingSku ? { sku: pendingSku, at: periodEnd.toISOString() } : null,
      managedBy: store,
      trialAvailable,
    }
  }
  if (!facts.account?.onboardedAt) return { ...NOTHING, status: 'notOnboarded', trialAvailable }
  const startedAt = facts.account.trialStartedAt
  if (startedAt && isTrialOn({ facts, now })) {
    return {
      ...NOTHING,
      status: 'freeTrial',
      planType: 'freeTrial',
      narration: true,
      remainingStories: remaining(LIMITS.trialStories),
      storyLimit: LIMITS.trialStories,
      kidLimit: LIMITS.familyKids,
      until: trialEnd(startedAt).toISOString(),
      trialAvailable,
    }
  }
  if (facts.snapshots.length > 0) return { ...NOTHING, status: 'expired', trialAvailable }
  return { ...NOTHING, status: startedAt ? 'freeTrialExpired' : 'none', trialAvailable }
}
