import { sql } from 'drizzle-orm'
import { findChangedQueues } from './changed-queues'
import type { Clock } from './clock'
import { inTransaction, type Database } from './db'
import { createBoss, executorOf, executorOfPool } from './job-boss'
import { openQueue, type QueueEnd } from './job-queue'
import { expireJobs, handOn, recoverJobs } from './job-recovery'
import { enqueue, ensureQueue, givenUpQueue, jobTopic, type Job, type JobHandler } from './jobs'
import type { Log } from './log'

/** Only a fallback, and what finds a job whose wait between tries is over. */
const POLL_MS = 1000
const EXPIRE_MS = 5000
const CLEAN_MS = 600_000

/** Done at boot by every process: the first to enqueue may be one that runs no job. */
export const prepareQueues = ({
  database,
  jobs,
}: {
  database: Database
  jobs: Job<object>[]
}): Promise<void> =>
  inTransaction(database, async (tx) => {
    for (const job of await findChangedQueues({ db: tx, jobs })) {
      await ensureQueue({ db: executorOf(tx), job })
    }
  })

export type Worker = { drain(milliseconds: number): Promise<void> }

export async function startWorker({
  database,
  handlers,
  log,
  clock,
  onEnd = () => {},
}: {
  database: Database
  handlers: JobHandler[]
  log: Log
  clock: Clock
  onEnd?(end: QueueEnd): void
}): Promise<Worker> {
  const boss = createBoss(executorOfPool(database))
  const handed = { database, boss, log, onEnd }
  if (database.isEmbedded) await recoverJobs({ db: database.db, boss })

  const queues = handlers.flatMap((handler) => {
    const { name, concurrency, timeoutMs } = handler.job
    const main = openQueue({
      ...handed,
      name,
      concurrency,
      timeoutMs,
      work: ({ job, signal, commit }) =>
        handler.run({
          payload: job.data,
          id: job.id,
          attempt: job.retryCount,
          signal,
          log: log.child({ job: name, id: job.id }),
          commit,
        }),
      onEnd(end) {
        onEnd(end)
        if (end.outcome === 'failed') void givenUp.pull()
      },
    })
    const givenUp = openQueue({
      ...handed,
      name: givenUpQueue(name),
      concurrency: 1,
      timeoutMs: 30_000,
      work: ({ job, commit }) =>
        commit((tx) => handler.giveUp({ tx, payload: job.data, log: log.child({ job: name }) })),
    })
    return [main, givenUp]
  })
  const byName = new Map(queues.map((queue) => [queue.name, queue]))

  const slots = new Map<string, number>()
  async function poll() {
    for (const { job } of handlers) {
      if (job.everyMs === undefined) continue
      const slot = Math.floor(clock.now().getTime() / job.everyMs)
      if (slots.get(job.name) === slot) continue
      slots.set(job.name, slot)
      await inTransaction(database, (tx) => enqueue({ tx, job, payload: {}, key: `at ${slot}` }))
    }
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select distinct name from pgboss.job where state < 'active' and start_after < now()`,
    )
    for (const { name } of rows) void byName.get(name)?.pull()
  }
  const quietly = (work: () => Promise<unknown>) => () =>
    void work().catch((error: unknown) => log.warn({ err: error }, 'job upkeep failed'))

  const offs = handlers.map(({ job }) =>
    database.wake.on(jobTopic(job.name), () => void byName.get(job.name)?.pull()),
  )
  const timers = [
    setInterval(quietly(poll), POLL_MS),
    setInterval(
      quietly(() => expireJobs({ db: database.db, boss })),
      EXPIRE_MS,
    ),
    setInterval(
      quietly(() => boss.maintain()),
      CLEAN_MS,
    ),
  ]
  await poll()

  return {
    async drain(milliseconds) {
      for (const timer of timers) clearInterval(timer)
      for (const off of offs) off()
      const left = await Promise.all(queues.map((queue) => queue.drain(milliseconds)))
      await handOn({ db: database.db, ids: left.flat() })
    },
  }
}
