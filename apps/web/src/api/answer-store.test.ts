// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { keepAnswer, notePlace, readAnswer, takeFromShelves } from './answer-store'

afterEach(() => vi.unstubAllGlobals())

/** The browser's storage as far as it is asked here: one drawer, answered a turn later. */
function fakeStorage() {
  const kept = new Map<string, unknown>()
  const answer = (result?: unknown) => {
    const asked = Object.assign(new EventTarget(), { result })
    setTimeout(() => asked.dispatchEvent(new Event('success')))
    return asked
  }
  const objectStore = () => ({
    get: (key: string) => answer(kept.get(key)),
    getAllKeys: () => answer([...kept.keys()]),
    put: (value: unknown, key: string) => answer(void kept.set(key, value)),
  })
  const database = { addEventListener() {}, close() {}, transaction: () => ({ objectStore }) }
  return { open: () => answer(database) }
}

it('a book kept while it is read is kept at the page it was read to', async () => {
  vi.stubGlobal('indexedDB', fakeStorage())
  const question = { path: 'story.get', input: { kidId: 'kid', storyId: 'a' } }
  const read = (page: number) =>
    notePlace({ kidId: 'kid', storyId: 'a', page, finished: false, at: `2026-01-01T20:0${page}` })
  await keepAnswer({ ...question, data: { id: 'a', bookmark: 1, finishedCount: 0 } })
  await read(4)
  expect(await readAnswer(question)).toMatchObject({ bookmark: 4 })
  // What was fetched before the page was turned arrives after it.
  await keepAnswer({ ...question, data: { id: 'a', bookmark: 1, finishedCount: 0 } })
  expect(await readAnswer(question)).toMatchObject({ bookmark: 4, finishedCount: 0 })
  await keepAnswer({ ...question, data: { id: 'b', bookmark: 2, finishedCount: 0 } })
  expect(await readAnswer(question)).toMatchObject({ id: 'b', bookmark: 2 })
})

it('a shelf knows what became of a book kept after it was asked for, and loses one that was deleted', async () => {
  vi.stubGlobal('indexedDB', fakeStorage())
  const shelf = { path: 'story.list', input: { limit: 8 } }
  const book = (id: string) => ({ id, state: 'painting', cover: null, pagesPainted: 1 })
  await keepAnswer({ ...shelf, data: { stories: [book('c'), book('d')], nextCursor: null } })
  const whole = { id: 'c', state: 'ready', cover: { width: 440 }, pagesPainted: 10, pages: [] }
  await keepAnswer({ path: 'story.get', input: { kidId: 'kid', storyId: 'c' }, data: whole })
  const { pages: _, ...summary } = whole
  expect(await readAnswer(shelf)).toEqual({ stories: [summary, book('d')], nextCursor: null })
  await takeFromShelves('c')
  expect(await readAnswer(shelf)).toEqual({ stories: [book('d')], nextCursor: null })
})
