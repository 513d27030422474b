// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { cachedNames, cacheFile, keptAnswer, uncacheFile } from './file-cache'

afterEach(() => vi.unstubAllGlobals())

/** As a browser's: opening a store that is not there makes it. */
function stubCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const files = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, files)
    return {
      match: async (key: string) => files.get(key),
      put: async (key: string, answer: Response) => void files.set(key, answer),
      delete: async (key: string) => files.delete(key),
      keys: async () => [...files.keys()].map((url) => ({ url })),
    }
  }
  vi.stubGlobal('caches', {
    open,
    has: async (name: string) => stores.has(name),
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(key),
  })
  return stores
}

it('who only looks for files leaves nothing behind, also after a sign-out', async () => {
  const stores = stubCaches()
  expect(await keptAnswer('/media/a.webp')).toBeUndefined()
  expect(await cachedNames()).toEqual([])
  await uncacheFile('/media/a.webp')
  expect([...stores]).toEqual([])
})

it('a sign-out in the middle of looking for a file is not undone', async () => {
  const stores = stubCaches()
  await cacheFile({ url: '/media/a.webp', blob: new Blob(['a']) })
  const looking = keptAnswer('/media/a.webp')
  stores.clear()
  await looking
  expect([...stores]).toEqual([])
})

it('a file is found again whatever its signature has become, until it is forgotten', async () => {
  stubCaches()
  await cacheFile({ url: '/media/a.webp?signed=once', blob: new Blob(['a']) })
  expect(await (await keptAnswer('/media/a.webp?signed=anew'))?.text()).toBe('a')
  expect(await cachedNames()).toEqual(['/media/a.webp'])
  await uncacheFile('/media/a.webp?signed=later')
  expect(await keptAnswer('/media/a.webp')).toBeUndefined()
})
