import type { Story } from '@luciole/contract/stories'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useEffect } from 'react'
import { askAgain, useAskAgain } from '#api/ask-again'
import { lastingError } from '#api/lasting-error'
import { sendUnsentPlaces, trpc, trpcClient } from '#api/trpc'
import type { ReadPlace } from '#api/read-places'
import { writePlaceDown } from '#api/unsent-places'
import { keepRatingDue } from './rating-due'

/** Between events nothing is asked; a stream that broke is bridged by a slow look. */
const LOOK_AGAIN_MS = 8000

const isMoving = ({ state, pages }: Story) =>
  (state !== 'ready' && state !== 'failed') || pages.some(({ redraw }) => redraw === 'asked')

export function useStory({ kidId, storyId }: { kidId: string; storyId: string }) {
  const { data, error } = useQuery({
    ...trpc.story.get.queryOptions({ kidId, storyId }),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? LOOK_AGAIN_MS : false),
  })
  return { data, error: lastingError({ data, error }) }
}

/** The shelves behind an open book are asked again: without network they must know of it. */
export function useFreshShelves({ id, state }: Pick<Story, 'id' | 'state'>) {
  const client = useQueryClient()
  useEffect(() => {
    const queryKey = trpc.story.list.pathKey()
    void client.refetchQueries({ queryKey, type: 'inactive', stale: true })
  }, [client, id, state])
}

/** Written down on the device, then told; without network it is told later. */
async function rememberPlace(place: ReadPlace) {
  const isDown = await writePlaceDown(place).then(
    () => true,
    () => false,
  )
  if (isDown) await sendUnsentPlaces()
  else await trpcClient.story.read.mutate(place)
}

/** Where the family is. */
export function useRememberPlace() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: rememberPlace,
    meta: { failed: () => '' },
    // The book opens where it was left before the server has answered.
    onMutate: ({ kidId, storyId, page, finished }) => {
      client.setQueryData(
        trpc.story.get.queryKey({ kidId, storyId }),
        (story) =>
          story && {
            ...story,
            bookmark: finished ? null : page,
            finishedCount: story.finishedCount + (finished ? 1 : 0),
          },
      )
    },
    onSuccess: async (_, { finished }) => {
      await askAgain({ client, queryKey: trpc.story.list.pathKey() })
      if (finished)
        await client
          .fetchQuery({ ...trpc.rating.shouldAsk.queryOptions(), staleTime: 0 })
          .then(keepRatingDue)
          .catch(() => null)
    },
  })
}

const useRefreshedStory = () => useAskAgain(trpc.story.pathKey())

export function useRetryStory() {
  const onSuccess = useRefreshedStory()
  return useMutation(trpc.story.retry.mutationOptions({ onSuccess }))
}

export function useEditPage() {
  const onSuccess = useRefreshedStory()
  const meta = { done: () => i18next.t('reader:tools.saved') }
  return useMutation(trpc.story.editPage.mutationOptions({ onSuccess, meta }))
}

/** The page itself says how far it is. */
export function useRedrawPage() {
  const onSuccess = useRefreshedStory()
  return useMutation(trpc.story.redrawPage.mutationOptions({ onSuccess }))
}

export function useChoosePictures() {
  const onSuccess = useRefreshedStory()
  const meta = { done: () => i18next.t('reader:pictures.chosen') }
  return useMutation(trpc.story.choosePictures.mutationOptions({ onSuccess, meta }))
}

export function useDeleteStory(said: string) {
  const refresh = useRefreshedStory()
  const meta = { done: () => said }
  return useMutation(
    trpc.story.delete.mutationOptions({
      onSuccess: async (_, { storyId }) => {
        const { takeFromShelves } = await import('#api/answer-store')
        await takeFromShelves(storyId).catch(() => undefined)
        await refresh()
      },
      meta,
    }),
  )
}

export const isReadable = ({ pages }: Story) => Boolean(pages[0]?.picture)
