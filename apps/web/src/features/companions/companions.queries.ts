import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { describeError, reasonOf } from '#api/describe-error'
import { trpc } from '#api/trpc'

export const useCompanions = (kidId: string) =>
  useQuery(trpc.companion.list.queryOptions({ kidId }))

const failed =
  (words: 'create.failed' | 'edit.failed' | 'edit.failedToDelete') => (error: unknown) =>
    reasonOf(error) && reasonOf(error) !== 'internal'
      ? describeError(error)
      : i18next.t(`companions:${words}`)

function useRefreshedCompanions() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: trpc.companion.pathKey() })
}

export function useCreateCompanion() {
  const refresh = useRefreshedCompanions()
  return useMutation(
    trpc.companion.create.mutationOptions({
      meta: { failed: failed('create.failed') },
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
        failed: failed('edit.failed'),
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
        failed: failed('edit.failedToDelete'),
      },
      onSuccess: refresh,
    }),
  )
}
