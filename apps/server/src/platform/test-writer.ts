import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { inTransaction, openDatabase } from './db'
import { appendEvent } from './events'
import { installJobs } from './job-boss'
import { defineJob, enqueue } from './jobs'
import { createLog } from './log'
import { migrate } from './migrations'

/**
 * A program to be killed: writes a row, its job and its event in one transaction after another, and
 * says the number of each once it is acknowledged. First it says which are there, and whole.
 */
const [dataDir = ''] = process.argv.slice(2)
const job = defineJob({
  name: 'written',
  payload: z.object({ number: z.number() }),
  concurrency: 1,
  retries: 0,
  timeoutMs: 1000,
})

const log = createLog({ level: 'silent' })
const database = await openDatabase({ config: { databaseUrl: null, dataDir }, log })
await migrate({ database })
await installJobs({ database })
await database.db.execute(
  sql`create table if not exists writes (number int primary key, account_id uuid not null)`,
)
const whole = await database.db.execute<{ number: number }>(sql`
  select number from writes
  where exists (select 1 from events where events.account_id = writes.account_id)
    and exists (select 1 from pgboss.job
      where name = 'written' and (data->>'number')::int = writes.number)
  order by number`)
process.stdout.write(`found ${JSON.stringify(whole.rows.map(({ number }) => number))}\n`)

for (let number = (whole.rows.at(-1)?.number ?? 0) + 1; ; number++) {
  const accountId = randomUUID()
  await inTransaction(database, async (tx) => {
    await tx.execute(sql`insert into writes values (${number}, ${accountId})`)
    await appendEvent({ tx, accountId, event: { type: 'kids.changed' } })
    await enqueue({ tx, job, payload: { number } })
  })
  process.stdout.write(`wrote ${number}\n`)
}
