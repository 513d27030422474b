// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startI18n } from '#i18n/i18n'
import { LoadingScreen } from './loading-screen.tsx'

const WHILE_MS = 60_000

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
beforeAll(startI18n)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function wait() {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await act(async () => root.render(<LoadingScreen />))
  return { box, root }
}

it('a wait without end says that the network is silent, and asks anew on Retry', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const { box } = await wait()
  expect(box.querySelector('[role=status]')?.textContent).toBe('Loading')
  expect(box.querySelector('[role=alert]')).toBeNull()
  await act(async () => vi.advanceTimersByTime(WHILE_MS))
  expect(box.querySelector('[role=alert]')?.textContent).toMatch(/^Unable to load/)
  expect(reload).not.toHaveBeenCalled()
  await act(async () => box.querySelector('button')?.click())
  expect(reload).toHaveBeenCalledOnce()
})

it('what a slow network brings after all takes its place', async () => {
  const { box, root } = await wait()
  await act(async () => vi.advanceTimersByTime(WHILE_MS))
  expect(box.querySelector('[role=alert]')).not.toBeNull()
  await act(async () => root.render(<p>home</p>))
  expect(box.textContent).toBe('home')
})
