import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { openDatabase, type Database } from './db'
import { poolOver } from './db-embedded'
import { installJobs } from './job-boss'
import { queueOptions, type Job } from './jobs'
import { createLog } from './log'
import { listMigrations, migrate } from './migrations'
import { testDatabaseUrl } from './test.config'
import { startPglite, type PgliteThread } from './pglite-thread'
import { freshOf, restore, type Fresh } from './test-db-rest'
import { prepareQueues } from './worker'

export const silentLog = createLog({ level: 'silent' })

function overThread({
  thread,
  done,
}: {
  thread: PgliteThread
  /** What becomes of it when nobody asks it any more. */
  done(): Promise<void>
}): Database {
  const { pool, wake } = poolOver(thread)
  const close = async () => {
    await pool.end()
    await done()
  }
  return { db: drizzle(pool), pool, wake, isEmbedded: true, close }
}

async function prepare(database: Database, jobs: Job<object>[]) {
  await migrate({ database })
  await installJobs({ database })
  await prepareQueues({ database, jobs })
}

const fingerprint = (jobs: Job<object>[]) =>
  createHash('sha256')
    .update(
      JSON.stringify([listMigrations(), jobs.map(queueOptions), jobs.map(({ name }) => name)]),
    )
    .digest('hex')
    .slice(0, 16)

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * V8 compiles the same bytes once a process for as long as somebody holds the result: databases that
 * tests open one after the other need not each begin cold, at a second of work.
 */
function holdCompiled(): Promise<WebAssembly.Module> {
  const pglite = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return (compiled ??= WebAssembly.compile(readFileSync(join(pglite, 'pglite.wasm'))))
}

/** A migrated cluster, kept under the migrations' fingerprint: the first test file of all makes it. */
async function testTemplate(jobs: Job<object>[]): Promise<string> {
  const path = join(tmpdir(), `luciole-test-database-${fingerprint(jobs)}.tar`)
  if (existsSync(path)) return path
  const thread = await startPglite({ dataDir: null, template: null, isDurable: false })
  const database = overThread({ thread, done: () => thread.close() })
  await prepare(database, jobs)
  const unfinished = `${path}.${randomUUID()}`
  writeFileSync(unfinished, await thread.dump('none'))
  renameSync(unfinished, path)
  await database.close()
  return path
}

/** Threads between two test files, by what their database was made for, and how it was when it was new. */
const rested = new Map<string, { thread: PgliteThread; fresh: Fresh }>()

/** Starting one is a second of processor time, emptying one little: the files of a process follow each other on one. */
async function embedded(jobs: Job<object>[]): Promise<Database> {
  const key = fingerprint(jobs)
  const over = ({ thread, fresh }: { thread: PgliteThread; fresh: Fresh }) =>
    overThread({
      thread,
      async done() {
        if (rested.has(key)) return await thread.close()
        thread.holdProcess(false)
        rested.set(key, { thread, fresh })
      },
    })
  const last = rested.get(key)
  rested.delete(key)
  if (last) {
    last.thread.holdProcess(true)
    const database = over(last)
    if (await restore({ pool: database.pool, fresh: last.fresh })) return database
    await database.pool.end()
    await last.thread.close()
  }
  await holdCompiled()
  const thread = await startPglite({
    dataDir: null,
    template: await testTemplate(jobs),
    isDurable: false,
  })
  const looked = overThread({ thread, done: async () => {} })
  const fresh = await freshOf(looked.pool)
  await looked.close()
  return over({ thread, fresh })
}

const openNamed = ({ url, name }: { url: string; name: string }) => {
  const own = new URL(url)
  own.pathname = `/${name}`
  return openDatabase({ config: { databaseUrl: own.href, dataDir: '' }, log: silentLog })
}

/** Likewise a database to copy, on a server that several test files share. */
async function postgresTemplate({
  admin,
  url,
  jobs,
}: {
  admin: pg.Client
  url: string
  jobs: Job<object>[]
}) {
  const name = `template_${fingerprint(jobs)}`
  await admin.query('select pg_advisory_lock(1)')
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      await admin.query(`create database ${name}_unfinished`)
      const database = await openNamed({ url, name: `${name}_unfinished` })
      await prepare(database, jobs).finally(() => database.close())
      await admin.query(`alter database ${name}_unfinished rename to ${name}`)
    }
  } finally {
    await admin.query('select pg_advisory_unlock(1)')
  }
  return name
}

async function onPostgres(url: string, jobs: Job<object>[]): Promise<Database> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const template = await postgresTemplate({ admin, url, jobs })
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name} template ${template}`)
  const database = await openNamed({ url, name })
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
export async function openTestDatabase({
  jobs = [],
}: { jobs?: Job<object>[] } = {}): Promise<Database> {
  const url = testDatabaseUrl()
  if (url !== null) return await onPostgres(url, jobs)
  return await embedded(jobs)
}
