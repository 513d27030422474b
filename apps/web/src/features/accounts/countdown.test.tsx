// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCountdown } from './countdown'

function Screen() {
  const { secondsLeft, restart } = useCountdown(60)
  return <button onClick={restart}>{secondsLeft}</button>
}

const box = document.createElement('div')
const secondsLeft = () => Number(box.textContent)
let unmount = () => {}
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const root = createRoot(box)
  await act(async () => root.render(<Screen />))
  unmount = () => act(() => root.unmount())
})
afterEach(() => {
  unmount()
  vi.useRealTimers()
})

it('the seconds go down one by one, stop at none, and begin again', async () => {
  expect(secondsLeft()).toBe(60)
  await act(async () => vi.advanceTimersByTime(2000))
  expect(secondsLeft()).toBe(58)
  await act(async () => vi.advanceTimersByTime(70_000))
  expect(secondsLeft()).toBe(0)
  await act(async () => box.querySelector('button')?.click())
  expect(secondsLeft()).toBe(60)
})

it('the time spent in another app counts', async () => {
  vi.setSystemTime(Date.now() + 45_000)
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(secondsLeft()).toBe(15)
})
