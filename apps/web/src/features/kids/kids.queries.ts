import type { Kid, KidFields } from '@luciole/contract/kids'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { reasonOf } from '#api/describe-error'
import { describeError } from '#api/describe-error'
import { lastingError } from '#api/lasting-error'
import { trpc } from '#api/trpc'

export const useKids = () => useQuery(trpc.kid.list.queryOptions())

export function useKid(kidId: string) {
  const { data, error } = useQuery(trpc.kid.get.queryOptions({ kidId }))
  return { data, error: lastingError({ data, error }) }
}

/** A refusal with words of its own says them; anything else is the failure the spec names. */
const failed =
  (words: 'form.failed' | 'form.failedToSave' | 'form.failedToDelete') => (error: unknown) =>
    reasonOf(error) && reasonOf(error) !== 'internal'
      ? describeError(error)
      : i18next.t(`kids:${words}`)

function useRefreshedKids() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: trpc.kid.pathKey() })
}

export function useCreateKid() {
  const refresh = useRefreshedKids()
  return useMutation(
    trpc.kid.create.mutationOptions({
      meta: { failed: failed('form.failed') },
      onSuccess: refresh,
    }),
  )
}

export function useUpdateKid(kidId: string) {
  const refresh = useRefreshedKids()
  const update = useMutation(
    trpc.kid.update.mutationOptions({
      meta: { done: () => i18next.t('kids:form.saved'), failed: failed('form.failedToSave') },
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
        failed: failed('form.failedToDelete'),
      },
      onSuccess: refresh,
    }),
  )
}

export function useOpenKid() {
  const client = useQueryClient()
  return useMutation(
    trpc.subscription.openKid.mutationOptions({
      onSuccess: () => client.invalidateQueries(),
    }),
  )
}
