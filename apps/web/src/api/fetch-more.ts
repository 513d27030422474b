interface List {
  data: { pages: unknown[] } | undefined
  hasNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<List>
}

/**
 * The next page of a list. What is being asked again meanwhile takes the question for its own, or
 * drops it on the way: then it is asked once more.
 */
export async function fetchMore(list: List): Promise<void> {
  const more = await list.fetchNextPage({ cancelRefetch: false })
  const isThere = more.data?.pages.length !== list.data?.pages.length
  if (!isThere && more.hasNextPage && !more.isFetchNextPageError) await fetchMore(more)
}
