import { createHash } from 'node:crypto'
import type PgBoss from 'pg-boss'
import type * as z from 'zod/mini'
import { wakeOnCommit, type Tx } from './db'
import { createBoss, executorOf } from './job-boss'
import type { Log } from './log'

/** What a job is called and carries: whoever enqueues it imports this, never its handler. */
export type Job<Payload extends object> = {
  name: string
  payload: z.ZodMiniType<Payload>
  /** How many run at once in one process. */
  concurrency: number
  retries: number
  /** A run is aborted after this, and tried again. */
  timeoutMs: number
  /** Enqueued by itself this often, once over all processes; its payload is then `{}`. */
  everyMs?: number
}

export type JobRun<Payload> = {
  payload: Payload
  id: string
  /** 0 the first time. `${id}:${step}` is the idempotency key of an external call. */
  attempt: number
  signal: AbortSignal
  log: Log
  /**
   * The only way for a job to write: a transaction that first makes sure the job is still ours, and
   * throws JobLostError when another worker has it now.
   */
  commit<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
}

export type JobHandler = {
  job: Job<object>
  run(context: Omit<JobRun<unknown>, 'payload'> & { payload: unknown }): Promise<void>
  giveUp(context: { tx: Tx; payload: unknown; log: Log }): Promise<void>
}

export const defineJob = <Payload extends object>(job: Job<Payload>): Job<Payload> => job

/**
 * Binds a job to what runs it. `run` throws to be tried again; when the tries are used up `giveUp`
 * writes the failure on the entity, in a transaction of its own, even if the last try was a crash.
 */
export const handleJob = <Payload extends object>({
  job,
  run,
  giveUp,
}: {
  job: Job<Payload>
  run(context: JobRun<Payload>): Promise<void>
  giveUp(context: { tx: Tx; payload: Payload; log: Log }): Promise<void>
}): JobHandler => ({
  job: job as unknown as Job<object>,
  run: (context) => run({ ...context, payload: job.payload.parse(context.payload) }),
  giveUp: (context) => giveUp({ ...context, payload: job.payload.parse(context.payload) }),
})

export const jobTopic = (name: string) => `job:${name}`
export const givenUpQueue = (name: string) => `${name}.given-up`

/** The same key gives the same id, and a second job of one id is not made. */
function idOfKey({ name, key }: { name: string; key: string }): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A worker that has not been heard of for so long is dead, and its jobs are another's. */
const LEASE_SECONDS = 15

export function queueOptions(job: Job<object>) {
  return {
    retryLimit: job.retries,
    retryDelay: 1,
    retryBackoff: true,
    expireInSeconds: LEASE_SECONDS,
    deadLetter: givenUpQueue(job.name),
  }
}

const QUEUE_LOCK = 7_239_115
const refuseDirectUse = () => Promise.reject(new Error('enqueue always passes a transaction'))
const sender = createBoss({ executeSql: refuseDirectUse })

/**
 * Adds a job inside the caller's transaction: it exists when that commits, and starts at once. The
 * same `key` is enqueued once, also after it ran: put a version or an attempt in it to run again.
 */
export async function enqueue<Payload extends object>({
  tx,
  job,
  payload,
  key,
  priority = 0,
  delaySeconds,
}: {
  tx: Tx
  job: Job<Payload>
  payload: NoInfer<Payload>
  key?: string
  priority?: number
  delaySeconds?: number
}): Promise<void> {
  const db = executorOf(tx)
  const options = {
    db,
    priority,
    // Before now: the moment it commits it is due, whatever the grain of the clock.
    startAfter: delaySeconds === undefined ? '-1 second' : delaySeconds,
    ...(key === undefined ? {} : { id: idOfKey({ name: job.name, key }) }),
  }
  const sent = await sender.send(job.name, payload, options)
  if (sent === null && !(await hasQueue({ db, name: job.name }))) {
    await ensureQueue({ db, job: job as unknown as Job<object> })
    await sender.send(job.name, payload, options)
  }
  if (delaySeconds === undefined) await wakeOnCommit({ tx, topic: jobTopic(job.name) })
}

async function hasQueue({ db, name }: { db: PgBoss.Db; name: string }): Promise<boolean> {
  const { rows } = await db.executeSql('select 1 from pgboss.queue where name = $1', [name])
  return rows.length > 0
}

/** Queues are made at boot; a job enqueued before its first worker ever started makes its own. */
export async function ensureQueue({ db, job }: { db: PgBoss.Db; job: Job<object> }): Promise<void> {
  // Making a queue attaches a partition: two processes doing so at once would lock each other out.
  await db.executeSql('select pg_advisory_xact_lock($1)', [QUEUE_LOCK])
  const boss = createBoss(db)
  await boss.createQueue(givenUpQueue(job.name), {
    name: givenUpQueue(job.name),
    retryLimit: 20,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 60,
  })
  const options = { name: job.name, ...queueOptions(job) }
  await boss.createQueue(job.name, options)
  await boss.updateQueue(job.name, options)
}
