import { randomUUID } from 'node:crypto'
import type { Sku } from '@luciole/contract/subscriptions'
import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#platform/db'
import { createTestClock } from '#platform/test-clock'
import { openTestDatabase } from '#platform/test-db'
import { signWebhook } from '#providers/payment/webhook-signature'
import { createStripe } from './stripe'
import { readStripePrices } from './stripe-prices'

const NOW = '2026-11-20T08:00:00.000Z'
const START = Date.parse('2026-11-01T08:00:00.000Z') / 1000
const END = Date.parse('2026-12-01T08:00:00.000Z') / 1000
const SKU: Sku = { plan: 'family', tier: 'explorer', narration: true }
const PRICES =
  'single-explorer=price_se,single-adventurer=price_sa,family-explorer=price_fe,family-adventurer=price_fa,narration=price_n'
const secret = 'whsec_test'

interface Asked {
  method: string
  path: string
  form: URLSearchParams
  key: string | null
  version: string | null
}
const asked: Asked[] = []
let answers: Record<string, unknown> = {}

/** Answers the way the recorded API does: by method and path. */
const request: typeof fetch = async (input, init) => {
  const url = new URL(String(input))
  const method = init?.method ?? 'GET'
  const headers = new Headers(init?.headers)
  const form = method === 'POST' ? new URLSearchParams(String(init?.body ?? '')) : url.searchParams
  const path = url.pathname
  asked.push({
    method,
    path,
    form,
    key: headers.get('idempotency-key'),
    version: headers.get('stripe-version'),
  })
  const answer = answers[`${method} ${path}`]
  return Response.json(answer ?? { error: { message: `no answer for ${method} ${path}` } }, {
    status: answer ? 200 : 404,
  })
}

/** What the SDK says an answer looks like; a recorded one names the fields that are read. */
type Shape<T> = T extends (infer One)[]
  ? Shape<One>[]
  : T extends object
    ? { [Name in keyof T]?: Shape<T[Name]> }
    : T

const item = (price: string) =>
  ({
    id: `si_${price}`,
    object: 'subscription_item',
    price: { id: price, object: 'price' },
    current_period_start: START,
    current_period_end: END,
  }) satisfies Shape<Stripe.SubscriptionItem>
const subscription = {
  id: 'sub_1',
  object: 'subscription',
  currency: 'eur',
  status: 'active',
  cancel_at_period_end: false,
  cancel_at: null,
  ended_at: null,
  pending_update: null,
  schedule: null,
  items: { object: 'list', data: [item('price_fe'), item('price_n')] },
} satisfies Shape<Stripe.Subscription>
const list = (...data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/' })
const NOTHING_BOUGHT = { 'GET /v1/subscriptions': list(), 'GET /v1/charges': list() }

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  asked.length = 0
})

const clock = createTestClock(NOW)
const open = () =>
  createStripe({
    db: database.db,
    clock,
    key: 'sk_test_x',
    webhookSecret: secret,
    prices: readStripePrices(PRICES),
    amountOf: () => 1399,
    request,
  })
const account = randomUUID()
const checkout = {
  accountId: account,
  email: 'p@example.org',
  language: 'fr' as const,
  sku: SKU,
  amount: 1399,
  currency: 'EUR' as const,
  attemptId: randomUUID(),
  successUrl: 'https://luciole.example/subscribe/awaiting?checkout=x',
  cancelUrl: 'https://luciole.example/subscribe',
  key: 'chk:x',
}
const last = () => asked.at(-1)

