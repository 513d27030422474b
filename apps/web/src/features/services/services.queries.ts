import type { Services } from '@luciole/contract/services'
import { useMutation, useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { useAskAgain } from '#api/ask-again'
import { trpc } from '#api/trpc'

export const useServices = () => useQuery(trpc.service.list.queryOptions())

export type PhotoService = NonNullable<Services['services'][number]['service']>

/** Who could paint from a photo, if a parent agreed; null when nobody is set up. */
export function usePhotoService(): PhotoService | null {
  const { data } = useServices()
  return data?.services.find(({ service }) => service?.takesPhotos)?.service ?? null
}

export function useAgreeToVoice() {
  const onSettled = useAskAgain(trpc.service.list.queryKey())
  return useMutation({
    ...trpc.service.agree.mutationOptions(),
    onSettled,
    meta: {
      failed: () => i18next.t('services:voice.failed'),
      done: () => i18next.t('accounts:settings.saved'),
    },
  })
}
