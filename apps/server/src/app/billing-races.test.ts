import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sku } from '@luciole/contract/subscriptions'
import { provingRuns } from '#features/subscriptions/proving.config'
import { createSettle } from '#features/subscriptions/settling'
import type { Database } from '#platform/db'
import { createTestClock, type TestClock } from '#platform/test-clock'
import { openTestDatabase } from '#platform/test-db'
import type { PaymentProvider } from '#providers/payment/payment'
import { openBilling } from './test-billing'

const DAY_MS = 86_400_000
const MONTH_MS = 31 * DAY_MS
const SKU: Sku = { plan: 'single', tier: 'explorer', narration: false }
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const SILENT = {
  isOpenAccount: async () => true,
  appendEvent: async () => {},
  enqueueLetter: async () => {},
  enqueueSettle: async () => {},
}

async function subscribed() {
  const billing = openBilling({ database, clock: createTestClock() })
  const accountId = randomUUID()
  const attemptId = randomUUID()
  const asked = { accountId, attemptId, sku: SKU, currency: 'EUR' as const }
  const { checkoutUrl } = await billing.payments.checkout(asked)
  await billing.sandbox.pay({ checkoutId: checkoutUrl?.split('/').at(-1) ?? '', card: 'ok' })
  await billing.settle({ accountId })
  return { billing, accountId, asked }
}

describe('several looks at once', () => {
  it('an answer that comes late never replaces a newer one', async () => {
    const { billing, accountId } = await subscribed()
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    const slow: PaymentProvider = {
      ...billing.sandbox,
      async fetchState(owner) {
        const old = await billing.sandbox.fetchState(owner)
        await held
        return old
      },
    }
    const settleSlowly = createSettle({ ...SILENT, ...billing, providers: [slow] })
    const late = settleSlowly({ accountId })
    await new Promise((resolve) => setTimeout(resolve, 200))
    await billing.planChanges.cancel({ accountId })
    goOn()
    await late
    expect((await billing.subscriptions.get({ accountId })).status).toBe('cancelled')
  })

  it('an attempt never goes back, and a late success still wins', async () => {
    const billing = openBilling({ database, clock: createTestClock() })
    const accountId = randomUUID()
    const attemptId = randomUUID()
    await billing.payments.checkout({ accountId, attemptId, sku: SKU, currency: 'EUR' })
    const seen: string[] = []
    for (const state of ['failed', 'open', 'processing', 'succeeded', 'failed'] as const) {
      const told: PaymentProvider = {
        ...billing.sandbox,
        checkoutOutcome: async () => ({ state, cause: null }),
      }
      await createSettle({ ...SILENT, ...billing, providers: [told] })({ accountId })
      seen.push((await billing.payments.attempt({ accountId, attemptId })).state)
    }
    expect(seen).toEqual(['failed', 'failed', 'failed', 'succeeded', 'succeeded'])
  })

  it('ten presses on Pay are one checkout and one charge', async () => {
    const { billing, accountId, asked } = await subscribed()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => billing.payments.checkout(asked)),
    )
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['succeeded']))
    expect((await billing.sandbox.look({ accountId })).charges).toHaveLength(1)
  })

  it('a burst of webhooks is one look at the provider, taken once more when it begins', async () => {
    const { billing, accountId } = await subscribed()
    const burst = provingRuns({ gate: 50, proved: 1000 })
    billing.outgoing.length = 0
    while (billing.jobs.length > 0) await billing.runJob()
    for (let count = 0; count < burst / 2; count++) {
      await billing.sandbox.advance({ accountId, days: 0 })
    }
    const sent = billing.outgoing.length
    for (let count = 0; count < sent; count++) await billing.deliver({ index: count, keep: true })
    for (let count = 0; count < sent; count++) await billing.deliver({ index: count, keep: true })
    expect(billing.jobs.length).toBe(1)
    await billing.runJob()
    await billing.sandbox.refund({ accountId })
    await billing.deliver({ index: billing.outgoing.length - 1 })
    expect(billing.jobs.length).toBe(1)
    await billing.runJob()
    expect((await billing.subscriptions.get({ accountId })).status).toBe('expired')
  }, 600_000)
})

describe('a renewal nobody tells of', () => {
  it('is looked for when it is due, and not where none will come', async () => {
    const { billing, accountId } = await subscribed()
    const clock = billing.clock as TestClock
    const status = async () => (await billing.subscriptions.get({ accountId })).status
    const untilDue = () => {
      const due = billing.jobs.map(({ dueAt }) => dueAt.getTime() - clock.now().getTime())
      billing.jobs.length = 0
      return due.filter((left) => left > 7 * DAY_MS)
    }
    await billing.settle({ accountId })
    const [first = 0, ...others] = untilDue()
    expect(others, 'once, and once more should the provider be late').toHaveLength(1)
    clock.advance(first)
    expect(await status()).toBe('expired')
    await billing.settle({ accountId })
    expect(await status()).toBe('active')
    expect(untilDue(), 'the next one too').toHaveLength(2)

    await billing.planChanges.cancel({ accountId })
    clock.advance(MONTH_MS)
    await billing.settle({ accountId })
    expect(await status()).toBe('expired')
    expect(untilDue()).toEqual([])
  })
})

describe('two providers', () => {
  it('give together what each sold, and a plan of one is not sold again by the other', async () => {
    const billing = openBilling({ database, clock: createTestClock() })
    const accountId = randomUUID()
    const phone: Sku = { plan: 'family', tier: 'explorer', narration: true }
    const asked = { accountId, attemptId: randomUUID(), currency: 'EUR' as const }
    const web: Sku = { plan: 'single', tier: 'adventurer', narration: false }
    const { checkoutUrl } = await billing.payments.checkout({ ...asked, sku: web })
    billing.store.buy({ accountId, sku: phone })
    await billing.settle({ accountId })
    const again = billing.payments.checkout({ ...asked, attemptId: randomUUID(), sku: web })
    await expect(again).rejects.toThrow('payment.already_subscribed')

    // The page opened before is still open in another tab.
    await billing.sandbox.pay({ checkoutId: checkoutUrl?.split('/').at(-1) ?? '', card: 'ok' })
    await billing.settle({ accountId })
    expect(await billing.subscriptions.get({ accountId })).toMatchObject({
      status: 'active',
      planType: 'family',
      tier: 'adventurer',
      narration: true,
      kidLimit: 5,
      storyLimit: 20,
    })
    billing.store.forget({ accountId })
    await billing.settle({ accountId })
    expect(await billing.subscriptions.get({ accountId })).toMatchObject({
      planType: 'single',
      narration: false,
      kidLimit: 1,
    })
  })
})