describe('Stripe', () => {
  it('is given its customer before anything is bought, then a checkout of two items', async () => {
    answers = {
      ...NOTHING_BOUGHT,
      'POST /v1/customers': { id: 'cus_1', object: 'customer' },
      'GET /v1/checkout/sessions': list(),
      'POST /v1/checkout/sessions': {
        id: 'cs_1',
        object: 'checkout.session',
        url: 'https://pay/1',
      },
    }
    expect(await open().startCheckout(checkout)).toEqual({
      reference: 'cs_1',
      url: 'https://pay/1',
    })
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/customers',
      'GET /v1/subscriptions',
      'GET /v1/charges',
      'GET /v1/checkout/sessions',
      'POST /v1/checkout/sessions',
    ])
    const made = last()
    expect([made?.key, made?.version]).toEqual(['chk:x', '2026-10-28.endive'])
    expect(Object.fromEntries(made?.form ?? [])).toMatchObject({
      mode: 'subscription',
      customer: 'cus_1',
      client_reference_id: account,
      currency: 'eur',
      'line_items[0][price]': 'price_fe',
      'line_items[1][price]': 'price_n',
      locale: 'fr',
    })
  })

  it('gives an open checkout of the same plan back, and closes one of another', async () => {
    const session = (id: string, mark: string) =>
      ({
        id,
        url: `https://pay/${id}`,
        metadata: { mark },
      }) satisfies Shape<Stripe.Checkout.Session>
    answers = {
      ...NOTHING_BOUGHT,
      'GET /v1/checkout/sessions': list(
        session('cs_0', 'single-explorer-false EUR'),
        session('cs_2', 'family-explorer-true EUR'),
      ),
      'POST /v1/checkout/sessions/cs_0/expire': { id: 'cs_0', status: 'expired' },
    }
    expect((await open().startCheckout(checkout)).reference).toBe('cs_2')
    expect(asked.some(({ path }) => path.endsWith('cs_0/expire'))).toBe(true)
  })

  const stateOf = async (change: Shape<Stripe.Subscription>, charge: Shape<Stripe.Charge> = {}) => {
    answers = {
      'GET /v1/subscriptions': list({ ...subscription, ...change }),
      'GET /v1/charges': list({
        id: 'ch_1',
        paid: true,
        refunded: false,
        disputed: false,
        created: START,
        ...charge,
      }),
    }
    return (await open().fetchState({ accountId: account }))[0]
  }

  it('tells a subscription in our words, its period read from the items', async () => {
    expect(await stateOf({})).toEqual({
      reference: 'sub_1',
      sku: SKU,
      store: 'stripe',
      amount: 1399,
      currency: 'EUR',
      periodStart: new Date(START * 1000),
      periodEnd: new Date(END * 1000),
      graceUntil: null,
      willRenew: true,
      isRefunded: false,
      pendingSku: null,
    })
  })

  it('tells cancellation, a failed renewal, a refund and an unpaid beginning apart', async () => {
    expect(await stateOf({ cancel_at_period_end: true })).toMatchObject({ willRenew: false })
    expect(await stateOf({ status: 'past_due' })).toMatchObject({
      periodEnd: new Date(START * 1000),
      graceUntil: new Date((START + 7 * 86_400) * 1000),
      willRenew: true,
    })
    expect(await stateOf({}, { refunded: true })).toMatchObject({ isRefunded: true })
    expect(await stateOf({ status: 'incomplete' })).toBeUndefined()
  })

  it('upgrades at once and only when paid, downgrades by schedule', async () => {
    const change = {
      accountId: account,
      reference: 'sub_1',
      from: SKU,
      amount: 0,
      currency: 'EUR',
    } as const
    answers = {
      'GET /v1/subscriptions/sub_1': subscription,
      'POST /v1/subscriptions/sub_1': subscription,
      'POST /v1/subscription_schedules': { id: 'sub_sched_1' },
      'POST /v1/subscription_schedules/sub_sched_1': { id: 'sub_sched_1' },
    }
    const to: Sku = { plan: 'family', tier: 'adventurer', narration: true }
    await open().changePlan({ ...change, to, effective: 'now', key: 'change:1' })
    expect(Object.fromEntries(last()?.form ?? [])).toMatchObject({
      'items[0][id]': 'si_price_fe',
      'items[0][price]': 'price_fa',
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    })
    answers['GET /v1/subscriptions/sub_1'] = { ...subscription, cancel_at_period_end: true }
    await open().changePlan({ ...change, to, effective: 'now', key: 'change:0' })
    expect([last()?.key, last()?.form.get('cancel_at_period_end')]).toEqual([
      'change:0:resume',
      'false',
    ])
    answers['GET /v1/subscriptions/sub_1'] = subscription
    const less: Sku = { plan: 'single', tier: 'explorer', narration: false }
    await open().changePlan({ ...change, to: less, effective: 'period_end', key: 'change:2' })
    expect(Object.fromEntries(last()?.form ?? [])).toMatchObject({
      'phases[1][items][0][price]': 'price_se',
      end_behavior: 'release',
    })
    answers['POST /v1/subscriptions/sub_1'] = {
      ...subscription,
      pending_update: { expires_at: END },
    }
    await expect(
      open().changePlan({ ...change, to, effective: 'now', key: 'change:3' }),
    ).rejects.toThrow('subscription.change_failed')
  })

  it('believes a webhook only when signed, and only about its own world', async () => {
    const hook = (event: object, key = secret) => {
      const rawBody = Buffer.from(JSON.stringify(event))
      const headers = { 'stripe-signature': signWebhook({ rawBody, secret: key, at: clock.now() }) }
      return open().parseWebhook({ rawBody, headers })
    }
    const event = {
      id: 'evt_1',
      livemode: false,
      data: { object: { object: 'invoice', id: 'in_1', customer: 'cus_1' } },
    }
    expect(await hook(event)).toEqual({ id: 'evt_1', accountId: account })
    expect(await hook({ ...event, livemode: true })).toEqual({ id: 'evt_1', accountId: null })
    expect(await hook(event, 'whsec_other')).toBeNull()
  })

  it('forgets the customer with everything they pay', async () => {
    answers = { 'DELETE /v1/customers/cus_1': { id: 'cus_1', deleted: true } }
    await open().deleteCustomer({ accountId: account, key: 'erase' })
    expect(last()?.method).toBe('DELETE')
    expect(await open().fetchState({ accountId: account })).toEqual([])
  })
})
