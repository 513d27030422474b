import { LIMITS } from '@luciole/contract/limits'
import {
  PLANS,
  TIERS,
  type Currency,
  type Offers,
  type Plan,
  type Sku,
  type Tier,
} from '@luciole/contract/subscriptions'

export const STORIES_PER_MONTH: Record<Tier, number> = { explorer: 8, adventurer: 20 }
export const KID_LIMIT: Record<Plan, number> = {
  single: LIMITS.singleKids,
  family: LIMITS.familyKids,
}

/** Minor units a month; each currency has the same steps. */
export interface PriceList {
  tier: Record<Tier, number>
  family: number
  narration: number
}

export const ALL_SKUS: readonly Sku[] = PLANS.flatMap((plan) =>
  TIERS.flatMap((tier) => [false, true].map((narration) => ({ plan, tier, narration }))),
)

export const skuId = ({ plan, tier, narration }: Sku): string =>
  `${plan}-${tier}${narration ? '-narration' : ''}`

export const skuOfId = (id: string): Sku | undefined => ALL_SKUS.find((sku) => skuId(sku) === id)

export const isSameSku = (a: Sku, b: Sku): boolean => skuId(a) === skuId(b)

export const priceOf = ({ sku, prices }: { sku: Sku; prices: PriceList }): number =>
  prices.tier[sku.tier] +
  (sku.plan === 'family' ? prices.family : 0) +
  (sku.narration ? prices.narration : 0)

/** Anything taken away waits for the period's end; anything added is there once it is paid. */
export const isUpgrade = ({ from, to }: { from: Sku; to: Sku }): boolean =>
  !isSameSku(from, to) &&
  KID_LIMIT[to.plan] >= KID_LIMIT[from.plan] &&
  STORIES_PER_MONTH[to.tier] >= STORIES_PER_MONTH[from.tier] &&
  Number(to.narration) >= Number(from.narration)

export function offersFrom({
  prices,
  currency,
  provider,
}: {
  prices: Record<Currency, PriceList>
  currency: Currency
  provider: string
}): Offers {
  const inEvery = (sku: Sku) =>
    Object.fromEntries(
      Object.entries(prices).map(([name, list]) => [name, priceOf({ sku, prices: list })]),
    ) as Record<Currency, number>
  return {
    currency,
    provider,
    offers: ALL_SKUS.map((sku) => ({
      sku,
      storiesPerMonth: STORIES_PER_MONTH[sku.tier],
      kidLimit: KID_LIMIT[sku.plan],
      prices: inEvery(sku),
    })),
  }
}
