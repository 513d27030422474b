import type { Kid, KidFields } from '@luciole/contract/kids'
import { useMutation, useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { useAskAgain } from '#api/ask-again'
import { describeFailure } from '#api/describe-error'
import { lastingError } from '#api/lasting-error'
import { trpc } from '#api/trpc'

export const useKids = () => useQuery(trpc.kid.list.queryOptions())

export function useKid(kidId: string) {
  const { data, error } = useQuery(trpc.kid.get.queryOptions({ kidId }))
  return { data, error: lastingError({ data, error }) }
}

const useRefreshedKids = () => useAskAgain(trpc.kid.pathKey())

export function useCreateKid() {
  const refresh = useRefreshedKids()
  return useMutation(
    trpc.kid.create.mutationOptions({
      meta: {
        done: (kid) => i18next.t('kids:form.created', { name: (kid as Kid).name }),
        failed: describeFailure(() => i18next.t('kids:form.failed')),
      },
      onSuccess: refresh,
    }),
  )
}

export function useUpdateKid(kidId: string) {
  const refresh = useRefreshedKids()
  const update = useMutation(
    trpc.kid.update.mutationOptions({
      meta: {
        done: () => i18next.t('kids:form.saved'),
        failed: describeFailure(() => i18next.t('kids:form.failedToSave')),
      },
      onSuccess: refresh,
    }),
  )
  return {
    isPending: update.isPending,
    save: (kid: KidFields): Promise<Kid> => update.mutateAsync({ kidId, kid }),
  }
}

export function useDeleteKid() {
  const refresh = useRefreshedKids()
  return useMutation(
    trpc.kid.delete.mutationOptions({
      meta: {
        done: () => i18next.t('kids:edit.deleted'),
        failed: describeFailure(() => i18next.t('kids:form.failedToDelete')),
      },
      onSuccess: refresh,
    }),
  )
}

export function useOpenKid(name: string) {
  const onSuccess = useAskAgain([])
  return useMutation(
    trpc.subscription.openKid.mutationOptions({
      meta: { done: () => i18next.t('kids:locked.chosen', { name }) },
      onSuccess,
    }),
  )
}
