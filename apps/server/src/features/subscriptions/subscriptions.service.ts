import type { AppEvent } from '@luciole/contract/events'
import type { Subscription } from '@luciole/contract/subscriptions'
import type { KidAllowance } from '#features/kids/locked-kid'
import type { Clock } from '#platform/clock'
import { inTransaction, type Db, type Queryable, type Tx } from '#platform/db'
import { AppError } from '#platform/errors'
import { deriveSubscription, liveSnapshot, quotaPeriod, type Facts } from './subscription-state'
import * as store from './subscriptions.store'

export interface SubscriptionsDependencies {
  db: Db
  clock: Clock
  /** A keyed hash of the account's e-mail, so that a trial is had once. */
  emailHashOf: (input: { db: Queryable; accountId: string }) => Promise<string>
  appendEvent: (input: { tx: Tx; accountId: string; event: AppEvent }) => Promise<void>
}

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>

export function createSubscriptionsService(dependencies: SubscriptionsDependencies) {
  const { db, clock, emailHashOf, appendEvent } = dependencies

  const planFactsOf = async (asked: { db: Queryable; accountId: string }) => ({
    account: await store.findSubscriptionAccount(asked),
    snapshots: await store.listSnapshots(asked),
  })

  async function factsOf(asked: { db: Queryable; accountId: string }): Promise<Facts> {
    const facts = await planFactsOf(asked)
    const trialWasHad = facts.account?.trialStartedAt
      ? true
      : await store.wasTrialHad({ db: asked.db, emailHash: await emailHashOf(asked) })
    return { ...facts, trialWasHad }
  }

  /** What is paid for or tried now, asked at every turn: neither stories used nor trials had matter. */
  async function planOf(asked: { db: Queryable; accountId: string }) {
    const facts = { ...(await planFactsOf(asked)), trialWasHad: false }
    const { kidLimit, narration } = deriveSubscription({ facts, usedStories: 0, now: clock.now() })
    return { kidLimit, narration, openKidId: facts.account?.openKidId ?? null }
  }

  async function get({
    db: queryable = db,
    accountId,
  }: {
    db?: Queryable
    accountId: string
  }): Promise<Subscription> {
    const now = clock.now()
    const facts = await factsOf({ db: queryable, accountId })
    const period = quotaPeriod({ facts, now })
    const usedStories = period
      ? await store.countReservedStories({ db: queryable, accountId, ...period })
      : 0
    return deriveSubscription({ facts, usedStories, now })
  }

  const announce = ({ tx, accountId }: { tx: Tx; accountId: string }) =>
    appendEvent({ tx, accountId, event: { type: 'subscription.changed' } })

  return {
    get,
    announce,

    /** The paid plan that counts now, as its provider last told it. */
    async livePlan({ db: queryable = db, accountId }: { db?: Queryable; accountId: string }) {
      const facts = { snapshots: await store.listSnapshots({ db: queryable, accountId }) }
      return liveSnapshot({ facts, now: clock.now() })
    },

    /** Once per account and per e-mail, exact by the server's clock. */
    startTrial: ({ accountId }: { accountId: string }): Promise<Subscription> =>
      inTransaction({ db }, async (tx) => {
        await store.lockSubscription({ db: tx, accountId })
        const now = clock.now()
        const account = await store.findSubscriptionAccount({ db: tx, accountId })
        if (account?.trialStartedAt) throw new AppError('trial.already_used')
        const emailHash = await emailHashOf({ db: tx, accountId })
        if (!(await store.rememberTrial({ db: tx, emailHash, startedAt: now }))) {
          throw new AppError('trial.already_used')
        }
        const onboardedAt = account?.onboardedAt ?? now
        await store.saveSubscriptionAccount({ db: tx, accountId, trialStartedAt: now, onboardedAt })
        await announce({ tx, accountId })
        return get({ db: tx, accountId })
      }),

    /** For a virtual clock: the trial began that much earlier. */
    async ageTrial({ tx, accountId, ms }: { tx: Tx; accountId: string; ms: number }) {
      const account = await store.findSubscriptionAccount({ db: tx, accountId })
      if (!account?.trialStartedAt) return
      const trialStartedAt = new Date(account.trialStartedAt.getTime() - ms)
      await store.saveSubscriptionAccount({ db: tx, accountId, trialStartedAt })
      await announce({ tx, accountId })
    },

    /** Skipping, subscribing and the trial all end the state "not onboarded". */
    async markOnboarded({ tx, accountId }: { tx: Tx; accountId: string }): Promise<void> {
      const account = await store.findSubscriptionAccount({ db: tx, accountId })
      if (account?.onboardedAt) return
      await store.saveSubscriptionAccount({ db: tx, accountId, onboardedAt: clock.now() })
      await announce({ tx, accountId })
    },

    allowanceOf: (asked: { db: Queryable; accountId: string }): Promise<KidAllowance> =>
      planOf(asked),

    chooseOpenKid: ({ accountId, kidId }: { accountId: string; kidId: string }) =>
      inTransaction({ db }, async (tx) => {
        await store.saveSubscriptionAccount({ db: tx, accountId, openKidId: kidId })
        await announce({ tx, accountId })
      }),

    /** One story of this period, or `story.quota_exhausted`; two devices cannot share the last. */
    async reserveStory({
      tx,
      accountId,
      storyId,
    }: {
      tx: Tx
      accountId: string
      storyId: string
    }): Promise<void> {
      await store.lockSubscription({ db: tx, accountId })
      const { remainingStories } = await get({ db: tx, accountId })
      if (remainingStories < 1) throw new AppError('story.quota_exhausted')
      await store.reserveStory({ db: tx, storyId, accountId, reservedAt: clock.now() })
      await announce({ tx, accountId })
    },

    async releaseStory({ tx, storyId }: { tx: Tx; storyId: string }): Promise<void> {
      const accountId = await store.releaseStory({ db: tx, storyId, releasedAt: clock.now() })
      if (accountId) await announce({ tx, accountId })
    },

    hasNarration: async (asked: { db: Queryable; accountId: string }) =>
      (await planOf(asked)).narration,
  }
}
