import type { Attempt, Currency, Offers, Sku } from '@luciole/contract/subscriptions'
import type { Clock } from '#platform/clock'
import { inTransaction, type Db, type Tx } from '#platform/db'
import { AppError } from '#platform/errors'
import type { CheckoutRequest, PaymentProvider } from '#providers/payment/payment'
import { isSettled } from './attempt-state'
import { isSameSku, offersFrom, priceOf, type PriceList } from './catalogue'
import * as store from './payments.store'
import type { Settle } from './settling'
import type { SubscriptionsService } from './subscriptions.service'
import { lockSubscription } from './subscriptions.store'
import type { AttemptRow } from './subscriptions.tables'

/** Once a parent waits, the server looks by itself: a webhook may be late or lost. */
const LOOK_AFTER_SECONDS = [3, 10, 30, 60, 300, 1800]

export interface PaymentsDependencies {
  db: Db
  clock: Clock
  /** Where the web pays. */
  provider: PaymentProvider
  prices: Record<Currency, PriceList>
  currency: Currency
  publicUrl: string
  subscriptions: Pick<SubscriptionsService, 'livePlan'>
  settle: Settle
  enqueueSettle: (input: {
    tx: Tx
    accountId: string
    key: string
    delaySeconds: number
  }) => Promise<void>
  contactOf: (accountId: string) => Promise<{ email: string; language: 'en' | 'fr' }>
}
export type PaymentsService = ReturnType<typeof createPaymentsService>

/** Our own refusals pass; anything else of a provider is the network's to us. */
export async function asPayment<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('payment.unavailable', { cause: error })
  }
}

const attemptView = ({ id, state, sku, checkoutUrl, cause }: AttemptRow): Attempt => ({
  id,
  state,
  sku,
  checkoutUrl: state === 'open' ? checkoutUrl : null,
  cause,
})

export function createPaymentsService(dependencies: PaymentsDependencies) {
  const { db, clock, provider, prices, publicUrl, subscriptions, settle } = dependencies

  /** The attempt as it was first asked for; the same id for another plan is a mistake. */
  const openAttempt = (asked: { accountId: string; id: string; sku: Sku; currency: Currency }) =>
    inTransaction({ db }, async (tx) => {
      const { accountId, id, sku, currency } = asked
      await lockSubscription({ db: tx, accountId })
      const known = await store.findAttempt({ db: tx, accountId, id })
      if (known && !(isSameSku(known.sku, sku) && known.currency === currency)) {
        throw new AppError('payment.attempt_conflict')
      }
      const isNew = !known || known.state === 'created'
      if (isNew && (await subscriptions.livePlan({ db: tx, accountId }))) {
        throw new AppError('payment.already_subscribed')
      }
      if (known) return known
      const row: AttemptRow = {
        accountId,
        id,
        provider: provider.id,
        sku,
        currency,
        state: 'created',
        cause: null,
        reference: null,
        checkoutUrl: null,
        awaitedAt: null,
        updatedAt: clock.now(),
      }
      await store.insertAttempt({ tx, row })
      return row
    })

  async function requestFor({
    accountId,
    id,
    sku,
    currency,
  }: AttemptRow): Promise<CheckoutRequest> {
    return {
      accountId,
      ...(await dependencies.contactOf(accountId)),
      sku,
      currency,
      amount: priceOf({ sku, prices: prices[currency] }),
      attemptId: id,
      successUrl: `${publicUrl}/subscribe/awaiting?checkout=${id}`,
      cancelUrl: `${publicUrl}/subscribe`,
      key: `chk:${id}`,
    }
  }

  async function look({ accountId, id }: { accountId: string; id: string }): Promise<Attempt> {
    const row = await store.findAttempt({ db, accountId, id })
    if (!row) throw new AppError('not_found')
    return attemptView(row)
  }

  return {
    offers: (): Offers =>
      offersFrom({ prices, currency: dependencies.currency, provider: provider.id }),

    /** May be asked any number of times with one id: it opens one checkout and charges once. */
    async checkout(asked: {
      accountId: string
      attemptId: string
      sku: Sku
      currency: Currency
    }): Promise<Attempt> {
      const { accountId, attemptId: id, sku, currency } = asked
      const attempt = await openAttempt({ accountId, id, sku, currency })
      if (attempt.state !== 'created') {
        if (!isSettled(attempt.state)) await asPayment(settle({ accountId }))
        return look({ accountId, id })
      }
      const request = await requestFor(attempt)
      const { reference, url } = await asPayment(provider.startCheckout(request))
      await inTransaction({ db }, async (tx) => {
        await lockSubscription({ db: tx, accountId })
        const now = await store.findAttempt({ db: tx, accountId, id })
        if (now?.state !== 'created') return
        const open = { state: 'open' as const, reference, checkoutUrl: url }
        await store.updateAttempt({ tx, accountId, id, ...open, updatedAt: clock.now() })
      })
      return look({ accountId, id })
    },

    /** Asked by whoever waits: the first question makes the server look too. */
    async attempt({ accountId, attemptId: id }: { accountId: string; attemptId: string }) {
      const found = await look({ accountId, id })
      if (isSettled(found.state)) return found
      await inTransaction({ db }, async (tx) => {
        await lockSubscription({ db: tx, accountId })
        const row = await store.findAttempt({ db: tx, accountId, id })
        if (!row || row.awaitedAt) return
        await store.updateAttempt({ tx, accountId, id, awaitedAt: clock.now() })
        for (const delaySeconds of LOOK_AFTER_SECONDS) {
          const key = `${id}:${delaySeconds}`
          await dependencies.enqueueSettle({ tx, accountId, key, delaySeconds })
        }
      })
      return found
    },
  }
}
