import { currentPlatform } from './native'

/** What the shell's own store sells; a browser has none and pays on a page. */
export interface StorePurchases {
  /** Prices as the store writes them, by the name of the plan; one it does not sell is missing. */
  pricesOf(names: string[]): Promise<Record<string, string>>
  /** Pending: somebody else has to agree first. */
  buy(name: string): Promise<'bought' | 'pending' | 'given_up'>
  /** What this store account paid for on another device. */
  restore(): Promise<void>
}

type Plugin = {
  Purchases: Pick<
    typeof import('@revenuecat/purchases-capacitor').Purchases,
    | 'configure'
    | 'getProducts'
    | 'isConfigured'
    | 'logIn'
    | 'purchaseStoreProduct'
    | 'restorePurchases'
  >
  PRODUCT_CATEGORY: typeof import('@revenuecat/purchases-capacitor').PRODUCT_CATEGORY
}

const GIVEN_UP = '1'
const PENDING = '20'
const OFFLINE = ['10', '35']
const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '')
/** What the store no longer sells, or not to this buyer. */
const NOT_SOLD = ['5', 'not_sold']
export const isNotSold = (error: unknown) => NOT_SOLD.includes(codeOf(error))
export const isStoreOffline = (error: unknown) => OFFLINE.includes(codeOf(error))
/** Play names the base plan too: `family_explorer:monthly`. */
const nameOf = (identifier: string) => identifier.split(':')[0] ?? identifier

/** Null where nothing is sold by the device itself. The buyer is the account, never the device. */
export async function openStorePurchases({
  accountId,
  keys,
  load = () => import('@revenuecat/purchases-capacitor'),
}: {
  accountId: string
  keys: { android: string | null; ios: string | null } | undefined
  /** The plugin is big: only a shell that sells loads it. */
  load?: () => Promise<Plugin>
}): Promise<StorePurchases | null> {
  const platform = currentPlatform()
  const apiKey = platform === 'web' ? null : keys?.[platform]
  if (!apiKey) return null
  const { Purchases, PRODUCT_CATEGORY } = await load()
  const { isConfigured } = await Purchases.isConfigured()
  if (isConfigured) await Purchases.logIn({ appUserID: accountId })
  else await Purchases.configure({ apiKey, appUserID: accountId })
  const find = async (productIdentifiers: string[]) =>
    (await Purchases.getProducts({ productIdentifiers, type: PRODUCT_CATEGORY.SUBSCRIPTION }))
      .products
  return {
    async pricesOf(names) {
      const products = await find(names)
      return Object.fromEntries(
        products.map(({ identifier, priceString }) => [nameOf(identifier), priceString]),
      )
    },
    async buy(name) {
      const product = (await find([name])).find(({ identifier }) => nameOf(identifier) === name)
      if (!product)
        throw Object.assign(new Error(`the store sells no ${name}`), { code: 'not_sold' })
      try {
        await Purchases.purchaseStoreProduct({ product })
        return 'bought'
      } catch (error) {
        if (codeOf(error) === GIVEN_UP) return 'given_up'
        if (codeOf(error) === PENDING) return 'pending'
        throw error
      }
    },
    async restore() {
      await Purchases.restorePurchases()
    },
  }
}
