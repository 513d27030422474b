import { storeNameOf, type Sku, type Subscription } from '@luciole/contract/subscriptions'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { isNetworkError } from '#api/describe-error'
import { publicConfig } from '#api/public-config'
import { trpc, trpcClient } from '#api/trpc'
import { isNotSold, isStoreOffline, openStorePurchases } from '#platform/store-purchases'
import { useAccount } from '#features/accounts/accounts.queries'
import { lookAgainAfter, useKnownSubscription } from './subscriptions.queries'

const storeOf = (accountId: string | undefined) =>
  queryOptions({
    queryKey: ['store-purchases', accountId],
    queryFn: () =>
      openStorePurchases({ accountId: accountId ?? '', keys: publicConfig().purchaseKeys }),
    enabled: accountId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The store of this device, or null; undefined until it is known. */
export function useStore() {
  const { data: account } = useAccount()
  return useQuery(storeOf(account?.id)).data
}

/** Prices as the store writes them: what it charges is what is shown. */
export function useStorePrices(skus: Sku[]) {
  const store = useStore()
  const names = skus.map(storeNameOf)
  return useQuery({
    queryKey: ['store-prices', names, store !== undefined],
    queryFn: async () => (await store?.pricesOf(names)) ?? {},
    enabled: Boolean(store),
  }).data
}

const isPaidFor = ({ status }: Subscription) => status === 'active' || status === 'cancelled'

/** In words: no network, a plan the store does not sell, or anything else. */
export function purchaseFailed(error: unknown) {
  if (isStoreOffline(error) || isNetworkError(error)) {
    return i18next.t('subscriptions:summary.networkError')
  }
  return i18next.t(`subscriptions:${isNotSold(error) ? 'subscribe.notFound' : 'summary.failed'}`)
}

/** The store asks the parent itself; a plan that is paid for elsewhere is never bought again. */
export function useStorePurchase() {
  const store = useStore()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ sku, isGivenUp }: { sku: Sku; isGivenUp: () => boolean }) => {
      const now = await client.fetchQuery({ ...trpc.subscription.get.queryOptions(), staleTime: 0 })
      if (isGivenUp()) return 'given_up'
      if (isPaidFor(now)) return 'bought'
      return (await store?.buy(storeNameOf(sku))) ?? 'given_up'
    },
    meta: {
      failed: purchaseFailed,
    },
  })
}

/** Asks the server to look at the store, until it says that the plan is there. */
export function useStoreSettling({ waitedMs }: { waitedMs: () => number }) {
  const know = useKnownSubscription()
  return useQuery({
    queryKey: ['store-settling'],
    queryFn: async () => {
      const subscription = await trpcClient.subscription.refresh.mutate()
      if (isPaidFor(subscription)) await know(subscription)
      return { isPaid: isPaidFor(subscription) }
    },
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isPaid ? false : lookAgainAfter(waitedMs())),
  })
}

/** What was bought with this store account on another device. */
export function useRestore() {
  const store = useStore()
  const know = useKnownSubscription()
  return useMutation({
    mutationFn: async () => {
      await store?.restore()
      const subscription = await trpcClient.subscription.refresh.mutate()
      await know(subscription)
      if (!isPaidFor(subscription)) throw new Error('nothing to restore')
    },
    meta: {
      done: () => i18next.t('subscriptions:subscribe.restored'),
      failed: () => i18next.t('subscriptions:subscribe.nothingToRestore'),
    },
  })
}
