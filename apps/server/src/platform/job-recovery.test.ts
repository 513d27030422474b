import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, type Database } from './db'
import { createBoss, executorOfPool } from './job-boss'
import { expireJobs } from './job-recovery'
import { defineJob, enqueue } from './jobs'
import { openTestDatabase } from './test-db'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const CRASHES_FORGIVEN = 20

test('a job whose worker died is not a try of it, but one that takes twenty workers down is given up', async () => {
  const payload = z.object({})
  const job = defineJob({ name: 'deadly', payload, concurrency: 1, retries: 0, timeoutMs: 600_000 })
  const { db } = database
  const boss = createBoss(executorOfPool(database))
  const take = async () =>
    (await boss.fetch<unknown>(job.name, { includeMetadata: true })).map(
      ({ retryCount }) => retryCount,
    )
  const outliveTheLease = () =>
    db.execute(sql`update pgboss.job set started_on = now() - expire_in - interval '1 second'
      where name = ${job.name} and state = 'active'`)
  await inTransaction(database, (tx) => enqueue({ tx, job, payload: {} }))

  for (let crash = 0; crash < CRASHES_FORGIVEN; crash++) {
    expect(await take()).toEqual([0])
    await expireJobs({ db, boss })
    expect(await take(), 'still within its lease').toEqual([])
    await outliveTheLease()
    await expireJobs({ db, boss })
  }
  expect(await take()).toEqual([0])
  await outliveTheLease()
  await expireJobs({ db, boss })
  expect(await take()).toEqual([])
  const { rows } = await db.execute(sql`select state from pgboss.job where name = ${job.name}`)
  expect(rows).toEqual([{ state: 'failed' }])
})
