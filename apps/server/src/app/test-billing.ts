import { randomUUID } from 'node:crypto'
import type { Sku } from '@luciole/contract/subscriptions'
import { inTransaction, type Database, type Tx } from '#platform/db'
import { AppError } from '#platform/errors'
import type { TestClock } from '#platform/test-clock'
import type { PaymentProvider, Snapshot } from '#providers/payment/payment'
import { createSandbox } from '#providers/payment/sandbox/sandbox'
import { createPaymentsService } from '#features/subscriptions/payments.service'
import { createPlanChangesService } from '#features/subscriptions/plan-changes.service'
import { createSettle } from '#features/subscriptions/settling'
import { createSubscriptionsService } from '#features/subscriptions/subscriptions.service'
import { createTakeWebhook } from '#features/subscriptions/webhooks.service'

export const WEBHOOK_SECRET = 'a secret of the test'
const MONTH_MS = 30 * 86_400_000
const PRICES = { tier: { explorer: 699, adventurer: 1199 }, family: 400, narration: 300 }

/** Fails a coming call of a provider, or a write of ours: before it is made, or just after. */
export type Fault = { at: 'before' | 'after'; skip: number } | null

export class NetworkFault extends Error {}

function faulty<P extends PaymentProvider>({
  provider,
  takeFault,
}: {
  provider: P
  takeFault: () => 'before' | 'after' | null
}): P {
  const wrap =
    (call: (...given: never[]) => Promise<unknown>) =>
    async (...given: never[]) => {
      const fault = takeFault()
      if (fault === 'before') throw new NetworkFault('never sent')
      const answer = await call(...given)
      if (fault === 'after') throw new NetworkFault('answer lost')
      return answer
    }
  const names = [
    'startCheckout',
    'checkoutOutcome',
    'fetchState',
    'changePlan',
    'cancelAtPeriodEnd',
    'resume',
  ] as const
  const wrapped = Object.fromEntries(
    names.map((name) => [name, wrap(provider[name] as Parameters<typeof wrap>[0])]),
  )
  return { ...provider, ...wrapped }
}

/** An app store beside the web: it sells by itself, and only tells when asked. */
function openStore({ clock }: { clock: TestClock }) {
  const bought = new Map<string, Snapshot[]>()
  const of = (accountId: string) => bought.get(accountId) ?? []
  const refuse = () => Promise.reject(new AppError('subscription.store_managed'))
  const provider: PaymentProvider = {
    id: 'revenuecat',
    capabilities: {
      redirectCheckout: false,
      nativePurchase: true,
      portal: true,
      serverCancel: false,
      serverChange: false,
    },
    startCheckout: refuse,
    checkoutOutcome: refuse,
    previewChange: refuse,
    changePlan: refuse,
    cancelAtPeriodEnd: refuse,
    resume: refuse,
    portalUrl: refuse,
    parseWebhook: async () => null,
    fetchState: async ({ accountId }) => of(accountId),
    deleteCustomer: async ({ accountId }) => void bought.delete(accountId),
  }
  return {
    provider,
    of,
    buy({ accountId, sku }: { accountId: string; sku: Sku }) {
      // A store knows what it sold, and sells no second plan beside it.
      if (of(accountId).some(({ isRefunded }) => !isRefunded)) return
      const periodStart = clock.now()
      const periodEnd = new Date(periodStart.getTime() + MONTH_MS)
      const one: Snapshot = {
        reference: randomUUID(),
        sku,
        store: 'app_store',
        amount: 699,
        currency: 'USD',
        periodStart,
        periodEnd,
        graceUntil: null,
        willRenew: true,
        isRefunded: false,
        pendingSku: null,
      }
      bought.set(accountId, [...of(accountId), one])
    },
    /** Bought under another account of ours: it is nothing here any more. */
    forget: ({ accountId }: { accountId: string }) => void bought.delete(accountId),
    end({ accountId }: { accountId: string }) {
      const ended = of(accountId).map((one) => ({ ...one, willRenew: false, isRefunded: true }))
      bought.set(accountId, ended)
    },
  }
}

/**
 * The whole of billing on a real database, with what carries messages in a test's hands: webhooks
 * wait to be delivered, jobs to be run, and the network fails when told to.
 */
