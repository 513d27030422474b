// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { startEachInABrowser } from './test-shell'

startEachInABrowser()

it('does all of it by its own means in a browser', async () => {
  const { hasDeviceLock } = await import('./device-lock')
  expect(await hasDeviceLock()).toBe(false)
  expect((await import('./save-file')).savesLinks()).toBe(true)
  const native = await import('./native')
  expect(native.isNative()).toBe(false)
  expect(native.serverUrl('/trpc')).toBe('/trpc')
  const { sessionStore } = await import('./session-store')
  expect(sessionStore()).toBe(localStorage)
  const gone = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const { openPage } = await import('./open-page')
  await openPage({ url: 'https://pay.example/1', onClosed: () => {} })
  expect(gone).toHaveBeenCalledWith('https://pay.example/1')
  await (await import('./store-review')).askForReview()
  expect(await (await import('./photo-library')).pickPhoto()).toBeNull()
  expect(await (await import('./kept-files')).shownFrom('/media/a.webp')).toBe('/media/a.webp')
})
