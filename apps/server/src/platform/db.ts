import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Log } from './log'
import { openEmbedded } from './db-embedded'
import { openPostgres } from './db-postgres'
import { WAKE_CHANNEL, type Wake } from './wake'

export type Db = NodePgDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type Queryable = Db | Tx

export type Database = {
  db: Db
  pool: pg.Pool
  /** True when PGlite holds the data: one process, one session. */
  isEmbedded: boolean
  wake: Wake
  close(): Promise<void>
}
export type DatabaseConfig = { databaseUrl: string | null; dataDir: string }

export async function openDatabase({
  config,
  log,
  progress = () => {},
}: {
  config: DatabaseConfig
  log: Log
  /** Told of what takes a while. */
  progress?(line: string): void
}): Promise<Database> {
  const opened =
    config.databaseUrl === null
      ? await openEmbedded({ dataDir: config.dataDir, progress })
      : await openPostgres({ url: config.databaseUrl, log })
  return { ...opened, db: drizzle(opened.pool) }
}

/** The one way to open a transaction; the `tx` it gives is passed on, never kept. */
export const inTransaction = <Result>(
  { db }: { db: Db },
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> => db.transaction(work)

/** Whoever waits on `topic`, in any process, is woken when this transaction commits. */
export async function wakeOnCommit({ tx, topic }: { tx: Tx; topic: string }): Promise<void> {
  await tx.execute(sql`select pg_notify(${WAKE_CHANNEL}, ${topic})`)
}

/** The SQLSTATE of a failed query, which drizzle hides one level down. */
export function sqlState(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return (cause as { code?: string } | undefined)?.code
}
