import { expect, it } from 'vitest'
import { findChangedQueues } from '#platform/changed-queues'
import { openTestDatabase } from '#platform/test-db'
import { QUEUES } from './queues'
import { openTestServer } from './test-server'

const queuesOf = async (pool: { query(text: string): Promise<{ rows: { name: string }[] }> }) =>
  (await pool.query('select name from pgboss.queue order by name')).rows.map(({ name }) => name)

it('a server finds every queue of its jobs in a new database', async () => {
  const database = await openTestDatabase({ jobs: QUEUES })
  expect(await findChangedQueues({ db: database.db, jobs: QUEUES })).toEqual([])
  const there = await queuesOf(database.pool)
  await database.close()
  const server = await openTestServer()
  const used = await queuesOf(server.house.database.pool)
  await server.close()
  expect(used).toEqual(there)
})
