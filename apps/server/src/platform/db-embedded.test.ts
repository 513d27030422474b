import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, openDatabase, type Database } from './db'
import { prepareCluster } from './db-template'
import { poolOver } from './db-embedded'
import { startPglite } from './pglite-thread'
import { silentLog } from './test-db'

let dataDir = ''
let database: Database
const open = () => openDatabase({ config: { databaseUrl: null, dataDir }, log: silentLog })
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'luciole-embedded-'))
  database = await open()
  await database.db.execute(sql`create table marks (value int)`)
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a second opening of the same directory is refused', async () => {
  await expect(open()).rejects.toThrow('already in use')
})

test.runIf(process.platform !== 'win32')('nobody else on the machine may look inside', () => {
  expect(statSync(join(dataDir, 'database')).mode & 0o077).toBe(0)
})

test('rows are there after closing and opening again', async () => {
  await database.db.execute(sql`insert into marks values (7)`)
  await database.close()
  database = await open()
  expect((await database.db.execute(sql`select value from marks`)).rows).toEqual([{ value: 7 }])
})

test('the event loop stays free while the database works', async () => {
  let ticks = 0
  const timer = setInterval(() => ticks++, 5)
  await database.db.execute(sql`select count(*) from generate_series(1, 2000000)`)
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(5)
})

test('a connection lost within a transaction leaves none of it to the next', async () => {
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('insert into marks values (8)')
  client.release(true)
  const { rows } = await database.db.execute(sql`select 1 from marks where value = 8`)
  expect(rows).toEqual([])
  await inTransaction(database, (tx) => tx.execute(sql`insert into marks values (9)`))
})

test('each commit is flushed to the disk before it is acknowledged', async () => {
  const folder = join(dataDir, 'other')
  await prepareCluster(folder)
  const thread = await startPglite({ dataDir: folder, template: null, isDurable: true })
  const { pool } = poolOver(thread)
  await pool.query('create table flushed (n int)')
  const before = thread.countFlushes()
  for (let n = 0; n < 20; n++) await pool.query('insert into flushed values ($1)', [n])
  expect(thread.countFlushes() - before).toBeGreaterThanOrEqual(20)
  await pool.end()
  await thread.close()
})
