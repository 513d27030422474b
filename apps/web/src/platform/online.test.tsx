// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { useOnline } from './online'

afterEach(() => vi.unstubAllGlobals())

it('a screen hears of a network that goes and comes back, though nothing was asked meanwhile', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('location', { hostname: 'luciole.example' })
  const network = { onLine: true }
  vi.stubGlobal('navigator', network)
  const change = (isThere: boolean) =>
    act(async () => {
      network.onLine = isThere
      dispatchEvent(new Event(isThere ? 'online' : 'offline'))
    })
  const Screen = () => (useOnline() ? 'online' : 'offline')
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () => root.render(<Screen />))
  expect(box.textContent).toBe('online')
  await change(false)
  expect(box.textContent).toBe('offline')
  await change(true)
  expect(box.textContent).toBe('online')
  await act(async () => root.unmount())
})
