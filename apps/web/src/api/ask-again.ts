import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'

/**
 * Whatever is known under this key is asked again. A first answer still on its way would only be
 * joined, and may have left before what made it stale: it is waited for, and asked once more.
 */
export async function askAgain({ client, queryKey }: { client: QueryClient; queryKey: QueryKey }) {
  const onTheirWay = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await client.invalidateQueries({ queryKey })
  if (onTheirWay.length === 0) return
  await Promise.allSettled(onTheirWay.map(({ promise }) => promise))
  await client.invalidateQueries({ predicate: (query) => onTheirWay.includes(query) })
}

/** What an action does once it is done. */
export function useAskAgain(...queryKeys: QueryKey[]) {
  const client = useQueryClient()
  return () => Promise.all(queryKeys.map((queryKey) => askAgain({ client, queryKey })))
}
