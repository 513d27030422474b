import { readFileSync } from 'node:fs'
import { bookSchema } from '@luciole/contract/book'
import { BOOK_FORMAT, storySchema } from '@luciole/contract/stories'
import { drawCover, drawPage } from '@luciole/illustrator/page'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storyView } from '#features/stories/stories.view'
import { looksOf } from '#features/stories/paint-page.job'
import type { Database } from '#platform/db'
import { openTestDatabase, silentLog } from '#platform/test-db'
import type { Teller, ToldStory } from '#providers/text/text'
import { makeBooks } from './test-book'

/**
 * Told by the engine of 21 November 2026 and kept as it was: never made anew. When it cannot be read
 * any more, neither can the books that families made then.
 */
const older = JSON.parse(
  readFileSync(new URL('older-book.json', import.meta.url), 'utf8'),
) as ToldStory
const teller: Teller = {
  id: 'older',
  tell: async () => older,
  retell: null,
  ticket: () => ({ parts: [], unused: [], refused: [], creatures: {} }),
  isWelcome: () => true,
}

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('a book made by an older engine says only what is still known', () => {
  expect(bookSchema.parse(older.book)).toEqual(older.book)
})

it('a book made by an older engine opens whole, in both languages', async () => {
  const books = await makeBooks({ database, teller, log: silentLog })
  const { row, pages } = await books.make({ age: 6 })
  await books.close()
  expect(row.format).toBe(BOOK_FORMAT)
  const view = storyView({ row, pages, repaints: [], reading: undefined, sign: (key) => key })
  const { state, title, cast, pages: shown } = storySchema.parse(view)
  expect(state).toBe('ready')
  expect(title).toEqual(older.book.title)
  expect(cast).toHaveLength(older.book.cast.length)
  expect(shown.map(({ text }) => text)).toEqual(older.book.pages.map(({ text }) => text))
})

it('every page of a book made by an older engine can be drawn again', () => {
  const cast = looksOf(older.book.cast)
  const { cover, pages } = older.book
  const drawn = [
    drawCover({ cast, brief: cover, seed: 'older' }),
    ...pages.map(({ brief }) => drawPage({ cast, brief, seed: 'older', take: 1 })),
  ]
  for (const { plan, castLayer } of drawn) {
    expect(castLayer.length).toBeGreaterThan(0)
    expect(plan.placements.length).toBeGreaterThan(0)
  }
})
