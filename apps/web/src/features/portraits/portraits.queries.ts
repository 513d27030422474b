import { useMutation, useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { describeError, reasonOf } from '#api/describe-error'
import { trpc } from '#api/trpc'

const failed = (words: 'editor.failed' | 'edit.failedToDelete') => (error: unknown) =>
  reasonOf(error) && reasonOf(error) !== 'internal'
    ? describeError(error)
    : i18next.t(`portraits:${words}`)

const saved = { done: () => i18next.t('portraits:editor.saved'), failed: failed('editor.failed') }
const deleted = {
  done: () => i18next.t('portraits:edit.deleted'),
  failed: failed('edit.failedToDelete'),
}

function useRefreshedPortraits() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: trpc.kid.pathKey() }),
      client.invalidateQueries({ queryKey: trpc.companion.pathKey() }),
    ])
}

export function useSaveAvatar() {
  const onSuccess = useRefreshedPortraits()
  return useMutation(trpc.avatar.save.mutationOptions({ meta: saved, onSuccess }))
}

export function useRetryAvatar() {
  const onSuccess = useRefreshedPortraits()
  return useMutation(trpc.avatar.retry.mutationOptions({ meta: saved, onSuccess }))
}

export function useDeleteAvatar() {
  const onSuccess = useRefreshedPortraits()
  return useMutation(trpc.avatar.delete.mutationOptions({ meta: deleted, onSuccess }))
}

export function useSaveCompanionPicture() {
  const onSuccess = useRefreshedPortraits()
  return useMutation(trpc.companionPicture.save.mutationOptions({ meta: saved, onSuccess }))
}
