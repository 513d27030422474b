import type { AppEvent } from '@luciole/contract/events'
import type { Clock } from '#platform/clock'
import { inTransaction, type Db, type Queryable, type Tx } from '#platform/db'
import type { CheckoutOutcome, PaymentProvider, Snapshot } from '#providers/payment/payment'
import { isLaterState } from './attempt-state'
import { dueLetters, type KeyedLetter } from './due-letters'
import * as store from './payments.store'
import type { SubscriptionsService } from './subscriptions.service'
import { listSnapshots, lockSubscription } from './subscriptions.store'
import type { AttemptRow } from './subscriptions.tables'

const DAY_MS = 86_400_000
const ATTEMPT_DAYS = 30
/** A renewal is looked for when it is due: until it is known, the plan has ended. */
const LOOK_AFTER_END_SECONDS = [1, 30]

export interface SettlingDependencies {
  db: Db
  clock: Clock
  providers: readonly PaymentProvider[]
  subscriptions: Pick<SubscriptionsService, 'get' | 'announce' | 'markOnboarded'>
  /** False once the account is going: nothing is written for it any more. */
  isOpenAccount: (input: { db: Queryable; accountId: string }) => Promise<boolean>
  appendEvent: (input: { tx: Tx; accountId: string; event: AppEvent }) => Promise<void>
  enqueueLetter: (input: { tx: Tx; accountId: string } & KeyedLetter) => Promise<void>
  enqueueSettle: (input: {
    tx: Tx
    accountId: string
    key: string
    delaySeconds: number
  }) => Promise<void>
}
type Commit = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
type Look = {
  accountId: string
  provider: string
  number: number
  snapshots: Snapshot[]
  outcomes: { attempt: AttemptRow; outcome: CheckoutOutcome }[]
}
export type Settle = ReturnType<typeof createSettle>

/**
 * Asks every provider what an account has and writes that down. It may run at any time, as often as
 * one likes, by several at once: a later look wins, an older one changes nothing.
 */
export function createSettle(dependencies: SettlingDependencies) {
  const { db, clock, providers, isOpenAccount } = dependencies

  async function settleWith({
    provider,
    accountId,
    commit,
  }: {
    provider: PaymentProvider
    accountId: string
    commit: Commit
  }) {
    const number = await commit((tx) => store.startLook({ tx, accountId, provider: provider.id }))
    const since = new Date(clock.now().getTime() - ATTEMPT_DAYS * DAY_MS)
    const of = { db, accountId, since, provider: provider.id }
    const attempts = await store.listUnsettledAttempts(of)
    // Checkouts first: one that succeeded then has its subscription in what is fetched after it.
    const outcomes: Look['outcomes'] = []
    for (const attempt of attempts) {
      const reference = attempt.reference ?? ''
      outcomes.push({
        attempt,
        outcome: await provider.checkoutOutcome({ accountId, reference }),
      })
    }
    const snapshots = await provider.fetchState({ accountId })
    const look = { accountId, provider: provider.id, number, snapshots, outcomes }
    await commit((tx) => apply({ tx, look }))
  }

  async function apply({ tx, look }: { tx: Tx; look: Look }) {
    const { accountId, provider, number, snapshots, outcomes } = look
    await lockSubscription({ db: tx, accountId })
    if (!(await isOpenAccount({ db: tx, accountId }))) return
    if (!(await store.applyLook({ tx, accountId, provider, number }))) return
    const { subscriptions, appendEvent, enqueueLetter } = dependencies
    const rows = await listSnapshots({ db: tx, accountId })
    const known = rows.filter((row) => row.provider === provider)
    const before = await subscriptions.get({ db: tx, accountId })
    const fetchedAt = clock.now()
    await store.replaceSnapshots({ tx, accountId, provider, snapshots, fetchedAt })
    if (snapshots.length > 0) await subscriptions.markOnboarded({ tx, accountId })
    for (const { attempt, outcome } of outcomes) {
      if (!isLaterState({ from: attempt.state, to: outcome.state })) continue
      const { id } = attempt
      const { state, cause } = outcome
      await store.updateAttempt({ tx, accountId, id, state, cause, updatedAt: fetchedAt })
      await appendEvent({ tx, accountId, event: { type: 'payment.changed', attemptId: id } })
    }
    const after = await subscriptions.get({ db: tx, accountId })
    const isSame = JSON.stringify(before) === JSON.stringify(after)
    if (!isSame) await subscriptions.announce({ tx, accountId })
    const letters = dueLetters({ before: known, after: snapshots, look: number, at: fetchedAt })
    for (const letter of letters) {
      await enqueueLetter({ tx, accountId, ...letter })
    }
    for (const snapshot of snapshots) await lookAtItsEnd({ tx, accountId, known, snapshot })
  }

  async function lookAtItsEnd({
    tx,
    accountId,
    known,
    snapshot: { reference, periodEnd, willRenew },
  }: {
    tx: Tx
    accountId: string
    known: Snapshot[]
    snapshot: Snapshot
  }) {
    const leftSeconds = Math.ceil((periodEnd.getTime() - clock.now().getTime()) / 1000)
    const was = known.find((one) => one.reference === reference)
    if (!willRenew || leftSeconds < 0 || was?.periodEnd.getTime() === periodEnd.getTime()) return
    for (const later of LOOK_AFTER_END_SECONDS) {
      const key = `${reference}:${periodEnd.toISOString()}:${later}`
      const delaySeconds = leftSeconds + later
      await dependencies.enqueueSettle({ tx, accountId, key, delaySeconds })
    }
  }

  return async function settle({
    accountId,
    commit = (work) => inTransaction({ db }, work),
  }: {
    accountId: string
    commit?: Commit
  }): Promise<void> {
    if (!(await isOpenAccount({ db, accountId }))) return
    for (const provider of providers) await settleWith({ provider, accountId, commit })
  }
}
