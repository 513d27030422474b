import type PgBoss from 'pg-boss'
import { inTransaction, type Database, type Tx } from './db'
import { JobLostError } from './errors'
import { executorOf } from './job-boss'
import { holdJob, renewJob, type HeldJob } from './job-fence'
import type { Log } from './log'

export type QueueContext = { job: HeldJob; signal: AbortSignal; commit: Commit }
export type Commit = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
export type QueueEnd = { queue: string; outcome: 'done' | 'failed' | 'lost'; ms: number }

/** Often enough that a lease outlasts a few beats missed on a crowded machine. */
const BEAT_MS = 3500

const abortion = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )

type Taken = Pick<PgBoss.JobWithMetadata, 'priority' | 'createdOn'>
const inTheirOrder = (one: Taken, other: Taken) =>
  other.priority - one.priority ||
  new Date(one.createdOn).getTime() - new Date(other.createdOn).getTime()

/** One queue in one process: takes as many jobs as it may run, and starts again when one ends. */
export function openQueue({
  database,
  boss,
  log,
  name,
  concurrency,
  timeoutMs,
  work,
  onEnd,
}: {
  database: Database
  boss: PgBoss
  log: Log
  name: string
  concurrency: number
  timeoutMs: number
  work(context: QueueContext): Promise<void>
  onEnd(end: QueueEnd): void
}) {
  const running = new Map<string, { abort: AbortController; ended: Promise<void> }>()
  let isStopped = false
  let isPulling = false
  let isAskedAgain = false

  async function attempt({ job, abort }: { job: HeldJob; abort: AbortController }) {
    let beating: Promise<void> = Promise.resolve()
    let writing = 0
    async function beat() {
      const isOurs = await renewJob({ db: database.db, job })
      if (!isOurs) abort.abort(new JobLostError(`${name} ${job.id}`))
    }
    // Never while the job writes: a transaction would look for the start it held before.
    const heart = setInterval(() => {
      if (writing === 0) beating = beat().catch(() => {})
    }, BEAT_MS)
    const commit: Commit = async (write) => {
      writing++
      try {
        await beating
        return await inTransaction(database, async (tx) => {
          abort.signal.throwIfAborted()
          await holdJob({ tx, job })
          return await write(tx)
        })
      } finally {
        writing--
      }
    }
    try {
      await Promise.race([work({ job, signal: abort.signal, commit }), abortion(abort.signal)])
      await commit((tx) => boss.complete(name, job.id, {}, { db: executorOf(tx) }))
      return 'done'
    } catch (error) {
      if (error instanceof JobLostError) return 'lost'
      if (isStopped && abort.signal.aborted) return 'lost'
      log.warn({ err: error, job: name, id: job.id, attempt: job.retryCount }, 'a job failed')
      const message = error instanceof Error ? error.message : String(error)
      writing++
      await beating
      await inTransaction(database, async (tx) => {
        await holdJob({ tx, job })
        await boss.fail(name, job.id, { message }, { db: executorOf(tx) })
      })
      return 'failed'
    } finally {
      clearInterval(heart)
    }
  }

  async function run({ job, abort }: { job: HeldJob; abort: AbortController }) {
    const started = performance.now()
    const timer = setTimeout(
      () => abort.abort(new Error(`took longer than ${timeoutMs} ms`)),
      timeoutMs,
    )
    let outcome: QueueEnd['outcome'] = 'lost'
    try {
      outcome = await attempt({ job, abort })
    } catch (error) {
      if (!(error instanceof JobLostError)) log.error({ err: error, job: name }, 'a job was left')
    } finally {
      clearTimeout(timer)
      running.delete(job.id)
      onEnd({ queue: name, outcome, ms: performance.now() - started })
      void pull()
    }
  }

  async function pull(): Promise<void> {
    isAskedAgain = true
    if (isPulling) return
    isPulling = true
    try {
      while (isAskedAgain && !isStopped && running.size < concurrency) {
        isAskedAgain = false
        const batchSize = concurrency - running.size
        const jobs = await boss.fetch<unknown>(name, { batchSize, includeMetadata: true })
        // The right ones, in whatever order they lay in the table.
        for (const job of jobs.toSorted(inTheirOrder)) {
          const abort = new AbortController()
          running.set(job.id, { abort, ended: run({ job, abort }) })
        }
        if (jobs.length === batchSize) isAskedAgain = true
      }
    } finally {
      isPulling = false
    }
  }

  return {
    name,
    pull,
    /** Takes nothing new and waits; what is still running at the end of it is named. */
    async drain(milliseconds: number): Promise<string[]> {
      isStopped = true
      const all = Promise.allSettled([...running.values()].map(({ ended }) => ended))
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)))
      await Promise.race([all, late])
      clearTimeout(timer)
      const left = [...running.keys()]
      for (const { abort } of running.values()) abort.abort(new Error('the server is stopping'))
      return left
    },
  }
}
