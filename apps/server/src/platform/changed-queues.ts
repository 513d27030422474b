import { sql } from 'drizzle-orm'
import type { Queryable } from './db'
import { queueOptions, type Job } from './jobs'

type QueueRow = {
  name: string
  retry_limit: number
  retry_delay: number
  retry_backoff: boolean
  expire_seconds: number
  dead_letter: string | null
}

function isAsDefined({ row, job }: { row: QueueRow | undefined; job: Job<object> }): boolean {
  const options = queueOptions(job)
  return (
    row?.retry_limit === options.retryLimit &&
    row.retry_delay === options.retryDelay &&
    row.retry_backoff === options.retryBackoff &&
    row.expire_seconds === options.expireInSeconds &&
    row.dead_letter === options.deadLetter
  )
}

/** One question instead of three a queue: nearly every boot finds them as the last one left them. */
export async function findChangedQueues({
  db,
  jobs,
}: {
  db: Queryable
  jobs: Job<object>[]
}): Promise<Job<object>[]> {
  const { rows } = await db.execute<QueueRow>(sql`
    select name, retry_limit, retry_delay, retry_backoff, expire_seconds, dead_letter
    from pgboss.queue`)
  const byName = new Map(rows.map((row) => [row.name, row]))
  return jobs.filter((job) => !isAsDefined({ row: byName.get(job.name), job }))
}
