import { randomUUID } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { openDatabase, type Database } from './db'
import { poolOver } from './db-embedded'
import { installJobs } from './job-boss'
import { createLog } from './log'
import { listMigrations, migrate } from './migrations'
import { startPglite, type PgliteThread } from './pglite-thread'

export const silentLog = createLog({ level: 'silent' })

function overThread(thread: PgliteThread): Database {
  const { pool, wake } = poolOver(thread)
  const close = async () => {
    await pool.end()
    await thread.close()
  }
  return { db: drizzle(pool), pool, wake, isEmbedded: true, close }
}

async function prepare(database: Database) {
  await migrate({ database })
  await installJobs({ database })
}

/** A migrated cluster, kept beside the migrations' fingerprint: the first test file of all makes it. */
async function testTemplate(): Promise<string> {
  const fingerprint = createHash('sha256').update(JSON.stringify(listMigrations())).digest('hex')
  const path = join(tmpdir(), `luciole-test-database-${fingerprint.slice(0, 16)}.tar.gz`)
  if (existsSync(path)) return path
  const thread = await startPglite({ dataDir: null, template: null })
  const database = overThread(thread)
  await prepare(database)
  const unfinished = `${path}.${randomUUID()}`
  writeFileSync(unfinished, await thread.dump())
  renameSync(unfinished, path)
  await database.close()
  return path
}

async function onPostgres(url: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = await openDatabase({
    config: { databaseUrl: own.href, dataDir: '' },
    log: silentLog,
  })
  await prepare(database)
  const close = async () => {
    await database.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { ...database, close }
}

/**
 * A fresh migrated database for one test file; close it in `afterAll`. PGlite in memory, or a real
 * PostgreSQL when TEST_DATABASE_URL names one.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return await onPostgres(url)
  return overThread(await startPglite({ dataDir: null, template: await testTemplate() }))
}
