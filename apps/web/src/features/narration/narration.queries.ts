import type { Language } from '@luciole/contract/language'
import type { Narration } from '@luciole/contract/narration'
import { useMutation, useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { useAskAgain } from '#api/ask-again'
import { trpc } from '#api/trpc'
import { uploadRecording } from './upload-recording'

/** A sample is made once for everybody and tells nobody when it is done. */
const SAMPLE_MS = 2500
/** Events say when a page is there; a stream that broke is bridged by a slow look. */
const LOOK_AGAIN_MS = 10_000

const isMakingSample = ({ sample, voices }: Narration) =>
  sample !== null && voices.some(({ language }) => sample[language] === null)
const isRecording = ({ story }: Narration) => story.some(({ state }) => state === 'recording')

export type BookPlace = { kidId: string; storyId: string }

export const useNarration = (place: BookPlace) =>
  useQuery({
    ...trpc.narration.get.queryOptions(place),
    refetchInterval: ({ state: { data } }) => {
      if (!data) return false
      if (isMakingSample(data)) return SAMPLE_MS
      return isRecording(data) ? LOOK_AGAIN_MS : false
    },
  })

const useRefreshedNarration = () => useAskAgain(trpc.narration.pathKey())

export function useRequestNarration() {
  const onSuccess = useRefreshedNarration()
  return useMutation(trpc.narration.request.mutationOptions({ onSuccess }))
}

export function useRemoveRecording() {
  const onSuccess = useRefreshedNarration()
  const meta = { done: () => i18next.t('narration:studio.deleted') }
  return useMutation(trpc.narration.removeRecording.mutationOptions({ onSuccess, meta }))
}

export function useSetPronunciation() {
  const onSuccess = useRefreshedNarration()
  const meta = { done: () => i18next.t('narration:names.saved') }
  return useMutation(trpc.narration.setPronunciation.mutationOptions({ onSuccess, meta }))
}

export const useHearName = () => useMutation(trpc.narration.hearName.mutationOptions())

export function useUploadRecording(place: BookPlace) {
  const onSuccess = useRefreshedNarration()
  return useMutation({
    mutationFn: (clip: { page: number; language: Language; mp3: Uint8Array }) =>
      uploadRecording({ ...place, ...clip }),
    onSuccess,
  })
}
