// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { cachedNames, cacheFile, deleteCaches, keptAnswer, uncacheFile } from './file-cache'

const signal = new AbortController().signal

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
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
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
  await cacheFile({ url: '/media/a.webp', blob: new Blob(['a']), signal })
  const looking = keptAnswer('/media/a.webp')
  stores.clear()
  await looking
  expect([...stores]).toEqual([])
})

it('no file that is looked through, forgotten or just arriving brings a store back', async () => {
  const stores = stubCaches()
  await cacheFile({ url: '/media/a.webp', blob: new Blob(['a']), signal })
  const leaving = new AbortController()
  const looking = [cachedNames(), uncacheFile('/media/b.webp')]
  leaving.abort()
  const wiping = deleteCaches('luciole-')
  const late = cacheFile({
    url: '/media/c.webp',
    blob: new Blob(['c']),
    signal: leaving.signal,
  }).catch(() => 'not kept')
  await Promise.all([...looking, wiping, cachedNames(), uncacheFile('/media/a.webp')])
  expect(await late).toBe('not kept')
  expect([...stores]).toEqual([])
})

it('a file is found again whatever its signature has become, until it is forgotten', async () => {
  stubCaches()
  await cacheFile({ url: '/media/a.webp?signed=once', blob: new Blob(['a']), signal })
  expect(await (await keptAnswer('/media/a.webp?signed=anew'))?.text()).toBe('a')
  expect(await cachedNames()).toEqual(['/media/a.webp'])
  await uncacheFile('/media/a.webp?signed=later')
  expect(await keptAnswer('/media/a.webp')).toBeUndefined()
})
