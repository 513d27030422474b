import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, sqlState, wakeOnCommit, type Database } from './db'
import { openTestDatabase } from './test-db'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const marks = async () =>
  (await database.db.execute<{ value: number }>(sql`select value from marks order by value`)).rows

test('a transaction that fails leaves nothing behind', async () => {
  await database.db.execute(sql`create table marks (value int primary key)`)
  await expect(
    inTransaction(database, async (tx) => {
      await tx.execute(sql`insert into marks values (1)`)
      throw new Error('changed our mind')
    }),
  ).rejects.toThrow('changed our mind')
  expect(await marks()).toEqual([])
})

test('the SQLSTATE of a refused row can be read', async () => {
  await database.db.execute(sql`insert into marks values (2)`)
  const refused = await database.db.execute(sql`insert into marks values (2)`).catch(sqlState)
  expect(refused).toBe('23505')
})

test('who waits on a topic is woken by the commit, and never by a rollback', async () => {
  const woken: string[] = []
  const off = database.wake.on('kept', () => woken.push('kept'))
  database.wake.on('lost', () => woken.push('lost'))
  await inTransaction(database, async (tx) => {
    await wakeOnCommit({ tx, topic: 'lost' })
    throw new Error('no')
  }).catch(() => {})
  const wait = new Promise<void>((resolve) => database.wake.on('kept', resolve))
  await inTransaction(database, (tx) => wakeOnCommit({ tx, topic: 'kept' }))
  await wait
  off()
  expect(woken).toEqual(['kept'])
})

test('twenty callers at once all get their answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      database.db.execute<{ n: number }>(sql`select ${index}::int as n`),
    ),
  )
  expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 20 }, (_, n) => n))
})

test('a large value comes back whole', async () => {
  const value = 'é'.repeat(3_000_000)
  const { rows } = await database.db.execute<{ n: number }>(sql`select length(${value}) as n`)
  expect(rows[0]?.n).toBe(3_000_000)
})

test('calls are counted without waiting for the disk', async () => {
  const { rows } = await database.db.execute<{ kept: string }>(
    sql`select relpersistence as kept from pg_class where relname = 'rate_limits'`,
  )
  expect(rows).toEqual([{ kept: 'u' }])
})
