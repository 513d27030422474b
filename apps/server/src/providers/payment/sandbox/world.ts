import type { Clock } from '#platform/clock'
import type { Db, Tx } from '#platform/db'
import { AppError } from '#platform/errors'
import type { NewId } from '#platform/ids'
import * as store from './sandbox.store'
import type {
  SandboxAccountRow,
  SandboxCheckoutRow,
  SandboxKnobs,
  SandboxSubscriptionRow,
} from './sandbox.tables'
import { isLive, liveUntil, monthAfter } from './subscription-life'

export interface SandboxDependencies {
  db: Db
  clock: Clock
  newId: NewId
  secret: string
  /** Where its pages are seen by the parent. */
  publicUrl: string
  /** Where this server is heard on this machine. */
  webhookUrl: () => string
  enqueueDelivery: (input: {
    tx: Tx
    accountId: string
    webhookId: string | null
    delaySeconds: number
    copy: number
  }) => Promise<void>
}

export type World = Awaited<ReturnType<typeof openWorld>>

/** What one account has in the sandbox, inside the transaction that holds its lock. */
export async function openWorld({
  tx,
  accountId,
  clock,
  newId,
  enqueueDelivery,
}: { tx: Tx; accountId: string } & SandboxDependencies) {
  let account: SandboxAccountRow = await store.findSandboxAccount({ db: tx, accountId })
  let checkouts: SandboxCheckoutRow[] = await store.listCheckouts({ db: tx, accountId })
  let subscriptions: SandboxSubscriptionRow[] = await store.listSubscriptions({ db: tx, accountId })

  const now = () => new Date(clock.now().getTime() + account.offsetMs)
  const live = () => subscriptions.find((row) => isLive({ row, now: now() }))

  function find(reference: string): SandboxSubscriptionRow {
    const row = subscriptions.find(({ id }) => id === reference)
    if (!row) throw new AppError('subscription.not_found')
    return row
  }

  async function save(row: SandboxSubscriptionRow) {
    await store.saveSubscription({ tx, row })
    subscriptions = [...subscriptions.filter(({ id }) => id !== row.id), row]
  }

  async function charge({
    key,
    amount,
    row: { currency },
  }: {
    key: string
    amount: number
    row: Pick<SandboxSubscriptionRow, 'currency'>
  }) {
    const row = { id: newId(), accountId, key, amount, currency, madeAt: now() }
    if (amount > 0) await store.insertCharge({ tx, row })
  }

  /** Tells the product that something changed, as badly as the knobs ask for. */
  async function notify(type: string) {
    const { drop, duplicate, reorder, delaySeconds, wrongSignature } = account.knobs
    const id = newId()
    const isHeld = reorder && !drop
    const row = { id, accountId, type, isHeld, wrongSignature, createdAt: clock.now() }
    await store.insertWebhook({ tx, row })
    if (drop) return
    const send = (webhookId: string, { copy = 0, later = 0 } = {}) =>
      enqueueDelivery({ tx, accountId, webhookId, delaySeconds: delaySeconds + later, copy })
    if (!reorder) {
      const held = await store.releaseHeldWebhooks({ tx, accountId })
      await send(id)
      for (const late of held) await send(late.id, { later: 1 })
    }
    if (duplicate) await send(id, { copy: 1 })
  }

  /** The checkout is paid: one charge, one subscription, whatever is asked again. */
  async function confirm({ id, sku, amount, currency }: SandboxCheckoutRow) {
    await charge({ key: `checkout:${id}`, amount, row: { currency } })
    // Whoever buys anew no longer owes what an ended plan missed.
    for (const row of subscriptions) if (row.willRenew) await save({ ...row, willRenew: false })
    await save({
      id: newId(),
      accountId,
      sku,
      amount,
      currency,
      periodStart: now(),
      periodEnd: monthAfter(now()),
      graceUntil: null,
      willRenew: true,
      isRefunded: false,
      pendingSku: null,
      pendingAmount: null,
    })
    await store.updateCheckout({ tx, id, state: 'succeeded', cause: null })
    checkouts = await store.listCheckouts({ db: tx, accountId })
    await notify('checkout.completed')
  }

  async function letTimePass() {
    for (const checkout of checkouts) {
      const { state, confirmsAt } = checkout
      const isDue = state === 'processing' && confirmsAt !== null && confirmsAt <= clock.now()
      if (isDue) await confirm(checkout)
    }
    for (const row of subscriptions) {
      const { failsRenewals } = account
      const after = liveUntil({ subscription: row, now: now(), failsRenewals })
      if (JSON.stringify(after.subscription) === JSON.stringify(row)) continue
      for (const one of after.charges) await charge({ ...one, row })
      await save(after.subscription)
      await notify(after.charges.length > 0 ? 'invoice.paid' : 'invoice.payment_failed')
    }
  }

  async function saveAccount(change: Partial<SandboxAccountRow>) {
    account = { ...account, ...change }
    await store.saveSandboxAccount({ tx, row: account })
  }

  return {
    tx,
    accountId,
    now,
    live,
    find,
    save,
    charge,
    notify,
    confirm,
    letTimePass,
    account: () => account,
    checkouts: () => checkouts,
    subscriptions: () => subscriptions,
    async advance(ms: number) {
      await saveAccount({ offsetMs: account.offsetMs + ms })
      await letTimePass()
      await notify('clock.advanced')
    },
    async setFailing(failsRenewals: boolean) {
      await saveAccount({ failsRenewals })
      await letTimePass()
    },
    setKnobs: (knobs: SandboxKnobs) => saveAccount({ knobs }),
  }
}
