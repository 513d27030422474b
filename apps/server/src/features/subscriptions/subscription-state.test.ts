import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_SKUS, isUpgrade, skuId, skuOfId } from './catalogue'
import { deriveSubscription, quotaPeriod, type Facts } from './subscription-state'
import type { SnapshotRow } from './subscriptions.tables'

const at = (iso: string) => new Date(iso)
const START = at('2026-11-19T20:15:00.000Z')
const TRIAL_END = at('2026-11-22T20:15:00.000Z')
const trial: Facts = {
  account: { onboardedAt: START, trialStartedAt: START },
  snapshots: [],
  trialWasHad: true,
}
const snapshot: SnapshotRow = {
  provider: 'sandbox',
  reference: 's1',
  accountId: 'a1',
  sku: { plan: 'family', tier: 'explorer', narration: true },
  store: 'sandbox',
  amount: 1399,
  currency: 'EUR',
  periodStart: at('2026-11-01T00:00:00Z'),
  periodEnd: at('2026-12-01T00:00:00Z'),
  graceUntil: null,
  willRenew: true,
  isRefunded: false,
  pendingSku: null,
  fetchedAt: START,
}
const subscribed = (change: Partial<SnapshotRow> = {}): Facts => ({
  account: { onboardedAt: START, trialStartedAt: null },
  snapshots: [{ ...snapshot, ...change }],
  trialWasHad: false,
})
const state = (facts: Facts, now: Date, usedStories = 0) =>
  deriveSubscription({ facts, usedStories, now })

describe('the state of a subscription', () => {
  it('gives the trial exactly 72 hours', () => {
    expect(state(trial, START).status).toBe('freeTrial')
    expect(state(trial, new Date(TRIAL_END.getTime() - 1)).status).toBe('freeTrial')
    expect(state(trial, TRIAL_END).status).toBe('freeTrialExpired')
    expect(state(trial, START).until).toBe(TRIAL_END.toISOString())
  })

  it('lets a trial read on when its three stories are used', () => {
    const { status, remainingStories, kidLimit, narration } = state(trial, START, 3)
    expect([status, remainingStories, kidLimit, narration]).toEqual(['freeTrial', 0, 5, true])
  })

  it('keeps access to the end of the period after a cancellation, to the second', () => {
    const cancelled = subscribed({ willRenew: false })
    expect(state(cancelled, at('2026-11-30T23:59:59.999Z')).status).toBe('cancelled')
    expect(state(cancelled, at('2026-12-01T00:00:00.000Z')).status).toBe('expired')
  })

  it('gives a failed renewal its days of grace and says so', () => {
    const late = subscribed({ graceUntil: at('2026-12-08T00:00:00Z') })
    const { status, paymentIssue } = state(late, at('2026-12-03T00:00:00Z'))
    expect([status, paymentIssue]).toEqual(['active', true])
    expect(state(late, at('2026-12-08T00:00:00Z')).status).toBe('expired')
  })

  it('gives what each of two stores sold, and is about the one that still costs money', () => {
    const web = {
      ...snapshot,
      sku: { plan: 'family', tier: 'explorer', narration: false },
    } as const
    const phone = {
      ...snapshot,
      provider: 'revenuecat',
      reference: 's2',
      store: 'app_store',
      sku: { plan: 'single', tier: 'adventurer', narration: true },
      willRenew: false,
    } as const
    const both = { ...subscribed(), snapshots: [phone, web] }
    const { planType, tier, narration, kidLimit, storyLimit, managedBy, status } = state(
      both,
      START,
    )
    expect([planType, tier, narration, kidLimit, storyLimit]).toEqual([
      'family',
      'adventurer',
      true,
      5,
      20,
    ])
    expect([managedBy, status]).toEqual(['sandbox', 'active'])
  })

  it('ends access at once with a refund', () => {
    expect(state(subscribed({ isRefunded: true }), START).status).toBe('expired')
  })

  it('asks somebody new to come on board first', () => {
    const facts: Facts = { account: undefined, snapshots: [], trialWasHad: false }
    expect(state(facts, START)).toMatchObject({ status: 'notOnboarded', trialAvailable: true })
  })

  it('offers no second trial to an e-mail that had one', () => {
    const facts: Facts = {
      account: { onboardedAt: START, trialStartedAt: null },
      snapshots: [],
      trialWasHad: true,
    }
    expect(state(facts, START)).toMatchObject({ status: 'none', trialAvailable: false })
  })

  it('never counts below zero and never gives stories without entitlement', () => {
    fc.assert(
      fc.property(
        fc.date({ min: at('2026-10-01'), max: at('2027-02-01'), noInvalidDate: true }),
        fc.nat(40),
        fc.constantFrom(trial, subscribed(), subscribed({ willRenew: false })),
        (now, used, facts) => {
          const { remainingStories, status, storyLimit } = state(facts, now, used)
          expect(remainingStories).toBeGreaterThanOrEqual(0)
          expect(remainingStories).toBeLessThanOrEqual(storyLimit)
          if (!['freeTrial', 'active', 'cancelled'].includes(status)) {
            expect(remainingStories).toBe(0)
            expect(quotaPeriod({ facts, now })).toBeNull()
          }
        },
      ),
    )
  })
})

describe('the catalogue', () => {
  it('has eight plans, each found by its id', () => {
    expect(ALL_SKUS).toHaveLength(8)
    for (const sku of ALL_SKUS) expect(skuOfId(skuId(sku))).toEqual(sku)
  })

  it('never calls both ways between two plans an upgrade', () => {
    for (const from of ALL_SKUS) {
      for (const to of ALL_SKUS) {
        expect(isUpgrade({ from, to }) && isUpgrade({ from: to, to: from })).toBe(false)
      }
    }
  })
})
