import { randomUUID } from 'node:crypto'
import type { Sku } from '@luciole/contract/subscriptions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CheckoutRequest, PaymentProvider, PlanChange, Webhook } from './payment'

const SMALL: Sku = { plan: 'single', tier: 'explorer', narration: false }
const LARGE: Sku = { plan: 'family', tier: 'adventurer', narration: true }
const AMOUNTS = { small: 699, large: 1899 }
const DAY_MS = 86_400_000

/** What a suite needs of a provider's own world: a parent with a card, and its post. */
export interface PaymentWorld {
  provider: PaymentProvider
  now: () => Date
  /** A card that works, on the page of this checkout. */
  pay: (checkoutReference: string) => Promise<void>
  chargeCount: (accountId: string) => Promise<number>
  /** A webhook about the account, signed at that moment. */
  webhook: (about: { accountId: string; at: Date }) => Promise<Webhook>
  close: () => Promise<void>
}

export const amountOfSku = (sku: Sku) => (sku.plan === 'family' ? AMOUNTS.large : AMOUNTS.small)

const requestOf = (change: Partial<CheckoutRequest> = {}): CheckoutRequest => {
  const attemptId = randomUUID()
  return {
    accountId: randomUUID(),
    email: `${attemptId}@example.org`,
    language: 'en',
    sku: SMALL,
    amount: amountOfSku(change.sku ?? SMALL),
    currency: 'EUR',
    attemptId,
    successUrl: `http://localhost/subscribe/awaiting?checkout=${attemptId}`,
    cancelUrl: 'http://localhost/subscribe',
    key: `chk:${attemptId}`,
    ...change,
  }
}

