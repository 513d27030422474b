// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { readRecord } from './kept-records'

/** A request of the browser's storage, answered a turn later. */
function request(end: 'success' | 'error', result?: unknown) {
  const asked = Object.assign(new EventTarget(), { result, error: new Error('not now') })
  setTimeout(() => asked.dispatchEvent(new Event(end)))
  return asked
}

it('what a device keeps is opened anew after it failed to open, or was taken in its sleep', async () => {
  let openings = 0
  const database = Object.assign(new EventTarget(), {
    close() {},
    transaction: () => ({ objectStore: () => ({ get: () => request('success', 'a book') }) }),
  })
  vi.stubGlobal('indexedDB', {
    open: () => (openings++ === 0 ? request('error') : request('success', database)),
  })
  const read = () => readRecord({ store: 'books', key: 'a' })
  await expect(read()).rejects.toThrow('not now')
  expect(await read()).toBe('a book')
  expect(await read()).toBe('a book')
  expect(openings).toBe(2)
  database.dispatchEvent(new Event('close'))
  expect(await read()).toBe('a book')
  expect(openings).toBe(3)
  vi.unstubAllGlobals()
})
