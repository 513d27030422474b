// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { setTimeout } from 'node:timers/promises'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { openAuthClient } from '#api/auth-client'
import { publicConfig } from '#api/public-config'
import { queryClient } from '#api/query-client'
import { en } from '#i18n/resources'
import { startI18n } from '#i18n/i18n'
import { ExportRow } from './export-row.tsx'

it('an export asked for before anything was known of one is on its way, whatever the first look says', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('__CLIENT_VERSION__', '0.0.0')
  startI18n()
  openAuthClient({ ...publicConfig(), authUrl: 'http://localhost/auth/v1' })
  const answers = new Map<string, (state: string) => void>()
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise<Response>((resolve) => {
        const name = new URL(url, 'http://localhost').pathname.split('.').at(-1) ?? ''
        answers.set(name, (state) => resolve(Response.json([{ result: { data: { state } } }])))
      }),
  )
  const answer = async ({ to, state }: { to: string; state: string }) => {
    await vi.waitFor(() => expect([...answers.keys()]).toContain(to))
    await act(async () => answers.get(to)?.(state))
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <ExportRow />
      </QueryClientProvider>,
    ),
  )
  await vi.waitFor(() => expect(answers.has('exportState')).toBe(true))
  const firstLook = answers.get('exportState')
  await act(async () => document.querySelector('button')?.click())
  await answer({ to: 'export', state: 'making' })
  await act(async () => firstLook?.('none'))
  const { exportMaking } = en.accounts.settings
  await act(async () => {
    await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
    await setTimeout(20)
  })
  expect(document.body.textContent).toContain(exportMaking)
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
