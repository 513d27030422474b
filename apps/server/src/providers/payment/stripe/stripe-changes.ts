import type { Sku } from '@luciole/contract/subscriptions'
import type Stripe from 'stripe'
import { AppError } from '#platform/errors'
import type { PlanChange } from '#providers/payment/payment'
import type { StripePrices } from './stripe-prices'

/** What turns the items there are into those of `to`. */
export function itemsFor({
  subscription,
  prices,
  to,
}: {
  subscription: Stripe.Subscription
  prices: StripePrices
  to: Sku
}): { id?: string; price?: string; deleted?: boolean }[] {
  const [plan = '', ...rest] = prices.idOf(to)
  const now = subscription.items.data
  const base = now.find(({ price }) => price.id !== prices.narration)
  const voice = now.find(({ price }) => price.id === prices.narration)
  const items: { id?: string; price?: string; deleted?: boolean }[] = [
    { ...(base ? { id: base.id } : {}), price: plan },
  ]
  if (rest.length > 0 && !voice) items.push({ price: prices.narration })
  if (rest.length === 0 && voice) items.push({ id: voice.id, deleted: true })
  return items
}

const scheduleIdOf = ({ schedule }: Stripe.Subscription): string | null =>
  typeof schedule === 'string' ? schedule : (schedule?.id ?? null)

/** A change still to come is forgotten; the subscription goes on as it is. */
export async function releaseSchedule({
  stripe,
  subscription,
  key,
}: {
  stripe: Stripe
  subscription: Stripe.Subscription
  key: string
}) {
  const id = scheduleIdOf(subscription)
  if (id) await stripe.subscriptionSchedules.release(id, {}, { idempotencyKey: `${key}:release` })
}

async function renewAgain({
  stripe,
  subscription,
  key,
}: {
  stripe: Stripe
  subscription: Stripe.Subscription
  key: string
}) {
  if (!subscription.cancel_at_period_end) return
  await stripe.subscriptions.update(
    subscription.id,
    { cancel_at_period_end: false },
    { idempotencyKey: `${key}:resume` },
  )
}

/** Paid for at once, or not made at all. */
export async function changeNow({
  stripe,
  subscription,
  prices,
  to,
  key,
}: {
  stripe: Stripe
  subscription: Stripe.Subscription
  prices: StripePrices
  to: Sku
  key: string
}) {
  await releaseSchedule({ stripe, subscription, key })
  const changed = await stripe.subscriptions.update(
    subscription.id,
    {
      items: itemsFor({ subscription, prices, to }),
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    },
    { idempotencyKey: key },
  )
  if (changed.pending_update) throw new AppError('subscription.change_failed')
  // After the payment: one that was refused leaves a cancelled plan as it was.
  await renewAgain({ stripe, subscription, key })
}

export async function changeAtPeriodEnd({
  stripe,
  subscription,
  prices,
  to,
  key,
}: {
  stripe: Stripe
  subscription: Stripe.Subscription
  prices: StripePrices
} & Pick<PlanChange, 'to'> & { key: string }) {
  const first = subscription.items.data[0]
  if (!first) throw new AppError('subscription.not_found')
  await renewAgain({ stripe, subscription, key })
  const id =
    scheduleIdOf(subscription) ??
    (
      await stripe.subscriptionSchedules.create(
        { from_subscription: subscription.id },
        { idempotencyKey: `${key}:schedule` },
      )
    ).id
  await stripe.subscriptionSchedules.update(
    id,
    {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: subscription.items.data.map(({ price }) => ({ price: price.id, quantity: 1 })),
          start_date: first.current_period_start,
          end_date: first.current_period_end,
        },
        {
          items: prices.idOf(to).map((price) => ({ price, quantity: 1 })),
          proration_behavior: 'none',
        },
      ],
    },
    { idempotencyKey: key },
  )
}
