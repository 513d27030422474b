// @vitest-environment happy-dom
import type { Account } from '@luciole/contract/accounts'
import type { Subscription } from '@luciole/contract/subscriptions'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { queryClient } from '#api/query-client'
import { trpc } from '#api/trpc'
import { subscriptions } from '#i18n/en/subscriptions'
import { kids } from '#i18n/en/kids'
import { startI18n } from '#i18n/i18n'
import { CancelScreen } from './cancel-screen.tsx'

it('a cancelled plan goes on only when a grown-up says so', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const asked = vi.fn<typeof fetch>(() => new Promise(() => {}))
  vi.stubGlobal('fetch', asked)
  startI18n()
  const cancelled = { status: 'cancelled', planType: 'single', tier: 'explorer' }
  const until = { until: '2026-02-01T00:00:00Z', managedBy: 'luciole', narration: false }
  queryClient.setQueryData(trpc.subscription.get.queryKey(), {
    ...cancelled,
    ...until,
  } as unknown as Subscription)
  queryClient.setQueryData(trpc.account.get.queryKey(), {
    parentGate: true,
  } as unknown as Account)
  const router = createRouter({
    routeTree: createRootRoute({ component: CancelScreen }),
    history: createMemoryHistory(),
  })
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
    ),
  )
  const button = await vi.waitFor(() => {
    const found = [...box.querySelectorAll('button')].find(
      ({ textContent }) => textContent === subscriptions.cancel.resume,
    )
    if (!found) throw new Error(box.textContent ?? '')
    return found
  })
  await act(async () => button.click())
  expect(document.body.textContent).toContain(kids.gate.hold)
  expect(asked).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
