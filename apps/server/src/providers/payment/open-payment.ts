import type { Currency, Sku } from '@luciole/contract/subscriptions'
import type { ConfigOf } from '#platform/config'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/db'
import type { NewId } from '#platform/ids'
import { enqueue } from '#platform/jobs'
import { ownSecret } from '#platform/secrets'
import type { PaymentProvider } from './payment'
import type { paymentConfig } from './payment.config'
import { deliverWebhookJob } from './sandbox/deliver-webhook.job'
import { createRevenueCat } from './revenuecat'
import { createSandbox, type Sandbox } from './sandbox/sandbox'
import { createStripe } from './stripe/stripe'
import { readStripePrices } from './stripe/stripe-prices'

type PaymentConfig = ConfigOf<{ payment: typeof paymentConfig }>['payment']
type Needs = {
  config: PaymentConfig
  database: Database
  clock: Clock
  newId: NewId
  publicUrl: string
  isProduction: boolean
  amountOf: (price: { sku: Sku; currency: Currency }) => number
}

/** Play adds the base plan: `family_adventurer_narration:monthly`. */
const STORE_NAME = /^(single|family)_(explorer|adventurer)(_narration)?(:.*)?$/

export function skuOfProduct(storeName: string): Sku | null {
  const [, plan, tier, narration] = STORE_NAME.exec(storeName) ?? []
  if (!plan || !tier) return null
  return { plan: plan as Sku['plan'], tier: tier as Sku['tier'], narration: Boolean(narration) }
}

function openStores({ config, clock, isProduction, amountOf }: Needs): PaymentProvider | null {
  const { revenueCatKey, revenueCatProject, revenueCatWebhookSecret } = config
  if (!revenueCatKey || !revenueCatProject || !revenueCatWebhookSecret) return null
  return createRevenueCat({
    clock,
    key: revenueCatKey,
    project: revenueCatProject,
    webhookAuthorization: revenueCatWebhookSecret,
    isProduction,
    amountOf,
    skuOfProduct,
  })
}

async function openSandbox({ database: { db }, clock, newId, publicUrl }: Needs) {
  const loopback: { origin: string | null } = { origin: null }
  const sandbox = createSandbox({
    db,
    clock,
    newId,
    publicUrl,
    secret: await ownSecret({ db, name: 'payment-sandbox' }),
    webhookUrl: () => `${loopback.origin ?? publicUrl}/webhooks/sandbox`,
    enqueueDelivery: ({ tx, accountId, webhookId, delaySeconds, copy }) =>
      enqueue({
        tx,
        job: deliverWebhookJob,
        payload: { accountId, webhookId },
        key: webhookId === null ? newId() : `${webhookId}:${copy}`,
        ...(delaySeconds > 0 ? { delaySeconds } : {}),
      }),
  })
  return { sandbox, loopback }
}

/** The provider of the web, that of the app stores, and the sandbox where it is used. */
export async function openPayment(needs: Needs): Promise<{
  payment: PaymentProvider
  storePayment: PaymentProvider | null
  sandbox: Sandbox | null
  loopback: { origin: string | null }
}> {
  const { config, database, clock, amountOf } = needs
  const storePayment = openStores(needs)
  const { provider, stripeKey, stripeWebhookSecret, stripePrices } = config
  if (provider === 'stripe' && stripeKey && stripeWebhookSecret && stripePrices) {
    const payment = createStripe({
      db: database.db,
      clock,
      key: stripeKey,
      webhookSecret: stripeWebhookSecret,
      prices: readStripePrices(stripePrices),
      amountOf,
    })
    return { payment, storePayment, sandbox: null, loopback: { origin: null } }
  }
  const { sandbox, loopback } = await openSandbox(needs)
  return { payment: sandbox, storePayment, sandbox, loopback }
}
