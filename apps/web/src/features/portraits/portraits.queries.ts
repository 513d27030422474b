import { useMutation } from '@tanstack/react-query'
import i18next from 'i18next'
import { useAskAgain } from '#api/ask-again'
import { describeFailure } from '#api/describe-error'
import { trpc } from '#api/trpc'
import { forgetBegun } from './editor-history'

const saved = {
  done: () => i18next.t('portraits:editor.saved'),
  failed: describeFailure(() => i18next.t('portraits:editor.failed')),
}
const deleted = {
  done: () => i18next.t('portraits:edit.deleted'),
  failed: describeFailure(() => i18next.t('portraits:edit.failedToDelete')),
}
const pictureSaved = {
  done: () => i18next.t('companions:picture.saved'),
  failed: describeFailure(() => i18next.t('companions:picture.failedUpdate')),
}
const pictureDeleted = {
  done: () => i18next.t('companions:picture.deleted'),
  failed: describeFailure(() => i18next.t('companions:picture.failedToDelete')),
}

const useRefreshedPortraits = () => useAskAgain(trpc.kid.pathKey(), trpc.companion.pathKey())

export function useSaveAvatar() {
  const refresh = useRefreshedPortraits()
  return useMutation(
    trpc.avatar.save.mutationOptions({
      meta: saved,
      onSuccess: (_, { kidId }) => {
        forgetBegun(kidId)
        return refresh()
      },
    }),
  )
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
  const refresh = useRefreshedPortraits()
  return useMutation(
    trpc.companionPicture.save.mutationOptions({
      meta: pictureSaved,
      onSuccess: (_, { companionId }) => {
        forgetBegun(companionId)
        return refresh()
      },
    }),
  )
}

export function useRetryCompanionPicture() {
  const onSuccess = useRefreshedPortraits()
  return useMutation(trpc.companionPicture.retry.mutationOptions({ meta: pictureSaved, onSuccess }))
}

export function useDeleteCompanionPicture() {
  const onSuccess = useRefreshedPortraits()
  return useMutation(
    trpc.companionPicture.delete.mutationOptions({ meta: pictureDeleted, onSuccess }),
  )
}
