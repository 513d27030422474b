import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { queryClient } from '#api/query-client'
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

/** The ways to a book kept here: a shelf that nobody has looked at yet would be empty without network. */
export const askShelvesOf = (kidId: string) =>
  Promise.all([
    queryClient.prefetchQuery(shelfOptions()),
    queryClient.prefetchQuery(shelfOptions(kidId)),
    queryClient.prefetchInfiniteQuery(allStoriesOptions(kidId)),
  ])
