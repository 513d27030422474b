// @vitest-environment happy-dom
import type { Subscription } from '@luciole/contract/subscriptions'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { openAuthClient } from '#api/auth-client'
import { publicConfig } from '#api/public-config'
import { queryClient } from '#api/query-client'
import { startI18n } from '#i18n/i18n'
import { ChangeSheet } from './change-sheet.tsx'

it('what a change costs is asked each time: the price of an earlier look is never agreed to', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('__CLIENT_VERSION__', '0.0.0')
  startI18n()
  openAuthClient({ ...publicConfig(), authUrl: 'http://localhost/auth/v1' })
  const asked: ((dueNow: number) => void)[] = []
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        asked.push((dueNow) =>
          resolve(
            Response.json([
              {
                result: {
                  data: { effective: 'now', dueNow, currency: 'EUR', at: '2026-01-01T00:00:00Z' },
                },
              },
            ]),
          ),
        )
      }),
  )
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const show = (open: boolean) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={queryClient}>
          <ChangeSheet
            open={open}
            onOpenChange={() => {}}
            subscription={{ planType: null, pendingChange: null } as unknown as Subscription}
            sku={{ plan: 'family', tier: 'explorer', narration: false }}
            stories={10}
            price={{ amount: 900, currency: 'EUR' }}
          />
        </QueryClientProvider>,
      ),
    )
  const answer = async (dueNow: number) => {
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await act(async () => asked.shift()?.(dueNow))
    await vi.waitFor(() => expect(document.body.textContent).toContain(String(dueNow / 100)))
  }
  await show(true)
  await answer(444)
  await show(false)
  await show(true)
  expect(document.body.textContent).not.toContain('4.44')
  await answer(333)
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
