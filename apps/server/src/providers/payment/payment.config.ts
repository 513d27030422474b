import * as z from 'zod'
import { asOptional, defineConfig } from '#platform/config'

const optional = (env: string, doc: string) => ({ env, schema: asOptional, default: '', doc })

const asPrices = z
  .string()
  .regex(/^\d+,\d+,\d+,\d+$/, 'must be four whole numbers of cents, such as 699,1199,400,300')
  .transform((text) => {
    const [explorer = 0, adventurer = 0, family = 0, narration = 0] = text.split(',').map(Number)
    return { tier: { explorer, adventurer }, family, narration }
  })
const prices = (currency: string) => ({
  env: `PRICES_${currency}`,
  schema: asPrices,
  default: '699,1199,400,300',
  doc: `Cents a month in ${currency}: single explorer, single adventurer, more for a family, more for narration`,
})

export const paymentConfig = defineConfig({
  provider: {
    env: 'PAYMENT_PROVIDER',
    schema: z.enum(['sandbox', 'stripe'], 'must be sandbox or stripe'),
    default: 'sandbox',
    doc: 'Who takes the money: sandbox (this machine only) or stripe',
    requiredInProduction: true,
  },
  allowSandbox: {
    env: 'ALLOW_PAYMENT_SANDBOX',
    schema: z.enum(['true', 'false']).transform((value) => value === 'true'),
    default: 'false',
    doc: 'true lets MODE=production start with the payment sandbox: a demonstration that charges nobody',
  },
  stripeKey: optional('STRIPE_SECRET_KEY', 'stripe: the secret key, sk_live_… or sk_test_…'),
  stripeWebhookSecret: optional(
    'STRIPE_WEBHOOK_SECRET',
    'stripe: what webhooks to /webhooks/stripe are signed with, whsec_…',
  ),
  stripePrices: optional(
    'STRIPE_PRICES',
    'stripe: the id of the price of each part, as single-explorer=price_…,family-explorer=…,narration=…',
  ),
  revenueCatKey: optional('REVENUECAT_API_KEY', 'App stores: a secret key of RevenueCat’s API v2'),
  revenueCatProject: optional('REVENUECAT_PROJECT', 'App stores: the id of the project, proj…'),
  revenueCatWebhookSecret: optional(
    'REVENUECAT_WEBHOOK_AUTHORIZATION',
    'App stores: the Authorization header RevenueCat sends to /webhooks/revenuecat',
  ),
  revenueCatAndroidKey: optional(
    'REVENUECAT_ANDROID_KEY',
    'App stores: the public key the Android shell sells with, goog_…',
  ),
  revenueCatIosKey: optional(
    'REVENUECAT_IOS_KEY',
    'App stores: the public key the iOS shell sells with, appl_…',
  ),
  pricesEur: prices('EUR'),
  pricesUsd: prices('USD'),
  pricesGbp: prices('GBP'),
  pricesCad: prices('CAD'),
  currency: {
    env: 'CURRENCY',
    schema: z.enum(['EUR', 'USD', 'GBP', 'CAD'], 'must be EUR, USD, GBP or CAD'),
    default: 'EUR',
    doc: 'Currency shown where the parent’s region names none of ours',
  },
})

type PaymentValues = {
  provider: 'sandbox' | 'stripe'
  allowSandbox: boolean
  stripeKey: string | null
  stripeWebhookSecret: string | null
  stripePrices: string | null
  revenueCatKey: string | null
  revenueCatProject: string | null
  revenueCatWebhookSecret: string | null
}

/** What one setting asks of the others. */
export function checkPaymentConfig({
  payment,
  mode,
}: {
  payment: PaymentValues
  mode: 'local' | 'production'
}): string[] {
  const problems: string[] = []
  const { provider, stripeKey, stripeWebhookSecret, stripePrices } = payment
  if (mode === 'production' && provider === 'sandbox' && !payment.allowSandbox) {
    problems.push('PAYMENT_PROVIDER=sandbox charges nobody: production needs stripe')
  }
  if (provider === 'stripe' && !(stripeKey && stripeWebhookSecret && stripePrices)) {
    problems.push(
      'PAYMENT_PROVIDER=stripe needs STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICES',
    )
  }
  const store = [payment.revenueCatKey, payment.revenueCatProject, payment.revenueCatWebhookSecret]
  if (store.some(Boolean) && !store.every(Boolean)) {
    problems.push(
      'REVENUECAT_API_KEY, REVENUECAT_PROJECT and REVENUECAT_WEBHOOK_AUTHORIZATION go together',
    )
  }
  return problems
}

type Prices = z.output<typeof asPrices>
export const pricesOf = (config: Record<`prices${'Eur' | 'Usd' | 'Gbp' | 'Cad'}`, Prices>) => ({
  EUR: config.pricesEur,
  USD: config.pricesUsd,
  GBP: config.pricesGbp,
  CAD: config.pricesCad,
})
