import PgBoss from 'pg-boss'
import { sql } from 'drizzle-orm'
import type { Database, Queryable } from './db'

/** pg-boss speaks SQL text with $n; inside our transaction drizzle sends it. */
export const executorOf = (queryable: Queryable): PgBoss.Db => ({
  async executeSql(text, values) {
    const chunks = text
      .split(/\$(\d+)/)
      .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1])))
    const { rows } = await queryable.execute(sql.join(chunks))
    return { rows }
  },
})

/** Only its statements are used: no loop, no timer, no schedule of its own. */
export function createBoss({ database }: { database: Pick<Database, 'pool'> }): PgBoss {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) =>
        values === undefined || values.length === 0
          ? database.pool.query(text)
          : database.pool.query(text, values),
    },
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  return boss
}

export async function installJobs({ database }: { database: Database }): Promise<void> {
  const boss = createBoss({ database })
  await boss.start()
  await boss.stop({ graceful: false })
}
