import type { Sku, Subscription } from '@luciole/contract/subscriptions'
import { isSameSku, skuOf } from './plan-choice'

/** What may be done about the plan that is chosen, by whoever has this subscription. */
export function planLamp({
  subscription,
  sku,
}: {
  subscription: Subscription
  sku: Sku
}): 'begin' | 'change' | 'keep' | 'owned' | 'planned' {
  const owned = skuOf(subscription)
  const { pendingChange } = subscription
  if (!owned) return 'begin'
  if (isSameSku(owned, sku)) return pendingChange ? 'keep' : 'owned'
  return pendingChange && isSameSku(pendingChange.sku, sku) ? 'planned' : 'change'
}
