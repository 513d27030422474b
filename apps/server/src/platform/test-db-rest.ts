import type { Pool } from 'pg'

/** A database as it was before a test touched it. */
export interface Fresh {
  /** Everything but rows, in one line. */
  shape: string
  /** The rows of the tables that had any. */
  rows: readonly { table: string; json: string }[]
  sequences: readonly { name: string; value: string; called: boolean }[]
}

const OURS = `relnamespace not in (select oid from pg_namespace where nspname like 'pg\\_%' or nspname = 'information_schema')`

const SHAPE = `select concat_ws('|',
  (select string_agg(oid::text || relname || relnatts, ',' order by oid) from pg_class where ${OURS}),
  (select string_agg(oid::text, ',' order by oid) from pg_trigger),
  (select string_agg(oid::text, ',' order by oid) from pg_constraint),
  (select max(oid::bigint) from pg_proc),
  (select count(*) from pg_roles),
  (select count(*) from pg_db_role_setting)) as shape`

async function tablesOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name
     from pg_class where relkind = 'r' and ${OURS}`,
  )
  return rows.map(({ name }) => name)
}

async function shapeOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ shape: string }>(SHAPE)
  return rows[0]?.shape ?? ''
}

export async function freshOf(pool: Pool): Promise<Fresh> {
  const rows: { table: string; json: string }[] = []
  for (const table of await tablesOf(pool)) {
    const found = await pool.query<{ json: string | null }>(
      `select json_agg(t)::text as json from ${table} t`,
    )
    const json = found.rows[0]?.json
    if (json) rows.push({ table, json })
  }
  const sequences = await pool.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences`,
  )
  return {
    shape: await shapeOf(pool),
    rows,
    sequences: sequences.rows.map(({ name, value }) => ({
      name,
      value: value ?? '1',
      called: value !== null,
    })),
  }
}

/** Puts back what was there; false where a test left more than rows behind. */
export async function restore({ pool, fresh }: { pool: Pool; fresh: Fresh }): Promise<boolean> {
  if ((await shapeOf(pool)) !== fresh.shape) return false
  const kept = fresh.rows.map(
    ({ table, json }) =>
      `insert into ${table} overriding system value
       select * from json_populate_recordset(null::${table}, $json$${json}$json$);`,
  )
  const counted = fresh.sequences.map(
    ({ name, value, called }) => `select setval('${name}', ${value}, ${called});`,
  )
  const emptied = (await tablesOf(pool)).map((table) => `delete from ${table};`)
  // In one transaction that asks no trigger and no foreign key: all of it goes at once.
  await pool.query(
    [
      'begin; set local session_replication_role = replica;',
      ...emptied,
      ...kept,
      ...counted,
      'commit',
    ].join('\n'),
  )
  return true
}
