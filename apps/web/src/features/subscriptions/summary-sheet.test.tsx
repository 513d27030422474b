// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { RouterContextProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { openAuthClient } from '#api/auth-client'
import { publicConfig } from '#api/public-config'
import { queryClient } from '#api/query-client'
import { startI18n } from '#i18n/i18n'
import { SummarySheet } from './summary-sheet.tsx'

const PAGE = 'https://pay.example/page'

it('who closes the summary while the payment page opens is not led there, and may still pay', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('__CLIENT_VERSION__', '0.0.0')
  startI18n()
  openAuthClient({ ...publicConfig(), authUrl: 'http://localhost/auth/v1' })
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const checkouts: (() => void)[] = []
  const opened = { id: 'a', state: 'open', sku: {}, cause: null, checkoutUrl: PAGE }
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise<Response>((resolve) => {
        if (!url.includes('subscription.checkout')) return
        checkouts.push(() => resolve(Response.json([{ result: { data: opened } }])))
      }),
  )
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  let isOpen = true
  const show = () =>
    act(async () =>
      root.render(
        <RouterContextProvider router={router}>
          <QueryClientProvider client={queryClient}>
            <SummarySheet
              open={isOpen}
              onOpenChange={(next) => (isOpen = next)}
              sku={{ plan: 'family', tier: 'explorer', narration: false }}
              stories={8}
              money="€10.99"
              currency="EUR"
            />
          </QueryClientProvider>
        </RouterContextProvider>,
      ),
    )
  const press = (name: RegExp) =>
    act(async () =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => name.test(textContent ?? ''))
        ?.click(),
    )
  const answer = () => act(async () => checkouts.shift()?.())

  await show()
  await press(/^Pay/)
  await vi.waitFor(() => expect(checkouts).toHaveLength(1))
  await press(/^Change something/)
  expect(isOpen).toBe(false)
  await answer()
  expect(assign).not.toHaveBeenCalled()

  isOpen = true
  await show()
  await press(/^Pay/)
  await vi.waitFor(() => expect(checkouts).toHaveLength(1))
  await answer()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(PAGE))
  await act(async () => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
