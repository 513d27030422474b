import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db'
import { handleJob } from '#platform/jobs'
import { createTestClock } from '#platform/test-clock'
import { openTestDatabase, silentLog } from '#platform/test-db'
import { prepareQueues, startWorker } from '#platform/worker'
import { paintPageJob } from './story-jobs'
import { askForPage } from './story-orders'

test('a page drawn again and every first page come before any later page', async () => {
  const database = await openTestDatabase()
  const taken: string[] = []
  const [one, other] = [randomUUID(), randomUUID()]
  const nameOf = (storyId: string) => (storyId === one ? 'one' : 'other')
  let end = () => {}
  const all = new Promise<void>((resolve) => (end = resolve))
  const handlers = [
    handleJob({
      job: { ...paintPageJob, concurrency: 1 },
      run: ({ payload: { storyId, page, take } }) => {
        taken.push(`${nameOf(storyId)} ${page}${take ? ' again' : ''}`)
        if (taken.length === 7) end()
        return Promise.resolve()
      },
      giveUp: () => Promise.resolve(),
    }),
  ]
  await prepareQueues({ database, jobs: handlers.map(({ job }) => job) })
  const ask = ({ id, page, take = 0 }: { id: string; page: number; take?: number }) =>
    inTransaction(database, (tx) => askForPage({ tx, story: { id, tries: 0 }, page, take }))
  for (const page of [1, 2, 3]) await ask({ id: one, page })
  for (const page of [1, 2, 3]) await ask({ id: other, page })
  await ask({ id: one, page: 7, take: 1 })
  const worker = await startWorker({
    database,
    handlers,
    log: silentLog,
    clock: createTestClock(),
  })
  await all
  await worker.drain(2000)
  await database.close()
  expect(taken).toEqual(['one 7 again', 'one 1', 'other 1', 'one 2', 'other 2', 'one 3', 'other 3'])
})
