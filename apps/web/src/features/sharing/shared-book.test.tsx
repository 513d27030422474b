// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { openAuthClient } from '#api/auth-client'
import { publicConfig } from '#api/public-config'
import { queryClient } from '#api/query-client'
import { useSharedBook } from './sharing.queries'

it('a lent book is opened once a visit: coming back from no network, or asking for addresses', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('__CLIENT_VERSION__', '0.0.0')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, location.href).searchParams.get('input') ?? '')
    return Response.json([{ result: { data: { title: 'Lent' } } }])
  })
  openAuthClient({ ...publicConfig(), authUrl: 'http://localhost/auth/v1' })
  let askAgain = async (): Promise<unknown> => undefined
  const Screen = () => {
    const { data, refetch } = useSharedBook('token')
    askAgain = refetch
    return data?.title as unknown as string
  }
  const box = document.createElement('div')
  const root = createRoot(box)
  const change = (name: string) =>
    act(async () => {
      dispatchEvent(new Event(name))
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Screen />
      </QueryClientProvider>,
    ),
  )
  await vi.waitFor(() => expect(box.textContent).toBe('Lent'))
  await change('offline')
  await change('online')
  expect(asked).toHaveLength(1)
  await act(async () => void (await askAgain()))
  const isOpening = asked.map((input) => !input.includes('"isOpen":true'))
  expect(isOpening).toEqual([true, false])
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
