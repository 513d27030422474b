import { sql } from 'drizzle-orm'
import type PgBoss from 'pg-boss'
import type { Queryable, Tx } from './db'
import { JobLostError } from './errors'

export type HeldJob = PgBoss.JobWithMetadata<unknown>

/**
 * Locks the job's row for this transaction: nobody can declare it dead meanwhile. A later attempt,
 * or the same one handed on at shutdown, has another count or start.
 */
export async function holdJob({ tx, job }: { tx: Tx; job: HeldJob }): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from pgboss.job
    where name = ${job.name} and id = ${job.id} and state = 'active'
      and retry_count = ${job.retryCount}
      and date_trunc('milliseconds', started_on) = ${job.startedOn.toISOString()}::timestamptz
    for update`)
  if (rows.length === 0) throw new JobLostError(`${job.name} ${job.id}`)
}

/** Says that whoever holds the job is alive: false when it is another's meanwhile. */
export async function renewJob({ db, job }: { db: Queryable; job: HeldJob }): Promise<boolean> {
  const { rows } = await db.execute<{ started: string }>(sql`
    update pgboss.job set started_on = now()
    where name = ${job.name} and id = ${job.id} and state = 'active'
      and retry_count = ${job.retryCount}
      and date_trunc('milliseconds', started_on) = ${job.startedOn.toISOString()}::timestamptz
    returning (extract(epoch from date_trunc('milliseconds', started_on)) * 1000)::text as started`)
  const [row] = rows
  if (row) job.startedOn = new Date(Number(row.started))
  return row !== undefined
}
