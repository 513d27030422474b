import { inTransaction, type Tx } from '#platform/db'
import { AppError } from '#platform/errors'
import type { CheckoutRequest, PaymentProvider, PlanChange } from '#providers/payment/payment'
import { isSignedWebhook, signWebhook } from '#providers/payment/webhook-signature'
import * as store from './sandbox.store'
import type { SandboxKnobs } from './sandbox.tables'
import { isLive, prorated } from './subscription-life'
import { snapshotOf } from './snapshot-of'
import { openWorld, type SandboxDependencies, type World } from './world'

const SIGNATURE_HEADER = 'sandbox-signature'
const SLOW_MS = 20_000
const DAY_MS = 86_400_000
export const CARDS = ['ok', 'declined', 'second_step', 'slow', 'drop', 'never'] as const
export type Card = (typeof CARDS)[number]

export type Sandbox = ReturnType<typeof createSandbox>

/** A payment provider on this machine: its own tables, pages, clock and webhooks. */
export function createSandbox(dependencies: SandboxDependencies) {
  const { db, clock, newId, secret, publicUrl, webhookUrl } = dependencies

  /** One change at a time to what an account has here, after time was let pass. */
  const change = <Result>(accountId: string, work: (world: World) => Promise<Result>) =>
    inTransaction({ db }, async (tx) => {
      await store.lockSandbox({ tx, accountId })
      const world = await openWorld({ tx, accountId, ...dependencies })
      await world.letTimePass()
      return work(world)
    })

  let onTimePassed: (passed: {
    tx: Tx
    accountId: string
    ms: number
  }) => Promise<void> = async () => {}
  const urlOf = (id: string) => `${publicUrl}/sandbox/checkout/${id}`

  async function startCheckout(request: CheckoutRequest) {
    const { accountId, key, sku, amount, currency, language, successUrl, cancelUrl } = request
    return change(accountId, async (world) => {
      const { tx } = world
      const checkouts = world.checkouts()
      const known = checkouts.find((checkout) => checkout.key === key)
      if (known) return { reference: known.id, url: urlOf(known.id) }
      if (world.live()) throw new AppError('payment.already_subscribed')
      for (const open of checkouts.filter(({ state }) => state === 'open')) {
        const isSame = JSON.stringify(open.sku) === JSON.stringify(sku)
        if (isSame && open.currency === currency) return { reference: open.id, url: urlOf(open.id) }
        await store.updateCheckout({ tx, id: open.id, state: 'expired', cause: 'expired' })
      }
      if (checkouts.some(({ state }) => state === 'processing')) {
        throw new AppError('payment.attempt_conflict')
      }
      const row = {
        id: newId(),
        accountId,
        key,
        sku,
        amount,
        currency,
        language,
        successUrl,
        cancelUrl,
        state: 'open' as const,
        cause: null,
        confirmsAt: null,
        createdAt: clock.now(),
      }
      await store.insertCheckout({ tx, row })
      return { reference: row.id, url: urlOf(row.id) }
    })
  }

  /** What happens when a card is given on the checkout page. */
  async function pay({ checkoutId, card }: { checkoutId: string; card: Card }) {
    const found = await store.findCheckout({ db, id: checkoutId })
    if (!found) throw new AppError('not_found')
    return change(found.accountId, async (world) => {
      const { tx, accountId } = world
      const checkout = world.checkouts().find(({ id }) => id === checkoutId)
      if (checkout?.state !== 'open') return
      if (card === 'declined' || world.live()) {
        const cause = card === 'declined' ? 'declined' : 'cancelled'
        await store.updateCheckout({ tx, id: checkoutId, state: 'failed', cause })
        return world.notify('checkout.failed')
      }
      if (card === 'slow' || card === 'never') {
        const confirmsAt = card === 'slow' ? new Date(clock.now().getTime() + SLOW_MS) : null
        await store.updateCheckout({ tx, id: checkoutId, state: 'processing', confirmsAt })
        const delivery = { tx, accountId, webhookId: null, delaySeconds: SLOW_MS / 1000 + 1 }
        if (confirmsAt) await dependencies.enqueueDelivery({ ...delivery, copy: 0 })
        return
      }
      await world.confirm(checkout)
    })
  }

  async function changePlan({
    accountId,
    reference,
    to,
    amount,
    effective,
    key,
  }: PlanChange & { key: string }) {
    await change(accountId, async (world) => {
      const row = world.find(reference)
      if (!isLive({ row, now: world.now() })) throw new AppError('subscription.change_failed')
      if (effective === 'period_end') {
        await world.save({ ...row, pendingSku: to, pendingAmount: amount, willRenew: true })
      } else {
        if (world.account().failsRenewals && amount > row.amount) {
          throw new AppError('subscription.change_failed')
        }
        await world.charge({ key, amount: prorated({ row, amount, now: world.now() }), row })
        await world.save({
          ...row,
          sku: to,
          amount,
          pendingSku: null,
          pendingAmount: null,
          willRenew: true,
        })
      }
      await world.notify('subscription.updated')
    })
  }

  const setRenewal =
    (willRenew: boolean) =>
    ({ accountId, reference }: { accountId: string; reference: string }) =>
      change(accountId, async (world) => {
        const row = world.find(reference)
        if (row.willRenew === willRenew) return
        if (!isLive({ row, now: world.now() })) throw new AppError('subscription.change_failed')
        await world.save({ ...row, willRenew })
        await world.notify('subscription.updated')
      })

  const provider: PaymentProvider = {
    id: 'sandbox',
    capabilities: {
      redirectCheckout: true,
      nativePurchase: false,
      portal: true,
      serverCancel: true,
      serverChange: true,
    },
    startCheckout,
    checkoutOutcome: ({ accountId, reference }) =>
      change(accountId, async ({ checkouts }) => {
        const checkout = checkouts().find(({ id }) => id === reference)
        return checkout ?? { state: 'expired', cause: 'expired' }
      }),
    fetchState: ({ accountId }) =>
      change(accountId, async ({ account, subscriptions }) =>
        subscriptions().map((row) => snapshotOf({ row, offsetMs: account().offsetMs })),
      ),
    previewChange: ({ accountId, reference, amount, effective }) =>
      change(accountId, async ({ find, now, account }) => {
        const row = find(reference)
        const isNow = effective === 'now'
        const at = isNow ? clock.now() : new Date(row.periodEnd.getTime() - account().offsetMs)
        return { dueNow: isNow ? prorated({ row, amount, now: now() }) : 0, at }
      }),
    changePlan,
    cancelAtPeriodEnd: setRenewal(false),
    resume: setRenewal(true),
    async portalUrl({ accountId, language, returnUrl }) {
      const query = new URLSearchParams({ language, back: returnUrl })
      return `${publicUrl}/sandbox/portal/${accountId}?${query}`
    },
    async parseWebhook({ rawBody, headers }) {
      const header = headers[SIGNATURE_HEADER]
      if (!isSignedWebhook({ rawBody, secret, header, now: clock.now() })) return null
      const { id, accountId } = JSON.parse(rawBody.toString()) as { id: string; accountId: string }
      return { id, accountId }
    },
    deleteCustomer: ({ accountId }) =>
      inTransaction({ db }, async (tx) => {
        await store.lockSandbox({ tx, accountId })
        await store.forgetSandbox({ tx, accountId })
      }),
  }

  return {
    ...provider,
    pay,
    findCheckout: (id: string) => store.findCheckout({ db, id }),
    letTimePass: ({ accountId }: { accountId: string }) => change(accountId, async () => {}),
    /** Everything a portal page shows. */
    look: ({ accountId }: { accountId: string }) =>
      change(accountId, async ({ tx, account, checkouts, subscriptions, now, live }) => ({
        account: account(),
        underWay: checkouts().filter(({ state }) => state === 'processing'),
        now: now(),
        subscriptions: subscriptions(),
        live: live(),
        charges: await store.listCharges({ db: tx, accountId }),
      })),
    /** Moves the account's own clock, by days or to the moment of the next renewal. */
    advance: ({ accountId, days }: { accountId: string; days: number | 'period' }) =>
      change(accountId, async (world) => {
        const ends = world.subscriptions().map((row) => (row.graceUntil ?? row.periodEnd).getTime())
        const next = Math.min(...ends.filter((end) => end > world.now().getTime()))
        const ms = days === 'period' ? next - world.now().getTime() : days * DAY_MS
        if (!Number.isFinite(ms)) return
        await world.advance(ms)
        await onTimePassed({ tx: world.tx, accountId, ms })
      }),
    /** What else of an account lives by its virtual clock. */
    whenTimePasses: (next: typeof onTimePassed) => void (onTimePassed = next),
    failRenewals: ({ accountId, fails }: { accountId: string; fails: boolean }) =>
      change(accountId, (world) => world.setFailing(fails)),
    setKnobs: ({ accountId, knobs }: { accountId: string; knobs: SandboxKnobs }) =>
      change(accountId, (world) => world.setKnobs(knobs)),
    refund: ({ accountId }: { accountId: string }) =>
      change(accountId, async (world) => {
        const row = world.live()
        if (!row) return
        await world.save({ ...row, isRefunded: true, willRenew: false })
        await world.notify('charge.refunded')
      }),
    /** A bank that took its time says yes after all. */
    confirmCheckout: ({ accountId, checkoutId }: { accountId: string; checkoutId: string }) =>
      change(accountId, async ({ tx, checkouts, live, confirm }) => {
        const checkout = checkouts().find(({ id }) => id === checkoutId)
        if (checkout?.state !== 'processing') return
        if (!live()) return confirm(checkout)
        await store.updateCheckout({ tx, id: checkoutId, state: 'failed', cause: 'cancelled' })
      }),
    expireCheckout: ({ accountId, checkoutId }: { accountId: string; checkoutId: string }) =>
      change(accountId, async ({ tx, checkouts, notify }) => {
        const checkout = checkouts().find(({ id }) => id === checkoutId)
        if (checkout?.state !== 'open' && checkout?.state !== 'processing') return
        await store.updateCheckout({ tx, id: checkoutId, state: 'expired', cause: 'expired' })
        await notify('checkout.expired')
      }),
    async composeWebhook({ webhookId }: { webhookId: string }) {
      const row = await store.findWebhook({ db, id: webhookId })
      if (!row) return null
      const { id, type, accountId } = row
      const rawBody = Buffer.from(JSON.stringify({ id, type, accountId }))
      const key = row.wrongSignature ? `${secret} of somebody else` : secret
      const signature = signWebhook({ rawBody, secret: key, at: clock.now() })
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
      return { url: webhookUrl(), rawBody, headers }
    },
    noteDelivery: ({ tx, webhookId }: { tx: Tx; webhookId: string }) =>
      store.countDelivery({ tx, id: webhookId }),
  }
}