export function openBilling({ database, clock }: { database: Database; clock: TestClock }) {
  const { db } = database
  const outgoing: { accountId: string; webhookId: string }[] = []
  const jobs: { accountId: string; dueAt: Date }[] = []
  const keys = new Set<string>()
  const letters: string[] = []
  const deleted = new Set<string>()
  let fault: Fault = null
  const takeFault = () => {
    if (!fault) return null
    const { at, skip } = fault
    fault = skip > 0 ? { at, skip: skip - 1 } : null
    return skip > 0 ? null : at
  }

  const sandbox = createSandbox({
    db,
    clock,
    newId: randomUUID,
    secret: WEBHOOK_SECRET,
    publicUrl: 'http://localhost',
    webhookUrl: () => 'http://localhost/webhooks/sandbox',
    async enqueueDelivery({ accountId, webhookId }) {
      if (webhookId !== null) outgoing.push({ accountId, webhookId })
    },
  })
  const provider = faulty({ provider: sandbox, takeFault })
  const store = openStore({ clock })
  const providers = [provider, store.provider]
  const isOpenAccount = async ({ accountId }: { accountId: string }) => !deleted.has(accountId)
  const openAccountsOf = async ({ accountIds }: { accountIds: string[] }) =>
    new Set(accountIds.filter((accountId) => !deleted.has(accountId)))
  const subscriptions = createSubscriptionsService({
    db,
    clock,
    emailHashOf: async ({ accountId }) => accountId,
    appendEvent: async () => {},
  })
  /** A machine that stops just before it writes, or just after. */
  const commit = async <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => {
    const fault = takeFault()
    if (fault === 'before') throw new NetworkFault('stopped before writing')
    const result = await inTransaction({ db }, work)
    if (fault === 'after') throw new NetworkFault('stopped after writing')
    return result
  }
  /** A key is enqueued once, also after it ran. */
  async function enqueueSettle({
    accountId,
    key,
    delaySeconds = 0,
  }: {
    accountId: string
    key: string
    delaySeconds?: number
  }) {
    if (takeFault()) throw new NetworkFault('stopped before all was written')
    const dueAt = new Date(clock.now().getTime() + delaySeconds * 1000)
    if (!keys.has(key)) jobs.push({ accountId, dueAt })
    keys.add(key)
  }
  const settle = createSettle({
    db,
    clock,
    providers,
    subscriptions,
    isOpenAccount,
    enqueueSettle,
    appendEvent: async () => {},
    enqueueLetter: async ({ key }) => void letters.push(key),
  })
  const given = {
    db,
    clock,
    providers,
    prices: { EUR: PRICES, USD: PRICES, GBP: PRICES, CAD: PRICES },
    publicUrl: 'http://localhost',
    subscriptions,
    settle,
    isOpenAccount,
    openAccountsOf,
    contactOf: async () => ({ email: 'p@example.org', language: 'en' as const }),
    enqueueSettle,
  }
  const takeWebhook = createTakeWebhook(given)

  return {
    db,
    clock,
    sandbox,
    store,
    subscriptions,
    settle,
    letters,
    outgoing,
    jobs,
    payments: createPaymentsService({ ...given, provider, currency: 'EUR' }),
    planChanges: createPlanChangesService(given),
    takeWebhook,
    failNext: (next: Fault) => void (fault = next),
    /** Takes the webhook out of the post once it was answered; else it stays to come again. */
    async deliver({ index, keep = false }: { index: number; keep?: boolean }) {
      const webhook = outgoing[index % Math.max(1, outgoing.length)]
      if (!webhook) return
      const composed = await sandbox.composeWebhook(webhook)
      try {
        if (composed) await takeWebhook({ providerId: 'sandbox', ...composed })
        if (takeFault()) return
      } catch (error) {
        if (error instanceof NetworkFault) return
        throw error
      }
      if (!keep) outgoing.splice(outgoing.indexOf(webhook), 1)
    },
    /** Runs one waiting job; when it fails it waits again. */
    async runJob() {
      const job = jobs.shift()
      if (!job) return
      await settle({ ...job, commit }).catch(() => void jobs.push(job))
    },
    async erase(accountId: string) {
      deleted.add(accountId)
      await sandbox.deleteCustomer({ accountId, key: 'erase' })
      await store.provider.deleteCustomer({ accountId, key: 'erase' })
    },
    reserve: ({ accountId, storyId }: { accountId: string; storyId: string }) =>
      inTransaction({ db }, (tx) => subscriptions.reserveStory({ tx, accountId, storyId })),
    release: ({ storyId }: { storyId: string }) =>
      inTransaction({ db }, (tx) => subscriptions.releaseStory({ tx, storyId })),
  }
}
export type Billing = ReturnType<typeof openBilling>
