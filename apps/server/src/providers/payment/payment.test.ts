import { randomUUID } from 'node:crypto'
import { createTestClock } from '#platform/test-clock'
import { openTestDatabase } from '#platform/test-db'
import { amountOfSku, describePayment } from './payment.contract'
import { createSandbox } from './sandbox/sandbox'
import { createStripe } from './stripe/stripe'
import { readStripePrices } from './stripe/stripe-prices'
import { findCustomer } from './stripe/stripe.store'
import { createStripeTwin } from './stripe/test-stripe-twin'
import { signWebhook } from './webhook-signature'

const SECRET = 'a secret of the test'
const PRICES =
  'single-explorer=price_se,single-adventurer=price_sa,family-explorer=price_fe,family-adventurer=price_fa,narration=price_n'

const signed = ({ event, header, at }: { event: object; header: string; at: Date }) => {
  const rawBody = Buffer.from(JSON.stringify(event))
  return { rawBody, headers: { [header]: signWebhook({ rawBody, secret: SECRET, at }) } }
}

describePayment('the sandbox’s', async () => {
  const database = await openTestDatabase()
  const clock = createTestClock()
  const sandbox = createSandbox({
    db: database.db,
    clock,
    newId: randomUUID,
    secret: SECRET,
    publicUrl: 'http://localhost',
    webhookUrl: () => 'http://localhost/webhooks/sandbox',
    enqueueDelivery: async () => {},
  })
  return {
    provider: sandbox,
    now: clock.now,
    pay: async (checkoutId) => void (await sandbox.pay({ checkoutId, card: 'ok' })),
    chargeCount: async (accountId) => (await sandbox.look({ accountId })).charges.length,
    webhook: async ({ accountId, at }) =>
      signed({ event: { id: randomUUID(), accountId }, header: 'sandbox-signature', at }),
    close: () => database.close(),
  }
})

describePayment('Stripe’s', async () => {
  const database = await openTestDatabase()
  const { db } = database
  const clock = createTestClock()
  const twin = createStripeTwin({ clock })
  const provider = createStripe({
    db,
    clock,
    key: 'sk_test_x',
    webhookSecret: SECRET,
    prices: readStripePrices(PRICES),
    amountOf: ({ sku }) => amountOfSku(sku),
    request: twin.request,
  })
  return {
    provider,
    now: clock.now,
    pay: async (session) => twin.pay(session),
    chargeCount: async (accountId) =>
      twin.chargesOf((await findCustomer({ db, accountId })) ?? '').length,
    webhook: async ({ accountId, at }) => {
      const customer = await findCustomer({ db, accountId })
      const data = { object: { object: 'invoice', id: 'in_1', customer } }
      const event = { id: randomUUID(), livemode: false, data }
      return signed({ event, header: 'stripe-signature', at })
    },
    close: () => database.close(),
  }
})
