import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { trpc } from '#api/trpc'

/** What stands on a shelf: the newest first, the unfinished ones before them. */
export const shelfOptions = (kidId?: string) =>
  trpc.story.list.queryOptions({ ...(kidId ? { kidId } : {}), limit: 8 })

export const useShelf = (kidId?: string) => useQuery(shelfOptions(kidId))

export const allStoriesOptions = (kidId: string) =>
  trpc.story.list.infiniteQueryOptions(
    { kidId },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  )

export const useAllStories = (kidId: string) => useInfiniteQuery(allStoriesOptions(kidId))
