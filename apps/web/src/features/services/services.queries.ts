import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { trpc } from '#api/trpc'

export const useServices = () => useQuery(trpc.service.list.queryOptions())

export function useAgreeToVoice() {
  const queries = useQueryClient()
  return useMutation({
    ...trpc.service.agree.mutationOptions(),
    onSettled: () => queries.invalidateQueries(trpc.service.list.queryFilter()),
    meta: {
      failed: () => i18next.t('services:voice.failed'),
      done: () => i18next.t('accounts:settings.saved'),
    },
  })
}
