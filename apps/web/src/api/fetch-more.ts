/**
 * The next page of a list. Asked for while the list itself is asked again, it would be taken for that
 * question and never come: it waits for the answer.
 */
export async function fetchMore(query: {
  isRefetching: boolean
  refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>
}): Promise<void> {
  if (query.isRefetching) await query.refetch({ cancelRefetch: false })
  await query.fetchNextPage({ cancelRefetch: false })
}
