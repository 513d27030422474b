import { useMutation, useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { useAskAgain } from '#api/ask-again'
import { trpc } from '#api/trpc'

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

/** Asked once a visit: every answer counts as an opening. */
export const useSharedBook = (token: string) =>
  useQuery(
    trpc.share.open.queryOptions(
      { token },
      {
        staleTime: Infinity,
        gcTime: Infinity,
        refetchOnReconnect: ({ state }) => state.data === undefined,
      },
    ),
  )
