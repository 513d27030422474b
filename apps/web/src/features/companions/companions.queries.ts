import type { Companion } from '@luciole/contract/companions'
import { useMutation, useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { useAskAgain } from '#api/ask-again'
import { describeFailure } from '#api/describe-error'
import { lastingError } from '#api/lasting-error'
import { trpc } from '#api/trpc'

export function useCompanions(kidId: string) {
  const { data, error, isPending } = useQuery(trpc.companion.list.queryOptions({ kidId }))
  return { data, isPending, error: lastingError({ data, error }) }
}

const useRefreshedCompanions = () => useAskAgain(trpc.companion.pathKey())

export function useCreateCompanion() {
  const refresh = useRefreshedCompanions()
  return useMutation(
    trpc.companion.create.mutationOptions({
      meta: {
        done: (made) => i18next.t('companions:create.created', { name: (made as Companion).name }),
        failed: describeFailure(() => i18next.t('companions:create.failed')),
      },
      onSuccess: refresh,
    }),
  )
}

export function useUpdateCompanion() {
  const refresh = useRefreshedCompanions()
  return useMutation(
    trpc.companion.update.mutationOptions({
      meta: {
        done: () => i18next.t('companions:edit.saved'),
        failed: describeFailure(() => i18next.t('companions:edit.failed')),
      },
      onSuccess: refresh,
    }),
  )
}

export function useDeleteCompanion(name: string) {
  const refresh = useRefreshedCompanions()
  return useMutation(
    trpc.companion.delete.mutationOptions({
      meta: {
        done: () => i18next.t('companions:edit.deleted', { name }),
        failed: describeFailure(() => i18next.t('companions:edit.failedToDelete')),
      },
      onSuccess: refresh,
    }),
  )
}
