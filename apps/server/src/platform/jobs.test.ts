import * as z from 'zod/mini'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTransaction, type Database } from './db'
import { defineJob, enqueue, handleJob, type JobHandler, type JobRun } from './jobs'
import { createTestClock } from './test-clock'
import { openTestDatabase, silentLog } from './test-db'
import { prepareQueues, startWorker, type Worker } from './worker'

let database: Database
let worker: Worker | null = null
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.execute(sql`create table written (what text)`)
})
afterEach(async () => {
  await worker?.drain(2000)
  worker = null
})
afterAll(() => database.close())

type Payload = { page: number }
const payload = z.object({ page: z.number() })
const jobNamed = (name: string, retries = 0) =>
  defineJob({ name, payload, concurrency: 2, retries, timeoutMs: 5000 })
const start = async (...handlers: JobHandler[]) => {
  await prepareQueues({ database, jobs: handlers.map(({ job }) => job) })
  worker = await startWorker({ database, handlers, log: silentLog, clock: createTestClock() })
}
const written = async (like: string) =>
  (
    await database.db.execute<{ what: string }>(
      sql`select what from written where what like ${like} order by what`,
    )
  ).rows.map(({ what }) => what)

/** A promise and the function that keeps it. */
function signal<Value = void>() {
  let keep: (value: Value) => void = () => {}
  const kept = new Promise<Value>((resolve) => (keep = resolve))
  return { kept, keep }
}
const neverGivesUp = () => Promise.reject(new Error('was not to give up'))

test('a job runs after its transaction commits, with what it was given', async () => {
  const job = jobNamed('paint')
  const ran = signal<JobRun<Payload>>()
  await start(handleJob({ job, run: async (run) => ran.keep(run), giveUp: neverGivesUp }))
  await inTransaction(database, (tx) => enqueue({ tx, job, payload: { page: 3 } }))
  expect(await ran.kept).toMatchObject({ payload: { page: 3 }, attempt: 0 })
})

test('a job of a transaction that failed never runs', async () => {
  const job = jobNamed('ghost')
  const ran: number[] = []
  const second = signal()
  const run = async ({ payload: { page } }: JobRun<Payload>) => {
    ran.push(page)
    second.keep()
  }
  await start(handleJob({ job, run, giveUp: neverGivesUp }))
  await inTransaction(database, async (tx) => {
    await enqueue({ tx, job, payload: { page: 1 } })
    throw new Error('no')
  }).catch(() => {})
  await inTransaction(database, (tx) => enqueue({ tx, job, payload: { page: 2 } }))
  await second.kept
  expect(ran).toEqual([2])
})

test('one key is enqueued once', async () => {
  const job = { ...jobNamed('keyed'), concurrency: 1 }
  const ran: number[] = []
  const last = signal()
  const run = async ({ payload: { page } }: JobRun<Payload>) => {
    ran.push(page)
    if (page === 9) last.keep()
  }
  await start(handleJob({ job, run, giveUp: neverGivesUp }))
  for (const page of [1, 2]) {
    await inTransaction(database, (tx) => enqueue({ tx, job, payload: { page }, key: 'same' }))
  }
  await inTransaction(database, (tx) => enqueue({ tx, job, payload: { page: 9 } }))
  await last.kept
  expect(ran).toEqual([1, 9])
})

test('a job that fails is tried again, then given up on the entity', async () => {
  const job = jobNamed('failing', 1)
  const attempts: number[] = []
  const gaveUp = signal<Payload>()
  const run = async ({ attempt }: JobRun<Payload>) => {
    attempts.push(attempt)
    throw new Error('the paint is dry')
  }
  await start(handleJob({ job, run, giveUp: async (given) => gaveUp.keep(given.payload) }))
  await inTransaction(database, (tx) => enqueue({ tx, job, payload: { page: 5 } }))
  expect(await gaveUp.kept).toEqual({ page: 5 })
  expect(attempts).toEqual([0, 1])
})

test('a worker whose job was given to another writes nothing', async () => {
  const job = jobNamed('fenced', 3)
  const started = signal()
  const taken = signal()
  const ended = signal<unknown>()
  const run = async ({ attempt, commit }: JobRun<Payload>) => {
    if (attempt > 0) return
    started.keep()
    await taken.kept
    await commit((tx) => tx.execute(sql`insert into written values ('fenced')`)).then(
      () => ended.keep('written'),
      (error: Error) => ended.keep(error.name),
    )
  }
  await start(handleJob({ job, run, giveUp: neverGivesUp }))
  await inTransaction(database, (tx) => enqueue({ tx, job, payload: { page: 1 } }))
  await started.kept
  await database.db.execute(
    sql`update pgboss.job set retry_count = retry_count + 1 where name = 'fenced'`,
  )
  taken.keep()
  expect(await ended.kept).toBe('JobLostError')
  expect(await written('fenced')).toEqual([])
})

test('a job that takes too long is stopped and given up', async () => {
  const job = defineJob({ name: 'slow', payload, concurrency: 1, retries: 0, timeoutMs: 50 })
  const stopped = signal()
  const gaveUp = signal()
  const run = ({ signal: end }: JobRun<Payload>) =>
    new Promise<void>(() => end.addEventListener('abort', () => stopped.keep()))
  await start(handleJob({ job, run, giveUp: async () => gaveUp.keep() }))
  await inTransaction(database, (tx) => enqueue({ tx, job, payload: { page: 1 } }))
  await stopped.kept
  await gaveUp.kept
})

test('no more jobs of a queue run at once than it allows', async () => {
  const job = jobNamed('crowd')
  let now = 0
  let most = 0
  let done = 0
  const all = signal()
  const run = async () => {
    most = Math.max(most, ++now)
    await new Promise((resolve) => setImmediate(resolve))
    now--
    if (++done === 8) all.keep()
  }
  await start(handleJob({ job, run, giveUp: neverGivesUp }))
  await inTransaction(database, async (tx) => {
    for (let page = 0; page < 8; page++) await enqueue({ tx, job, payload: { page } })
  })
  await all.kept
  expect(most).toBe(2)
})

test('what a worker could not finish before stopping starts again elsewhere, as the same try', async () => {
  const job = jobNamed('handed-on')
  const attempts: number[] = []
  const first = signal()
  const second = signal()
  const run = ({ attempt }: JobRun<Payload>) => {
    attempts.push(attempt)
    if (attempts.length === 1) {
      first.keep()
      return new Promise<void>(() => {})
    }
    second.keep()
    return Promise.resolve()
  }
  const handler = handleJob({ job, run, giveUp: neverGivesUp })
  await start(handler)
  await inTransaction(database, (tx) => enqueue({ tx, job, payload: { page: 1 } }))
  await first.kept
  await worker?.drain(1)
  await start(handler)
  await second.kept
  expect(attempts).toEqual([0, 0])
})

test('a recurring job is enqueued once for its slot', async () => {
  const job = defineJob({
    name: 'hourly',
    payload: z.object({}),
    concurrency: 1,
    retries: 0,
    timeoutMs: 5000,
    everyMs: 3_600_000,
  })
  const ran = signal()
  const handler = handleJob({ job, run: async () => ran.keep(), giveUp: neverGivesUp })
  await start(handler)
  await ran.kept
  await worker?.drain(2000)
  await start(handler)
  const { rows } = await database.db.execute(sql`select 1 from pgboss.job where name = 'hourly'`)
  expect(rows).toHaveLength(1)
})
