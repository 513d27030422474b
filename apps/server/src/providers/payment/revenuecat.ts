import { timingSafeEqual } from 'node:crypto'
import type { Currency, Sku } from '@luciole/contract/subscriptions'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock'
import { AppError } from '#platform/errors'
import type { PaymentProvider, Snapshot } from './payment'

const API = 'https://api.revenuecat.com/v2'
const TIMEOUT_MS = 15_000
const NOT_FOUND = 404

const subscriptionSchema = z.object({
  id: z.string(),
  /** RevenueCat's own; our name of it is the product's `store_identifier`. */
  product_id: z.nullable(z.string()),
  starts_at: z.number(),
  current_period_starts_at: z.number(),
  current_period_ends_at: z.nullable(z.number()),
  ends_at: z.nullish(z.number()),
  gives_access: z.boolean(),
  auto_renewal_status: z.string(),
  status: z.string(),
  store: z.string(),
  environment: z.string(),
  management_url: z.nullish(z.string()),
  pending_changes: z.nullish(z.object({ product: z.nullish(z.object({ id: z.string() })) })),
})
const productSchema = z.object({ store_identifier: z.string() })
const listSchema = z.object({ items: z.array(subscriptionSchema) })
const webhookSchema = z.object({
  event: z.object({
    id: z.string(),
    type: z.string(),
    app_user_id: z.nullish(z.string()),
    environment: z.nullish(z.string()),
  }),
})
type StoreSubscription = z.infer<typeof subscriptionSchema>

const RENEWS = ['will_renew', 'will_change_product', 'has_already_renewed']
const STORES = { app_store: 'app_store', play_store: 'play_store' } as const

export interface RevenueCatDependencies {
  clock: Clock
  key: string
  project: string
  webhookAuthorization: string
  /** Sandbox purchases never open anything in production. */
  isProduction: boolean
  amountOf: (price: { sku: Sku; currency: Currency }) => number
  /** By the name a product has in its store. */
  skuOfProduct: (storeName: string) => Sku | null
  request?: typeof fetch
}

function readJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString())
  } catch {
    return null
  }
}

const refuse = () => Promise.reject(new AppError('subscription.store_managed'))

/**
 * What was bought in the app stores. The app user id is the account id, always; buying, changing and
 * ending happen in the store. Contract-tested; not yet run against a live project.
 */
export function createRevenueCat(dependencies: RevenueCatDependencies): PaymentProvider {
  const { clock, key, project, webhookAuthorization, isProduction } = dependencies
  const { amountOf, skuOfProduct, request = fetch } = dependencies

  async function call({ path, method = 'GET' }: { path: string; method?: string }) {
    const answer = await request(`${API}/projects/${project}/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status === NOT_FOUND) return null
    if (!answer.ok) throw new Error(`RevenueCat answered ${answer.status}`)
    return (await answer.json()) as unknown
  }

  async function listOf(accountId: string): Promise<StoreSubscription[]> {
    const body = await call({ path: `customers/${accountId}/subscriptions?limit=20` })
    const { items } = body === null ? { items: [] } : listSchema.parse(body)
    return items.filter(({ environment }) => !isProduction || environment === 'production')
  }

  const storeNames = new Map<string, string>()

  /** A product never changes its name, so each is asked for once. */
  async function skuOf(productId: string | null | undefined): Promise<Sku | null> {
    if (!productId) return null
    const known = storeNames.get(productId)
    if (known !== undefined) return skuOfProduct(known)
    const product = await call({ path: `products/${productId}` })
    if (product === null) return null
    const { store_identifier: storeName } = productSchema.parse(product)
    storeNames.set(productId, storeName)
    return skuOfProduct(storeName)
  }

  async function snapshotOf(bought: StoreSubscription): Promise<Snapshot | null> {
    const store = STORES[bought.store as keyof typeof STORES]
    const sku = store ? await skuOf(bought.product_id) : null
    if (!sku) return null
    const end = new Date(
      bought.ends_at ?? bought.current_period_ends_at ?? bought.current_period_starts_at,
    )
    const isInGrace = bought.status === 'in_grace_period' && bought.gives_access
    const isRefunded = !bought.gives_access && end > clock.now()
    return {
      reference: bought.id,
      sku,
      store,
      amount: amountOf({ sku, currency: 'USD' }),
      currency: 'USD',
      periodStart: new Date(bought.current_period_starts_at),
      periodEnd: isInGrace ? new Date(Math.min(end.getTime(), clock.now().getTime())) : end,
      graceUntil: isInGrace ? end : null,
      willRenew: RENEWS.includes(bought.auto_renewal_status),
      isRefunded,
      pendingSku: await skuOf(bought.pending_changes?.product?.id),
    }
  }

  return {
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
    async fetchState({ accountId }) {
      const snapshots = await Promise.all((await listOf(accountId)).map(snapshotOf))
      return snapshots.filter((snapshot) => snapshot !== null)
    },
    async portalUrl({ accountId }) {
      const url = (await listOf(accountId)).find(({ management_url: page }) => page)?.management_url
      if (!url) throw new AppError('subscription.not_found')
      return url
    },
    async parseWebhook({ rawBody, headers }) {
      const given = Buffer.from(String(headers.authorization ?? ''))
      const wanted = Buffer.from(webhookAuthorization)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
      const parsed = webhookSchema.safeParse(readJson(rawBody))
      if (!parsed.success) return null
      const { id, app_user_id: accountId, environment } = parsed.data.event
      const isOurs = /^[0-9a-f-]{36}$/.test(accountId ?? '')
      const isForeign = isProduction && environment !== 'PRODUCTION'
      return { id, accountId: isOurs && !isForeign ? (accountId ?? null) : null }
    },
    async deleteCustomer({ accountId }) {
      await call({ path: `customers/${accountId}`, method: 'DELETE' })
    },
  }
}