/** What everybody who sells subscriptions to us keeps. */
export function describePayment(name: string, open: () => Promise<PaymentWorld>): void {
  describe(`${name} payment`, () => {
    let world: PaymentWorld
    beforeAll(async () => {
      world = await open()
    })
    afterAll(() => world.close())

    async function subscribed(sku: Sku = SMALL) {
      const request = requestOf({ sku })
      const { reference: checkout } = await world.provider.startCheckout(request)
      await world.pay(checkout)
      const { accountId } = request
      const [plan] = await world.provider.fetchState({ accountId })
      if (!plan) throw new Error('nothing was bought')
      return { accountId, plan, checkout, reference: plan.reference }
    }
    const planOf = async (accountId: string) =>
      (await world.provider.fetchState({ accountId }))[0] ?? null
    const changeOf = ({
      accountId,
      reference,
      ...change
    }: { accountId: string; reference: string } & Pick<
      PlanChange,
      'from' | 'to' | 'effective'
    >) => ({
      accountId,
      reference,
      amount: amountOfSku(change.to),
      currency: 'EUR' as const,
      key: randomUUID(),
      ...change,
    })

    it('gives the same page to the same wish, and closes that of another plan', async () => {
      const request = requestOf()
      const first = await world.provider.startCheckout(request)
      expect(await world.provider.startCheckout(request)).toEqual(first)
      const again = requestOf({ accountId: request.accountId, email: request.email })
      expect(await world.provider.startCheckout(again)).toEqual(first)
      const { accountId, email } = request
      const other = await world.provider.startCheckout(requestOf({ accountId, email, sku: LARGE }))
      expect(other.reference).not.toBe(first.reference)
      const { reference } = first
      const outcome = await world.provider.checkoutOutcome({ accountId, reference })
      expect(outcome).toMatchObject({ state: 'expired', cause: 'expired' })
      expect(await planOf(accountId)).toBeNull()
    })

    it('sells one plan once, and says what was bought', async () => {
      const { accountId, plan, checkout } = await subscribed()
      await world.pay(checkout)
      expect(await world.chargeCount(accountId)).toBe(1)
      const outcome = await world.provider.checkoutOutcome({ accountId, reference: checkout })
      expect(outcome.state).toBe('succeeded')
      expect(plan).toMatchObject({
        sku: SMALL,
        amount: AMOUNTS.small,
        currency: 'EUR',
        willRenew: true,
        isRefunded: false,
        graceUntil: null,
        pendingSku: null,
      })
      const days = (plan.periodEnd.getTime() - plan.periodStart.getTime()) / DAY_MS
      expect(Math.round(days)).toBeGreaterThanOrEqual(28)
      expect(Math.round(days)).toBeLessThanOrEqual(31)
    })

    it('sells no second plan beside a live one', async () => {
      const { accountId } = await subscribed()
      const again = world.provider.startCheckout(requestOf({ accountId, sku: LARGE }))
      await expect(again).rejects.toThrow('payment.already_subscribed')
    })

    it('grows at once, for a price told before', async () => {
      const { accountId, reference } = await subscribed()
      const change = changeOf({ accountId, reference, from: SMALL, to: LARGE, effective: 'now' })
      const { dueNow, at } = await world.provider.previewChange(change)
      expect(dueNow).toBeGreaterThan(0)
      expect(Math.abs(at.getTime() - world.now().getTime())).toBeLessThan(DAY_MS)
      await world.provider.changePlan(change)
      await world.provider.changePlan(change)
      expect(await planOf(accountId)).toMatchObject({ sku: LARGE, willRenew: true })
    })

    it('shrinks when the period ends, and forgets it when asked for what there is', async () => {
      const { accountId, reference, plan } = await subscribed(LARGE)
      const less = { accountId, reference, from: LARGE, to: SMALL }
      const change = changeOf({ ...less, effective: 'period_end' })
      const { dueNow, at } = await world.provider.previewChange(change)
      expect([dueNow, at]).toEqual([0, plan.periodEnd])
      await world.provider.changePlan(change)
      expect(await planOf(accountId)).toMatchObject({ sku: LARGE, pendingSku: SMALL })
      const stay = { accountId, reference, from: LARGE, to: LARGE }
      await world.provider.changePlan(changeOf({ ...stay, effective: 'now' }))
      expect(await planOf(accountId)).toMatchObject({ sku: LARGE, pendingSku: null })
    })

    it('is cancelled for the end of what was paid, and taken up again', async () => {
      const { accountId, reference, plan } = await subscribed()
      const cancel = { accountId, reference, key: randomUUID() }
      await world.provider.cancelAtPeriodEnd(cancel)
      await world.provider.cancelAtPeriodEnd(cancel)
      const { periodEnd } = plan
      expect(await planOf(accountId)).toMatchObject({ willRenew: false, periodEnd })
      await world.provider.resume({ ...cancel, key: randomUUID() })
      expect(await planOf(accountId)).toMatchObject({ willRenew: true, periodEnd })
    })

    it('believes a webhook that is signed, fresh and unaltered, and no other', async () => {
      const { accountId } = await subscribed()
      const { provider, now } = world
      const webhook = await world.webhook({ accountId, at: now() })
      const notice = await provider.parseWebhook(webhook)
      expect(notice?.accountId).toBe(accountId)
      expect(await provider.parseWebhook(webhook)).toEqual(notice)
      const rawBody = Buffer.from(webhook.rawBody.toString().replace('"id"', '"ID"'))
      expect(await provider.parseWebhook({ ...webhook, rawBody })).toBeNull()
      expect(await provider.parseWebhook({ ...webhook, headers: {} })).toBeNull()
      for (const seconds of [-301, 301]) {
        const at = new Date(now().getTime() + seconds * 1000)
        expect(await provider.parseWebhook(await world.webhook({ accountId, at }))).toBeNull()
      }
    })

    it('has a page for cards and invoices', async () => {
      const { accountId } = await subscribed()
      const asked = { accountId, language: 'fr' as const, returnUrl: 'http://localhost/subscribe' }
      expect(new URL(await world.provider.portalUrl(asked)).protocol).toMatch(/^https?:$/)
    })

    it('forgets a customer with everything they pay', async () => {
      const { accountId } = await subscribed()
      await world.provider.deleteCustomer({ accountId, key: randomUUID() })
      expect(await planOf(accountId)).toBeNull()
    })
  })
}
