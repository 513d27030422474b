import type { Sku } from '@luciole/contract/subscriptions'

/** Stripe’s price of each part: a plan of a tier, and narration as a second item. */
export interface StripePrices {
  idOf: (sku: Sku) => string[]
  skuOf: (priceIds: string[]) => Sku | null
  narration: string
}

const PARTS = [
  'single-explorer',
  'single-adventurer',
  'family-explorer',
  'family-adventurer',
  'narration',
] as const

/** Reads `single-explorer=price_1,…`; throws when a part is missing. */
export function readStripePrices(text: string): StripePrices {
  const given = new Map(text.split(',').map((pair) => pair.trim().split('=') as [string, string]))
  const idOfPart = (part: string): string => {
    const id = given.get(part)
    if (!id) throw new Error(`STRIPE_PRICES has no price of ${part}`)
    return id
  }
  for (const part of PARTS) idOfPart(part)
  const narration = idOfPart('narration')
  return {
    narration,
    idOf: ({ plan, tier, narration: isNarrated }) => [
      idOfPart(`${plan}-${tier}`),
      ...(isNarrated ? [narration] : []),
    ],
    skuOf(priceIds) {
      for (const plan of ['single', 'family'] as const) {
        for (const tier of ['explorer', 'adventurer'] as const) {
          if (!priceIds.includes(idOfPart(`${plan}-${tier}`))) continue
          return { plan, tier, narration: priceIds.includes(narration) }
        }
      }
      return null
    },
  }
}
