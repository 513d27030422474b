import type { Currency, Sku } from '@luciole/contract/subscriptions'
import type Stripe from 'stripe'
import type { Snapshot } from '#providers/payment/payment'
import type { StripePrices } from './stripe-prices'

const GRACE_MS = 7 * 86_400_000
const at = (seconds: number) => new Date(seconds * 1000)

function monthBefore(date: Date): Date {
  const before = new Date(date)
  before.setUTCMonth(before.getUTCMonth() - 1)
  return before
}

const priceIds = (items: { price: string | { id: string } }[]) =>
  items.map(({ price }) => (typeof price === 'string' ? price : price.id))

function pendingSkuOf({
  subscription,
  prices,
  now,
}: {
  subscription: Stripe.Subscription
  prices: StripePrices
  now: Date
}): Sku | null {
  const { schedule } = subscription
  if (!schedule || typeof schedule === 'string') return null
  const next = schedule.phases.find(({ start_date: start }) => at(start) > now)
  return next ? prices.skuOf(priceIds(next.items)) : null
}

/** Stripe’s subscription in our words; null for one that was never paid, or is not ours. */
export function snapshotOfStripe({
  subscription,
  prices,
  amountOf,
  isRefundedSince,
  now,
}: {
  subscription: Stripe.Subscription
  prices: StripePrices
  amountOf: (price: { sku: Sku; currency: Currency }) => number
  /** Whether the last payment, made since then, was taken back. */
  isRefundedSince: (start: Date) => boolean
  now: Date
}): Snapshot | null {
  const { items, status, id } = subscription
  const sku = prices.skuOf(priceIds(items.data))
  const first = items.data[0]
  if (!sku || !first || status === 'incomplete' || status === 'incomplete_expired') return null
  const currency = subscription.currency.toUpperCase() as Currency
  const start = at(first.current_period_start)
  // A renewal that failed has already begun its new period: what was paid for ended where it starts.
  const isUnpaid = status === 'past_due' || status === 'unpaid' || status === 'paused'
  const end = isUnpaid ? start : at(first.current_period_end)
  const endedAt = subscription.ended_at === null ? null : at(subscription.ended_at)
  const isEnding = subscription.cancel_at_period_end || subscription.cancel_at !== null
  const lives = status === 'active' || status === 'trialing' || status === 'past_due'
  return {
    reference: id,
    sku,
    store: 'stripe',
    amount: amountOf({ sku, currency }),
    currency,
    periodStart: isUnpaid ? monthBefore(start) : start,
    periodEnd: endedAt && endedAt < end ? endedAt : end,
    graceUntil: status === 'past_due' ? new Date(start.getTime() + GRACE_MS) : null,
    willRenew: lives && !isEnding,
    isRefunded: isRefundedSince(start),
    pendingSku: pendingSkuOf({ subscription, prices, now }),
  }
}
