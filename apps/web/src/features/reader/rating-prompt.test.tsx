// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#api/query-client'
import { trpc } from '#api/trpc'
import { startI18n } from '#i18n/i18n'
import { keepRatingDue } from './rating-due'
import { RatingPrompt } from './rating-prompt.tsx'

const shouldAsk = trpc.rating.shouldAsk.queryOptions()
let close = () => {}
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  startI18n()
})
afterEach(() => {
  close()
  queryClient.clear()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function visitAt(hour: number) {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, hour), toFake: ['Date'] })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <RatingPrompt />
      </QueryClientProvider>,
    ),
  )
  close = () => act(() => root.unmount())
}
const isAsked = () => document.querySelector('[role=dialog]') !== null

it.each([
  [10, true],
  [17, true],
  [18, false],
  [23, false],
  [5, false],
])('a book that was finished at %i o’clock is asked about at once: %s', (hour, isShown) => {
  queryClient.setQueryData(shouldAsk.queryKey, true)
  visitAt(hour)
  expect(isAsked()).toBe(isShown)
})

it('what was due in the evening is asked of the server again on a visit by day, and only then', () => {
  const fetching = () => queryClient.isFetching({ queryKey: shouldAsk.queryKey })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  visitAt(10)
  expect(fetching()).toBe(0)
  close()
  keepRatingDue(true)
  visitAt(21)
  expect(fetching()).toBe(0)
  close()
  visitAt(10)
  expect(fetching()).toBe(1)
})
