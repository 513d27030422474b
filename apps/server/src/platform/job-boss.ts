import { sql } from 'drizzle-orm'
import PgBoss from 'pg-boss'
import type { Database, Queryable } from './db'

/** pg-boss writes its own SQL with $n, which drizzle sends within our transaction as it stands. */
export const executorOf = (queryable: Queryable): PgBoss.Db => ({
  async executeSql(text, values: unknown[] | undefined) {
    const statement = sql.raw(text)
    statement.toQuery = () => ({ sql: text, params: values ?? [] })
    const { rows } = await queryable.execute(statement)
    return { rows }
  },
})

/** Outside a transaction: maintenance sends several statements at once, which take no parameters. */
export const executorOfPool = ({ pool }: { pool: Pick<Database['pool'], 'query'> }): PgBoss.Db => ({
  executeSql: (text, values: unknown[] | undefined) =>
    values === undefined || values.length === 0 ? pool.query(text) : pool.query(text, values),
})

/** Only its statements are used: no loop, no timer, no schedule of its own. */
export function createBoss(db: PgBoss.Db): PgBoss {
  const boss = new PgBoss({ db, supervise: false, schedule: false })
  boss.on('error', () => {})
  return boss
}

/** Any number, the same in every process: two servers starting together install one after the other. */
const LOCK = 7_239_115

export async function installJobs({ database }: { database: Database }): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const boss = createBoss(executorOfPool({ pool: client }))
    await boss.start()
    await boss.stop({ graceful: false })
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    client.release()
  } catch (error) {
    // The lock goes with the connection.
    client.release(true)
    throw error
  }
}
