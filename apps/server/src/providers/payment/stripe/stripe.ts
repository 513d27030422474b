import type { Currency, Sku } from '@luciole/contract/subscriptions'
import Stripe from 'stripe'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/db'
import { AppError } from '#platform/errors'
import type { CheckoutRequest, PaymentProvider, Snapshot } from '#providers/payment/payment'
import { isSignedWebhook } from '#providers/payment/webhook-signature'
import { changeAtPeriodEnd, changeNow, itemsFor, releaseSchedule } from './stripe-changes'
import type { StripePrices } from './stripe-prices'
import { snapshotOfStripe } from './stripe-snapshot'
import * as store from './stripe.store'

/** The shapes below are those of this version; since 2025-03-31 a period sits on the items. */
const API_VERSION = '2026-10-28.endive'
const TIMEOUT_MS = 20_000
const RETRIES = 2

export interface StripeDependencies {
  db: Db
  clock: Clock
  key: string
  webhookSecret: string
  prices: StripePrices
  amountOf: (price: { sku: Sku; currency: Currency }) => number
  /** What carries the calls; a test's answers from recorded shapes. */
  request?: typeof fetch
}

const priceMark = ({ sku, currency }: { sku: Sku; currency: Currency }) =>
  `${sku.plan}-${sku.tier}-${sku.narration} ${currency}`

/** Contract-tested; not yet run against a live test account (docs/providers.md). */
export function createStripe(dependencies: StripeDependencies): PaymentProvider {
  const { db, clock, key: secretKey, webhookSecret, prices, amountOf, request } = dependencies
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(request ? { httpClient: Stripe.createFetchHttpClient(request) } : {}),
  })
  const isLive = /^(sk|rk)_live_/.test(secretKey)

  async function customerFor({ accountId, email }: { accountId: string; email: string }) {
    const known = await store.findCustomer({ db, accountId })
    if (known) return known
    const { id: customerId } = await stripe.customers.create(
      { email, metadata: { accountId } },
      { idempotencyKey: `cus:${accountId}` },
    )
    return store.bindCustomer({ db, accountId, customerId })
  }

  async function startCheckout(request: CheckoutRequest) {
    const { accountId, email, sku, currency, language, attemptId, key } = request
    const customer = await customerFor({ accountId, email })
    // Bought a moment ago in another tab: nobody here was told yet.
    const now = clock.now()
    const bought = await fetchState({ accountId })
    if (bought.some((plan) => !plan.isRefunded && (plan.graceUntil ?? plan.periodEnd) > now)) {
      throw new AppError('payment.already_subscribed')
    }
    const mark = priceMark({ sku, currency })
    const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 10 })
    for (const session of open.data) {
      if (session.metadata?.mark === mark && session.url) {
        return { reference: session.id, url: session.url }
      }
      await stripe.checkout.sessions.expire(session.id)
    }
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        client_reference_id: accountId,
        currency: currency.toLowerCase(),
        line_items: prices.idOf(sku).map((price) => ({ price, quantity: 1 })),
        locale: language,
        metadata: { attemptId, mark },
        subscription_data: { metadata: { accountId } },
        success_url: request.successUrl,
        cancel_url: request.cancelUrl,
      },
      { idempotencyKey: key },
    )
    return { reference: session.id, url: session.url ?? request.cancelUrl }
  }

  async function fetchState({ accountId }: { accountId: string }): Promise<Snapshot[]> {
    const customer = await store.findCustomer({ db, accountId })
    if (!customer) return []
    const list = { customer, limit: 20 }
    const { data } = await stripe.subscriptions.list({
      ...list,
      status: 'all',
      expand: ['data.schedule'],
    })
    const charges = await stripe.charges.list({ customer, limit: 5 })
    const last = charges.data.find(({ paid }) => paid)
    const isRefundedSince = (start: Date) =>
      last !== undefined &&
      (last.refunded || last.disputed) &&
      new Date(last.created * 1000).getTime() >= start.getTime() - TIMEOUT_MS
    const now = clock.now()
    return data.flatMap((subscription) => {
      const given = { subscription, prices, amountOf, isRefundedSince, now }
      return snapshotOfStripe(given) ?? []
    })
  }

  const retrieve = (reference: string) =>
    stripe.subscriptions.retrieve(reference, { expand: ['schedule'] })

  return {
    id: 'stripe',
    capabilities: {
      redirectCheckout: true,
      nativePurchase: false,
      portal: true,
      serverCancel: true,
      serverChange: true,
    },
    startCheckout,
    fetchState,
    async checkoutOutcome({ reference }) {
      const session = await stripe.checkout.sessions.retrieve(reference)
      if (session.status === 'expired') return { state: 'expired', cause: 'expired' }
      if (session.status !== 'complete') return { state: 'open', cause: null }
      const isPaid = session.payment_status !== 'unpaid'
      return { state: isPaid ? 'succeeded' : 'processing', cause: null }
    },
    async previewChange({ reference, to, effective }) {
      const subscription = await retrieve(reference)
      if (effective === 'period_end') {
        const end = subscription.items.data[0]?.current_period_end ?? 0
        return { dueNow: 0, at: new Date(end * 1000) }
      }
      const invoice = await stripe.invoices.createPreview({
        subscription: reference,
        subscription_details: {
          items: itemsFor({ subscription, prices, to }),
          proration_behavior: 'always_invoice',
        },
      })
      return { dueNow: Math.max(0, invoice.amount_due), at: clock.now() }
    },
    async changePlan({ reference, from, to, effective, key }) {
      const subscription = await retrieve(reference)
      const given = { stripe, subscription, prices, to, key }
      if (effective === 'period_end') return changeAtPeriodEnd(given)
      return priceMark({ sku: from, currency: 'EUR' }) === priceMark({ sku: to, currency: 'EUR' })
        ? releaseSchedule(given)
        : changeNow(given)
    },
    async cancelAtPeriodEnd({ reference, key }) {
      const subscription = await retrieve(reference)
      await releaseSchedule({ stripe, subscription, key })
      const idempotencyKey = key
      await stripe.subscriptions.update(
        reference,
        { cancel_at_period_end: true },
        { idempotencyKey },
      )
    },
    async resume({ reference, key: idempotencyKey }) {
      await stripe.subscriptions.update(
        reference,
        { cancel_at_period_end: false },
        { idempotencyKey },
      )
    },
    async portalUrl({ accountId, language, returnUrl }) {
      const customer = await store.findCustomer({ db, accountId })
      const session = await stripe.billingPortal.sessions.create({
        customer: customer ?? '',
        locale: language,
        return_url: returnUrl,
      })
      return session.url
    },
    async parseWebhook({ rawBody, headers }) {
      const header = headers['stripe-signature']
      if (!isSignedWebhook({ rawBody, secret: webhookSecret, header, now: clock.now() }))
        return null
      const event = JSON.parse(rawBody.toString()) as Stripe.Event
      const about = event.data.object as { object: string; id: string; customer?: unknown }
      const named = about.object === 'customer' ? about.id : about.customer
      if (event.livemode !== isLive || typeof named !== 'string') {
        return { id: event.id, accountId: null }
      }
      return { id: event.id, accountId: await store.findAccountOf({ db, customerId: named }) }
    },
    async deleteCustomer({ accountId, key }) {
      const customer = await store.findCustomer({ db, accountId })
      if (!customer) return
      await stripe.customers.del(customer, {}, { idempotencyKey: key })
      await store.forgetCustomer({ db, accountId })
    },
  }
}
