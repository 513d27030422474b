import * as z from 'zod/mini'

export const PLANS = ['single', 'family'] as const
export const TIERS = ['explorer', 'adventurer'] as const
export const CURRENCIES = ['EUR', 'USD', 'GBP', 'CAD'] as const
export type Plan = (typeof PLANS)[number]
export type Tier = (typeof TIERS)[number]
export type Currency = (typeof CURRENCIES)[number]

export const skuSchema = z.object({
  plan: z.enum(PLANS),
  tier: z.enum(TIERS),
  narration: z.boolean(),
})
export type Sku = z.infer<typeof skuSchema>

/** What a plan is called in the app stores: `family_adventurer_narration`. */
export const storeNameOf = ({ plan, tier, narration }: Sku) =>
  `${plan}_${tier}${narration ? '_narration' : ''}`

export const SUBSCRIPTION_STATES = [
  'notOnboarded',
  'freeTrial',
  'freeTrialExpired',
  'active',
  'cancelled',
  'expired',
  'none',
] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

export const subscriptionSchema = z.object({
  status: z.enum(SUBSCRIPTION_STATES),
  planType: z.nullable(z.enum(['freeTrial', ...PLANS])),
  tier: z.nullable(z.enum(TIERS)),
  narration: z.boolean(),
  remainingStories: z.number(),
  storyLimit: z.number(),
  kidLimit: z.number(),
  /** Minor units (cents) and currency; null without a paid plan. */
  monthlyPrice: z.nullable(z.object({ amount: z.number(), currency: z.enum(CURRENCIES) })),
  /** Trial end, period end or end of access: what the state is about. */
  until: z.nullable(z.string()),
  willRenew: z.boolean(),
  paymentIssue: z.boolean(),
  pendingChange: z.nullable(z.object({ sku: skuSchema, at: z.string() })),
  /** Where the money is managed: our screens, the provider's portal or an app store. */
  managedBy: z.enum(['none', 'sandbox', 'stripe', 'app_store', 'play_store']),
  trialAvailable: z.boolean(),
})
export type Subscription = z.infer<typeof subscriptionSchema>

export const offerSchema = z.object({
  sku: skuSchema,
  storiesPerMonth: z.number(),
  kidLimit: z.number(),
  prices: z.record(z.enum(CURRENCIES), z.number()),
})
export const offersSchema = z.object({
  offers: z.array(offerSchema),
  currency: z.enum(CURRENCIES),
  provider: z.string(),
})
export type Offers = z.infer<typeof offersSchema>

export const checkoutInput = z.object({
  attemptId: z.uuid(),
  sku: skuSchema,
  currency: z.enum(CURRENCIES),
})
export const ATTEMPT_STATES = [
  'created',
  'open',
  'processing',
  'succeeded',
  'failed',
  'expired',
] as const
export const attemptSchema = z.object({
  id: z.string(),
  state: z.enum(ATTEMPT_STATES),
  sku: skuSchema,
  checkoutUrl: z.nullable(z.string()),
  /** Why it failed: 'declined', 'expired' or 'cancelled'. */
  cause: z.nullable(z.enum(['declined', 'expired', 'cancelled', 'unknown'])),
})
export type Attempt = z.infer<typeof attemptSchema>
export const attemptOfInput = z.object({ attemptId: z.uuid() })
export const changePlanInput = z.object({ sku: skuSchema })
export const changePreviewSchema = z.object({
  dueNow: z.number(),
  currency: z.enum(CURRENCIES),
  effective: z.enum(['now', 'period_end']),
  at: z.string(),
})
export const openKidInput = z.object({ kidId: z.uuid() })
/** Where cards and invoices are kept, or the store's own page. */
export const portalSchema = z.object({ url: z.string() })
