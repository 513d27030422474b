import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useAskAgain } from '#api/ask-again'
import { trpc, trpcClient } from '#api/trpc'

export const useShares = () => useQuery(trpc.share.list.queryOptions())

const useRefreshedShares = () => useAskAgain(trpc.share.list.queryKey())

export function useCreateShare() {
  const onSuccess = useRefreshedShares()
  return useMutation(trpc.share.create.mutationOptions({ onSuccess }))
}

export function useRevokeShare() {
  const onSuccess = useRefreshedShares()
  const meta = { done: () => i18next.t('sharing:list.revoked') }
  return useMutation(trpc.share.revoke.mutationOptions({ onSuccess, meta }))
}

/** Well within the life of an address. */
const FRESH_MS = 60 * 60_000

/** Opened once a visit; a book that stays open asks for fresh addresses, and that is not counted. */
export function useSharedBook(token: string) {
  const client = useQueryClient()
  const { queryKey } = trpc.share.open.queryOptions({ token })
  return useQuery({
    queryKey,
    queryFn: () => {
      const isOpen = client.getQueryData(queryKey) !== undefined
      return trpcClient.share.open.query({ token, isOpen })
    },
    staleTime: FRESH_MS,
    gcTime: Infinity,
    refetchOnReconnect: true,
  })
}
