import { expect, onTestFinished, test } from 'vitest'
import { bindBook } from '#features/stories/bind-book.job'
import { paintPage } from '#features/stories/paint-page.job'
import { stories } from '#features/stories/stories.tables'
import { writeStory } from '#features/stories/write-story.job'
import { inTransaction } from '#platform/db'
import { openTestDatabase, silentLog } from '#platform/test-db'
import { createGates } from '#providers/moderation/gates'
import { createBuiltinTeller } from '#providers/text/builtin'
import { blankPainter, blankPicture, keepsNothing, makeBooks } from './test-book'
import { until } from './test-parent'

test('a story begun again does not fail for what its first try left behind', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const teller = createBuiltinTeller({ gates: createGates({ moderator: null, log: silentLog }) })
  let letPaint = () => {}
  const untilLet = new Promise<void>((resolve) => (letPaint = resolve))
  const painter = blankPainter(blankPicture)
  const slow: typeof painter = {
    ...painter,
    async paintPage(order, signal) {
      await untilLet
      return await painter.paintPage(order, signal)
    },
  }
  const hangings = { painter: slow, media: keepsNothing }
  const books = await makeBooks({ database, teller, log: silentLog, hangings })
  onTestFinished(async () => void (await books.close()))
  const { db } = database
  const made = books.make({ age: 4 })
  const story = await until(async () => {
    const [row] = await db.select().from(stories)
    return row?.state === 'painting' && row
  })
  const given = { db, making: books.making, teller, ...hangings, picturesAtOnce: 1 }
  const giveUp = ({ tries }: { tries: number }) =>
    inTransaction(database, async (tx) => {
      const payload = { storyId: story.id, tries, page: 2, take: 0 }
      for (const job of [writeStory(given), paintPage(given), bindBook(given)]) {
        await job.giveUp({ tx, payload, log: silentLog })
      }
    })
  await giveUp({ tries: 0 })
  expect((await books.making.read({ db, storyId: story.id }))?.state).toBe('failed')
  await inTransaction(database, (tx) => books.making.begin({ tx, story: { ...story, tries: 1 } }))
  await giveUp({ tries: 0 })
  expect((await books.making.read({ db, storyId: story.id }))?.state).toBe('painting')
  expect(books.released).toEqual([story.id])
  letPaint()
  await made
  await until(async () => (await books.making.read({ db, storyId: story.id }))?.state === 'ready')
})
