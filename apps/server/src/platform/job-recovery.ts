import { sql, type SQL } from 'drizzle-orm'
import type PgBoss from 'pg-boss'
import type { Db } from './db'

/** A job that takes the whole process down each time must not do so for ever. */
const CRASHES_FORGIVEN = 20

/** A try that ended with its process is none: the job waits again, and what took it down is counted apart. */
const forgive = ({ db, isLost }: { db: Db; isLost: SQL }) =>
  db.execute(sql`
    update pgboss.job set state = 'retry', start_after = now(), started_on = null,
      output = jsonb_build_object('crashes', coalesce((output->>'crashes')::int, 0) + 1)
    where state = 'active' and ${isLost}
      and coalesce((output->>'crashes')::int, 0) < ${CRASHES_FORGIVEN}`)

/** In embedded mode whatever was running belonged to the process before us: it runs again at once. */
export async function recoverJobs({ db, boss }: { db: Db; boss: PgBoss }): Promise<void> {
  await forgive({ db, isLost: sql`true` })
  const { rows } = await db.execute<{ name: string; id: string }>(
    sql`select name, id from pgboss.job where state = 'active'`,
  )
  for (const { name, id } of rows) await boss.fail(name, id, { message: 'crashed too often' })
}

/** Jobs of a worker that has not been heard of for a lease. */
export async function expireJobs({ db, boss }: { db: Db; boss: PgBoss }): Promise<void> {
  await forgive({ db, isLost: sql`started_on + expire_in < now()` })
  await boss.expire()
}

/** At shutdown an unfinished job is handed on without counting as a try. */
export async function handOn({ db, ids }: { db: Db; ids: string[] }): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`
    update pgboss.job set state = 'retry', start_after = now(), started_on = null
    where state = 'active' and id in ${ids}`)
}
