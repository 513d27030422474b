import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { staleQueries } from './invalidations'

it('an event makes stale what it names, and nothing else', () => {
  const client = new QueryClient()
  const stories = [['story', 'list'], { type: 'query' }]
  const account = [['account', 'get'], { type: 'query' }]
  for (const key of [stories, account]) client.setQueryData(key, 1)

  const apply = (event: Parameters<typeof staleQueries>[0]) => {
    for (const queryKey of staleQueries(event)) void client.invalidateQueries({ queryKey })
    return [stories, account].map((key) => client.getQueryState(key)?.isInvalidated)
  }
  expect(
    apply({ type: 'story.changed', kidId: 'k', storyId: 's', step: 'bound', page: null }),
  ).toEqual([true, false])
  expect(apply({ type: 'everything.changed' })).toEqual([true, true])
})
