import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction, openDatabase, type Database } from './db'
import { appendEvent, followEvents } from './events'
import { installJobs } from './job-boss'
import { defineJob, enqueue, handleJob } from './jobs'
import { createRateLimiter } from './rate-limits'
import { createTestClock } from './test-clock'
import { testDatabaseUrl } from './test.config'
import { openTestDatabase, silentLog } from './test-db'
import { prepareQueues, startWorker } from './worker'

/** One embedded database serves one process; these are about several on one PostgreSQL. */
describe.runIf(testDatabaseUrl() !== null)('several processes on one PostgreSQL', () => {
  let one: Database
  let two: Database
  beforeAll(async () => {
    one = await openTestDatabase()
    const { rows } = await one.pool.query<{ name: string }>('select current_database() as name')
    const url = new URL(testDatabaseUrl() ?? '')
    url.pathname = `/${rows[0]?.name}`
    two = await openDatabase({ config: { databaseUrl: url.href, dataDir: '' }, log: silentLog })
  })
  afterAll(async () => {
    await two.close()
    await one.close()
  })

  test('that start together on a new database set up their jobs one after the other', async () => {
    await one.pool.query('drop schema pgboss cascade')
    await Promise.all([one, two, one, two].map((database) => installJobs({ database })))
    const { rows } = await two.pool.query('select version from pgboss.version')
    expect(rows).toHaveLength(1)
  })

  const counted = defineJob({
    name: 'counted',
    payload: z.object({ number: z.number() }),
    concurrency: 4,
    retries: 0,
    timeoutMs: 10_000,
  })

  test('two workers share the jobs, and none runs twice', async () => {
    const ran: number[] = []
    let finish = () => {}
    const all = new Promise<void>((resolve) => (finish = resolve))
    const handler = handleJob({
      job: counted,
      async run({ payload }) {
        ran.push(payload.number)
        if (ran.length >= 60) finish()
      },
      giveUp: () => Promise.reject(new Error('was not to give up')),
    })
    const common = { handlers: [handler], log: silentLog, clock: createTestClock() }
    const workers = await Promise.all(
      [one, two].map(async (database) => {
        await prepareQueues({ database, jobs: [handler.job] })
        return await startWorker({ ...common, database })
      }),
    )
    await inTransaction(one, async (tx) => {
      for (let number = 0; number < 60; number++) {
        await enqueue({ tx, job: counted, payload: { number } })
      }
    })
    await all
    await Promise.all(workers.map((worker) => worker.drain(5000)))
    expect(ran.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n))
  })

  test('a stream held by one process is woken by a commit of another', async () => {
    const accountId = randomUUID()
    const stop = new AbortController()
    const followed = followEvents({
      database: two,
      accountId,
      lastEventId: '0',
      signal: stop.signal,
    })
    const first = followed.next()
    await inTransaction(one, (tx) =>
      appendEvent({ tx, accountId, event: { type: 'kids.changed' } }),
    )
    expect((await first).value).toMatchObject({ id: '1' })
    stop.abort()
  })

  test('who waits is woken after the wake-up connection was lost and found again', async () => {
    const woken = new Promise<void>((resolve) => two.wake.on('after the loss', resolve))
    await one.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen %' and datname = current_database()`)
    await woken
  })

  test('calls are counted together', async () => {
    const [first, second] = [one, two].map((database) =>
      createRateLimiter({ database, name: 'together', points: 3, seconds: 60 }),
    )
    await first?.consume('address')
    await second?.consume('address', 2)
    await expect(first?.consume('address')).rejects.toThrow('too_many_requests')
    await expect(second?.consume('address')).rejects.toThrow('too_many_requests')
    expect(await first?.waitSeconds('address')).toBeGreaterThan(0)
    await first?.consume('another address')
  })
})
