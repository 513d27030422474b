import { afterEach, expect, it } from 'vitest'
import { isNotSold, openStorePurchases } from './store-purchases'

const keys = { android: 'goog_x', ios: null }
const asked: string[] = []
let refusal: { code: string } | null = null

/** A store that sells two plans. */
const plugin = {
  Purchases: {
    isConfigured: async () => ({ isConfigured: asked.some((one) => one.startsWith('configure')) }),
    configure: async ({ apiKey, appUserID }: { apiKey: string; appUserID?: string | null }) =>
      void asked.push(`configure ${apiKey} ${appUserID}`),
    logIn: async ({ appUserID }: { appUserID: string }) => void asked.push(`logIn ${appUserID}`),
    getProducts: async () => ({
      products: [
        { identifier: 'family_explorer:monthly', priceString: '12,49\u00a0€' },
        { identifier: 'single_explorer:monthly', priceString: '8,99\u00a0€' },
      ],
    }),
    async purchaseStoreProduct({ product }: { product: { identifier: string } }) {
      if (refusal) throw refusal
      asked.push(`buy ${product.identifier}`)
    },
    restorePurchases: async () => void asked.push('restore'),
  },
  PRODUCT_CATEGORY: { SUBSCRIPTION: 'SUBSCRIPTION' },
}
type Load = NonNullable<Parameters<typeof openStorePurchases>[0]['load']>
const load = (() => Promise.resolve(plugin)) as unknown as Load
const onPhone = (platform: string) =>
  Object.assign(globalThis, {
    Capacitor: { isNativePlatform: () => true, getPlatform: () => platform },
  })
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Capacitor')
  asked.length = 0
  refusal = null
})

it('a browser, and a shell without a key, sell nothing by themselves', async () => {
  expect(await openStorePurchases({ accountId: 'a', keys, load })).toBeNull()
  onPhone('ios')
  expect(await openStorePurchases({ accountId: 'a', keys, load })).toBeNull()
})

it('a shell sells to the account, at the price its store writes', async () => {
  onPhone('android')
  const store = await openStorePurchases({ accountId: 'a', keys, load })
  await openStorePurchases({ accountId: 'b', keys, load })
  expect(asked).toEqual(['configure goog_x a', 'logIn b'])
  expect(await store?.pricesOf(['family_explorer'])).toMatchObject({
    family_explorer: '12,49\u00a0€',
  })
  expect(await store?.buy('single_explorer')).toBe('bought')
  expect(asked.at(-1)).toBe('buy single_explorer:monthly')
  const refused = await store?.buy('family_adventurer').catch((error: unknown) => error)
  expect(String(refused)).toContain('sells no')
  expect(isNotSold(refused)).toBe(true)
})

it('a purchase given up, or still to be agreed to, is no failure', async () => {
  onPhone('android')
  const store = await openStorePurchases({ accountId: 'a', keys, load })
  refusal = { code: '1' }
  expect(await store?.buy('single_explorer')).toBe('given_up')
  refusal = { code: '20' }
  expect(await store?.buy('single_explorer')).toBe('pending')
  refusal = { code: '10' }
  await expect(store?.buy('single_explorer')).rejects.toEqual({ code: '10' })
})
