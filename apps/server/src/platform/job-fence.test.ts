import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, type Database } from './db'
import { createBoss, executorOfPool } from './job-boss'
import { holdJob, renewJob } from './job-fence'
import { defineJob, enqueue } from './jobs'
import { openTestDatabase } from './test-db'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('whoever says it is alive keeps its job past the lease, until another has it', async () => {
  const payload = z.object({})
  const job = defineJob({ name: 'long', payload, concurrency: 1, retries: 3, timeoutMs: 600_000 })
  const { db } = database
  const boss = createBoss(executorOfPool(database))
  await inTransaction(database, (tx) => enqueue({ tx, job, payload: {} }))
  const [held] = await boss.fetch<unknown>(job.name, { includeMetadata: true })
  if (!held) throw new Error('nothing was fetched')

  const long = sql`update pgboss.job set started_on = ${held.startedOn.toISOString()}::timestamptz
    - interval '29 seconds' where id = ${held.id}`
  await db.execute(long)
  held.startedOn = new Date(held.startedOn.getTime() - 29_000)
  expect(await renewJob({ db, job: held })).toBe(true)
  await db.execute(sql`update pgboss.job set expire_in = interval '20 seconds'`)
  await boss.expire()
  await inTransaction(database, (tx) => holdJob({ tx, job: held }))

  await db.execute(long)
  await boss.expire()
  expect(await renewJob({ db, job: held })).toBe(false)
  await expect(inTransaction(database, (tx) => holdJob({ tx, job: held }))).rejects.toThrow(held.id)
})
