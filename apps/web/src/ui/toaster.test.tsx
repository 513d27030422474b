// @vitest-environment happy-dom
import { TOAST_DURATIONS_MS } from '@luciole/contract/limits'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import hotToast from 'react-hot-toast'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toast } from '#platform/toasts'
import { Toaster } from './toaster.tsx'

let unmount = () => {}
let box: HTMLElement
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await act(async () => root.render(<Toaster />))
  unmount = () => act(() => root.unmount())
})
afterEach(() => {
  act(() => hotToast.remove())
  unmount()
  document.body.replaceChildren()
  vi.useRealTimers()
})

const words = () => document.body.textContent ?? ''

it('at most 20 toasts are on screen at once, the newest of them', async () => {
  await act(async () => {
    for (let n = 1; n <= 27; n += 1) toast({ type: 'blank', message: `said-${n}.` })
  })
  const numbers = [...words().matchAll(/said-(\d+)\./g)].map(([, n]) => Number(n))
  expect(numbers).toHaveLength(20)
  expect(numbers.toSorted((a, b) => a - b)[0]).toBe(8)
})

it.each(['blank', 'error', 'success', 'custom'] as const)(
  'a %s toast leaves on time',
  async (type) => {
    await act(async () => toast({ type, message: 'here' }))
    expect(words()).toContain('here')
    await act(async () => vi.advanceTimersByTimeAsync(TOAST_DURATIONS_MS[type] - 100))
    expect(words()).toContain('here')
    await act(async () => vi.advanceTimersByTimeAsync(200))
    // The library keeps a toast one more second for its way out.
    await act(async () => vi.advanceTimersByTimeAsync(1100))
    expect(words()).not.toContain('here')
  },
)

it('a toast stands beside the app, where no sheet can lie over it', async () => {
  await act(async () => toast({ type: 'error', message: 'no network' }))
  expect(words()).toContain('no network')
  expect(box.textContent).toBe('')
})

it('a loading toast stays until it is told to go', async () => {
  await act(async () => toast({ type: 'loading', message: 'working' }))
  await act(async () => vi.advanceTimersByTimeAsync(600_000))
  expect(words()).toContain('working')
})
