import { sql } from 'drizzle-orm'
import type PgBoss from 'pg-boss'
import type { Db } from './db'

/** A job that takes the whole process down each time must not do so for ever. */
const CRASHES_FORGIVEN = 20

/** In embedded mode whatever was running belonged to the process before us: it runs again at once. */
export async function recoverJobs({ db, boss }: { db: Db; boss: PgBoss }): Promise<void> {
  await db.execute(sql`
    update pgboss.job set state = 'retry', start_after = now(), started_on = null,
      output = jsonb_build_object('crashes', coalesce((output->>'crashes')::int, 0) + 1)
    where state = 'active' and coalesce((output->>'crashes')::int, 0) < ${CRASHES_FORGIVEN}`)
  const { rows } = await db.execute<{ name: string; id: string }>(
    sql`select name, id from pgboss.job where state = 'active'`,
  )
  for (const { name, id } of rows) await boss.fail(name, id, { message: 'crashed too often' })
}

/** At shutdown an unfinished job is handed on without counting as a try. */
export async function handOn({ db, ids }: { db: Db; ids: string[] }): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`
    update pgboss.job set state = 'retry', start_after = now(), started_on = null
    where state = 'active' and id in ${ids}`)
}
