import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fetchMore } from './fetch-more'

test('more is loaded though the list is being asked again', async () => {
  let release = () => {}
  let held = Promise.resolve()
  const observer = new InfiniteQueryObserver(new QueryClient(), {
    queryKey: ['shelf'],
    queryFn: async ({ pageParam }) => {
      await held
      return pageParam
    },
    initialPageParam: 0,
    getNextPageParam: (last: number) => last + 1,
  })
  const stop = observer.subscribe(() => {})
  await observer.refetch()
  held = new Promise((resolve) => (release = resolve))
  void observer.refetch()
  const more = fetchMore(observer.getCurrentResult())
  release()
  await more
  expect(observer.getCurrentResult().data?.pages).toEqual([0, 1])
  stop()
})
