import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestClock } from '#platform/test-clock'
import { skuOfProduct } from './open-payment'
import { createRevenueCat } from './revenuecat'

const NOW = '2026-11-20T08:00:00.000Z'
const START = Date.parse('2026-11-01T08:00:00.000Z')
const END = Date.parse('2026-12-01T08:00:00.000Z')
const account = randomUUID()
const AUTHORIZATION = 'Bearer of the project'

/** As the second version of the API answers. */
const bought = {
  object: 'subscription',
  id: 'sub1ab2c3d4e5',
  customer_id: account,
  product_id: 'prod1a2b3c4d5e',
  starts_at: START,
  current_period_starts_at: START,
  current_period_ends_at: END,
  ends_at: END,
  gives_access: true,
  auto_renewal_status: 'will_renew',
  status: 'active',
  store: 'app_store',
  environment: 'production',
  management_url: 'https://apps.apple.com/account/subscriptions',
  pending_changes: null,
}
const PRODUCTS: Record<string, string> = {
  prod1a2b3c4d5e: 'family_adventurer_narration',
  prod2: 'single_explorer:monthly',
}
const asked: string[] = []
let items: object[] = []

/** Answers the way the recorded API does. */
const request: typeof fetch = async (input, init) => {
  const path = new URL(String(input)).pathname
  asked.push(`${init?.method ?? 'GET'} ${path}`)
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer sk_x')
  const product = PRODUCTS[path.split('/products/')[1] ?? '']
  if (product) return Response.json({ object: 'product', store_identifier: product })
  if (path.endsWith('/subscriptions')) return Response.json({ object: 'list', items })
  if (init?.method === 'DELETE') return Response.json({ object: 'customer', deleted_at: 1 })
  return Response.json({ type: 'resource_missing' }, { status: 404 })
}
const open = ({ isProduction = true } = {}) =>
  createRevenueCat({
    clock: createTestClock(NOW),
    key: 'sk_x',
    project: 'proj1',
    webhookAuthorization: AUTHORIZATION,
    isProduction,
    amountOf: () => 1899,
    skuOfProduct,
    request,
  })
const stateOf = async (change: object) => {
  items = [{ ...bought, ...change }]
  return (await open().fetchState({ accountId: account }))[0]
}
beforeEach(() => {
  asked.length = 0
  items = [bought]
})

describe('what was bought in an app store', () => {
  it('is told in our words, a product by its name in the store', async () => {
    const provider = open()
    expect(await provider.fetchState({ accountId: account })).toEqual([
      {
        reference: 'sub1ab2c3d4e5',
        sku: { plan: 'family', tier: 'adventurer', narration: true },
        store: 'app_store',
        amount: 1899,
        currency: 'USD',
        periodStart: new Date(START),
        periodEnd: new Date(END),
        graceUntil: null,
        willRenew: true,
        isRefunded: false,
        pendingSku: null,
      },
    ])
    await provider.fetchState({ accountId: account })
    expect(asked.filter((call) => call.includes('/products/'))).toHaveLength(1)
    expect(asked[0]).toBe(`GET /v2/projects/proj1/customers/${account}/subscriptions`)
  })

  it('keeps access when cancelled, through a grace, and loses it when refunded', async () => {
    expect(await stateOf({ auto_renewal_status: 'will_not_renew' })).toMatchObject({
      willRenew: false,
      isRefunded: false,
      periodEnd: new Date(END),
    })
    expect(await stateOf({ status: 'in_grace_period' })).toMatchObject({
      periodEnd: new Date(NOW),
      graceUntil: new Date(END),
      willRenew: true,
    })
    expect(await stateOf({ gives_access: false, status: 'expired' })).toMatchObject({
      isRefunded: true,
    })
  })

  it('announces a change of product, and gives it only once it is there', async () => {
    const change = { pending_changes: { product: { id: 'prod2' } } }
    expect(await stateOf({ ...change, auto_renewal_status: 'will_change_product' })).toMatchObject({
      sku: { plan: 'family', tier: 'adventurer', narration: true },
      pendingSku: { plan: 'single', tier: 'explorer', narration: false },
      willRenew: true,
    })
  })

  it('counts for nothing when it is a test purchase, of another shop, or of no plan of ours', async () => {
    expect(await stateOf({ environment: 'sandbox' })).toBeUndefined()
    expect(await stateOf({ store: 'stripe' })).toBeUndefined()
    expect(await stateOf({ product_id: 'prod_of_another_app' })).toBeUndefined()
    items = [{ ...bought, environment: 'sandbox' }]
    expect(await open({ isProduction: false }).fetchState({ accountId: account })).toHaveLength(1)
  })

  it('is managed in the store alone', async () => {
    const owner = { accountId: account, reference: 'sub1ab2c3d4e5', key: 'k' }
    await expect(open().cancelAtPeriodEnd(owner)).rejects.toThrow('subscription.store_managed')
    await expect(open().resume(owner)).rejects.toThrow('subscription.store_managed')
    const asks = {
      accountId: account,
      language: 'en',
      returnUrl: 'https://luciole.example',
    } as const
    expect(await open().portalUrl(asks)).toBe(bought.management_url)
  })

  it('goes with the account', async () => {
    await open().deleteCustomer({ accountId: account, key: 'erase' })
    expect(asked).toEqual([`DELETE /v2/projects/proj1/customers/${account}`])
  })
})

describe('a webhook of the app stores', () => {
  const hook = (change: object, authorization: string | undefined = AUTHORIZATION) => {
    const event = {
      id: 'evt-1',
      type: 'RENEWAL',
      app_user_id: account,
      environment: 'PRODUCTION',
      ...change,
    }
    const rawBody = Buffer.from(JSON.stringify({ api_version: '1.0', event }))
    return open().parseWebhook({ rawBody, headers: { authorization } })
  }

  it('names who changed, and says nothing else', async () => {
    for (const type of ['CANCELLATION', 'EXPIRATION', 'BILLING_ISSUE', 'PRODUCT_CHANGE', 'NEW']) {
      expect(await hook({ type })).toEqual({ id: 'evt-1', accountId: account })
    }
  })

  it('is refused without the secret, and about nobody when it is a test or a stranger', async () => {
    expect(await hook({}, 'Bearer of another')).toBeNull()
    expect(await hook({}, '')).toBeNull()
    expect(await hook({ environment: 'SANDBOX' })).toEqual({ id: 'evt-1', accountId: null })
    expect(await hook({ app_user_id: '$RCAnonymousID:1' })).toMatchObject({ accountId: null })
    const rawBody = Buffer.from('not json')
    const headers = { authorization: AUTHORIZATION }
    expect(await open().parseWebhook({ rawBody, headers })).toBeNull()
  })
})
