// @vitest-environment happy-dom
import type { Picture, Story } from '@luciole/contract/stories'
import { describe, expect, it } from 'vitest'
import { openBookKeeper } from './book-keeper'
import type { KeptBook } from './room'

const pictureAt = (name: string): Picture => ({
  width: 768,
  height: 768,
  sources: [{ width: 768, url: `/media/${name}?signature=1` }],
  blur: '',
  focus: { x: 0, y: 0, w: 1, h: 1 },
  alt: { en: '', fr: '' },
})
const face = { name: 'Zoé', portrait: pictureAt('zoe') }
const bookOf = (id: string) =>
  ({
    id,
    kidId: 'kid',
    cover: null,
    cast: [face],
    pages: [1, 2, 3, 4, 5].map((page) => ({ picture: pictureAt(`${id}/${page}`) })),
  }) as unknown as Story
const WHOLE = ['/media/a/1', '/media/a/2', '/media/a/3', '/media/a/4', '/media/a/5', '/media/zoe']

/** A device whose files arrive when the test says so, what was asked for last first. */
function newDevice() {
  const books = new Map<string, KeptBook>()
  const files = new Set<string>()
  const waiting: (() => void)[] = []
  const wiped = new AbortController()
  const deleted = new Set<string>()
  const arrive = async (count = 99) => {
    for (let done = 0; done < count;) {
      await new Promise((resolve) => setTimeout(resolve))
      const one = waiting.pop()
      if (!one) return
      one()
      done += 1
    }
  }
  const keeper = openBookKeeper({
    books: {
      load: async () => [...books.values()],
      write: async (book) => void books.set(book.storyId, book),
      delete: async (storyId) => void books.delete(storyId),
    },
    files: {
      async keep({ url, signal }) {
        await new Promise<void>((resolve) => waiting.push(resolve))
        signal.throwIfAborted()
        files.add(new URL(url, location.href).pathname)
        return 100
      },
      forget: async (url) => void files.delete(new URL(url, location.href).pathname),
      names: async () => [...files],
    },
    answers: { keep: async () => {}, forget: async () => {} },
    budgetBytes: async () => 100_000,
    pictureWidth: () => 768,
    knownBooks: async (ids) => ids.filter((id) => !deleted.has(id)),
    wiped: () => wiped.signal,
  })
  const keep = (id: string, more: { isPinned?: boolean; signal?: AbortSignal } = {}) =>
    keeper.keepBook({ story: bookOf(id), narration: null, openedAt: '2026-01-01', ...more })
  return {
    ...keeper,
    keep,
    arrive,
    books,
    files,
    wiped,
    deleted,
    kept: () => [...files].toSorted(),
  }
}

describe('a book kept on the device', () => {
  it('weighs what all of its files weigh', async () => {
    const device = newDevice()
    const asked = device.keep('a')
    await device.arrive()
    expect((await asked).bytes).toBe(WHOLE.length * 100)
  })

  it('stays as the parent asked, when it was keeping itself at that moment', async () => {
    const device = newDevice()
    const opened = device.keep('a')
    const asked = device.keep('a', { isPinned: true })
    await device.arrive()
    await Promise.all([opened, asked])
    expect(device.books.get('a')?.isPinned).toBe(true)
  })

  it('is whole, also when it was asked for and left while it was keeping itself', async () => {
    const device = newDevice()
    const left = new AbortController()
    const opened = device.keep('a', { signal: left.signal }).catch(() => 'left')
    const asked = device.keep('a', { isPinned: true })
    await device.arrive(4)
    left.abort()
    await device.arrive()
    expect(await opened).toBe('left')
    await asked
    expect(device.kept()).toEqual(WHOLE)
  })

  it('is gone when it is removed while it arrives', async () => {
    const device = newDevice()
    const asked = device.keep('a', { isPinned: true })
    const removed = device.forgetBook({ storyId: 'a' })
    await device.arrive()
    await Promise.all([asked, removed])
    expect([...device.books.keys(), ...device.kept()]).toEqual([])
  })

  it('is gone with all its files once it was deleted elsewhere, and no other with it', async () => {
    const device = newDevice()
    const asked = [device.keep('a', { isPinned: true }), device.keep('b', { isPinned: true })]
    await device.arrive()
    await Promise.all(asked)
    device.deleted.add('b')
    await device.forgetGoneBooks()
    expect([...device.books.keys()]).toEqual(['a'])
    expect(device.kept()).toEqual(WHOLE)
  })

  it('is gone with all its files also when the app was closed half way through forgetting it', async () => {
    const device = newDevice()
    const asked = device.keep('a')
    await device.arrive()
    await asked
    device.books.delete('a')
    await device.forgetGoneBooks()
    expect(device.kept()).toEqual([])
  })

  it('keeps its faces when another book with the same child is left half way', async () => {
    const device = newDevice()
    const first = device.keep('a')
    await device.arrive()
    await first
    const left = new AbortController()
    const second = device.keep('b', { signal: left.signal }).catch(() => 'left')
    await device.arrive(4)
    left.abort()
    await device.arrive()
    expect(await second).toBe('left')
    expect(device.kept()).toEqual(WHOLE)
  })

  it('loses nothing when a voice played ahead of a book that is not kept is forgotten', async () => {
    const device = newDevice()
    const asked = device.keep('a')
    await device.arrive()
    await asked
    device.files.add('/media/b/1.mp3')
    await device.forgetStrays()
    expect(device.kept()).toEqual(WHOLE)
  })

  it('takes with it what was played ahead, when all is to be removed', async () => {
    const device = newDevice()
    const asked = device.keep('a')
    await device.arrive()
    await asked
    device.files.add('/media/b/1.mp3')
    await device.forgetAllBooks()
    expect(device.kept()).toEqual([])
  })

  it('stops arriving at a sign-out, and is written down nowhere', async () => {
    const device = newDevice()
    const asked = device.keep('a').catch(() => 'gone')
    await device.arrive(2)
    device.wiped.abort()
    await device.arrive()
    expect(await asked).toBe('gone')
    expect(device.books.size).toBe(0)
  })
})
