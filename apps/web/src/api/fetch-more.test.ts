import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { fetchMore } from './fetch-more'

/** A list of one page whose answers come when they are let go. */
async function openList() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let letGo = () => {}
  let held = Promise.resolve()
  let isBroken = false
  const list = new InfiniteQueryObserver(client, {
    queryKey: ['shelf'],
    queryFn: async ({ pageParam }) => {
      await held
      if (isBroken) throw new Error('no network')
      return pageParam
    },
    initialPageParam: 0,
    getNextPageParam: (last: number) => (last < 1 ? last + 1 : undefined),
  })
  onTestFinished(list.subscribe(() => {}))
  await list.refetch()
  held = new Promise((resolve) => (letGo = resolve))
  return {
    client,
    list,
    letGo: () => letGo(),
    breakDown: () => (isBroken = true),
    pages: () => list.getCurrentResult().data?.pages,
  }
}

test('more is loaded though the list is being asked again', async () => {
  const { list, letGo, pages } = await openList()
  void list.refetch()
  const more = fetchMore(list.getCurrentResult())
  letGo()
  await more
  expect(pages()).toEqual([0, 1])
})

test('more is loaded though the list is asked again before it comes', async () => {
  const { client, list, letGo, pages } = await openList()
  const more = fetchMore(list.getCurrentResult())
  void client.invalidateQueries({ queryKey: ['shelf'] })
  letGo()
  await more
  expect(pages()).toEqual([0, 1])
})

test('what fails, and the end of the list, is not asked for again and again', async () => {
  const { list, letGo, breakDown, pages } = await openList()
  breakDown()
  letGo()
  await fetchMore(list.getCurrentResult())
  expect(list.getCurrentResult().isFetchNextPageError).toBe(true)
  expect(pages()).toEqual([0])
  const end = await openList()
  end.letGo()
  await fetchMore(end.list.getCurrentResult())
  await fetchMore(end.list.getCurrentResult())
  expect(end.pages()).toEqual([0, 1])
})
