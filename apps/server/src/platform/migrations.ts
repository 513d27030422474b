import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Database } from './db'
import { packageRoot } from './package-root'

type Journal = { entries: { tag: string }[] }

const BREAKPOINT = '--> statement-breakpoint'
/** Any number, the same in every process: two servers starting together migrate one after the other. */
const LOCK = 7_239_114

const migrationsFolder = () => join(packageRoot(), 'migrations')

export function listMigrations(): { tag: string; sql: string }[] {
  const journal = JSON.parse(
    readFileSync(join(migrationsFolder(), 'meta', '_journal.json'), 'utf8'),
  ) as Journal
  return journal.entries
    .map(({ tag }) => ({ tag, sql: readFileSync(join(migrationsFolder(), `${tag}.sql`), 'utf8') }))
    .toSorted((a, b) => a.tag.localeCompare(b.tag))
}

async function apply({
  client,
  progress,
}: {
  client: pg.PoolClient
  progress(line: string): void
}) {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK])
  await client.query(
    'create table if not exists migrations (tag text primary key, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ tag: string }>('select tag from migrations')
  const applied = new Set(rows.map(({ tag }) => tag))
  const missing = listMigrations().filter(({ tag }) => !applied.has(tag))
  if (missing.length > 0) progress(`Updating the database, ${missing.length} step(s)`)
  for (const { tag, sql } of missing) {
    for (const statement of sql.split(BREAKPOINT)) await client.query(statement)
    await client.query('insert into migrations (tag) values ($1)', [tag])
  }
}

/** Applies what is missing, by name, in one transaction: a migration that fails leaves no trace. */
export async function migrate({
  database,
  progress = () => {},
}: {
  database: Database
  progress?(line: string): void
}): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await apply({ client, progress })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
