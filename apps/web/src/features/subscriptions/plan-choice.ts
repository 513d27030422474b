import type { Offers, Sku, Subscription } from '@luciole/contract/subscriptions'

export const skuKey = ({ plan, tier, narration }: Sku) => `${plan}-${tier}-${narration}`
export const isSameSku = (a: Sku, b: Sku) => skuKey(a) === skuKey(b)

export const offerOf = ({ offers, sku }: { offers: Offers; sku: Sku }) =>
  offers.offers.find((offer) => isSameSku(offer.sku, sku))

/** The plan that is paid for now. */
export function skuOf({ planType, tier, narration }: Subscription): Sku | null {
  if (!planType || planType === 'freeTrial' || !tier) return null
  return { plan: planType, tier, narration }
}

/** What somebody came for: the gate they stood before. */
export const WISHES = ['family', 'stories', 'voice'] as const
export type Wish = (typeof WISHES)[number]
export const withWish = ({ sku, wish }: { sku: Sku; wish: Wish | null }): Sku => ({
  plan: wish === 'family' ? 'family' : sku.plan,
  tier: wish === 'stories' ? 'adventurer' : sku.tier,
  narration: wish === 'voice' || sku.narration,
})

const CHOICE_KEY = 'luciole.plan'
const ATTEMPT_KEY = 'luciole.attempt'

const read = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
const write = ({ key, value }: { key: string; value: unknown }) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A blocked storage forgets: the server still charges one live subscription only.
  }
}

/** Kept while the tab lives: whoever comes back from the payment page finds their choice. */
export const keepChoice = (sku: Sku) => write({ key: CHOICE_KEY, value: sku })
export function keptChoice(): Sku | null {
  const kept = read(CHOICE_KEY) as Partial<Sku> | null
  const { plan, tier, narration } = kept ?? {}
  if (plan !== 'single' && plan !== 'family') return null
  if (tier !== 'explorer' && tier !== 'adventurer') return null
  return { plan, tier, narration: narration === true }
}

/** One id for one wish: sent with every retry, so that paying twice is impossible. */
export function attemptFor(wish: string): string {
  const kept = read(ATTEMPT_KEY) as { wish?: string; id?: string } | null
  if (kept?.wish === wish && typeof kept.id === 'string') return kept.id
  const id = crypto.randomUUID()
  write({ key: ATTEMPT_KEY, value: { wish, id } })
  return id
}
export const forgetAttempt = () => write({ key: ATTEMPT_KEY, value: null })
