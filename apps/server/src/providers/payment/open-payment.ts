import type { ConfigOf } from '#platform/config'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/db'
import type { NewId } from '#platform/ids'
import { enqueue } from '#platform/jobs'
import { ownSecret } from '#platform/secrets'
import type { PaymentProvider } from './payment'
import type { paymentConfig } from './payment.config'
import { deliverWebhookJob } from './sandbox/deliver-webhook.job'
import { createSandbox } from './sandbox/sandbox'

type PaymentConfig = ConfigOf<{ payment: typeof paymentConfig }>['payment']
type Needs = {
  config: PaymentConfig
  database: Database
  clock: Clock
  newId: NewId
  publicUrl: string
}

/** The provider of the web, that of the app stores, and the sandbox where it is used. */
export async function openPayment(needs: Needs) {
  const { database, clock, newId, publicUrl } = needs
  const { db } = database
  const loopback: { origin: string | null } = { origin: null }
  const storePayment: PaymentProvider | null = null
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
        key: `${webhookId ?? accountId}:${copy}:${webhookId ? '' : newId()}`,
        ...(delaySeconds > 0 ? { delaySeconds } : {}),
      }),
  })
  return { payment: sandbox as PaymentProvider, storePayment, sandbox, loopback }
}
