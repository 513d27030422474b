import { useMutation, useQuery } from '@tanstack/react-query'
import { useAskAgain } from '#api/ask-again'
import { trpc } from '#api/trpc'

export type BookPlace = { kidId: string; storyId: string }

/** Events say when a step is done; a stream that broke is bridged by a slow look. */
const LOOK_AGAIN_MS = 8000

export const useKeepsakes = (place: BookPlace) =>
  useQuery({
    ...trpc.keepsake.list.queryOptions(place),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'making') ? LOOK_AGAIN_MS : false,
  })

export function useRequestKeepsake() {
  const onSuccess = useAskAgain(trpc.keepsake.pathKey())
  return useMutation(trpc.keepsake.request.mutationOptions({ onSuccess }))
}
