import { desc, eq, lt, sql, type AnyColumn } from 'drizzle-orm'
import type { Queryable, Tx } from '#platform/db'
import type { AccountState } from '#providers/identity/identity'
import {
  accountErasures,
  accountExports,
  accounts,
  type AccountRow,
  type ErasureRow,
  type ExportRow,
} from './accounts.tables'

export async function findAccount(db: Queryable, id: string): Promise<AccountRow | null> {
  const rows = await db.select().from(accounts).where(eq(accounts.id, id))
  return rows[0] ?? null
}

/** To be read inside another question, about the user of that one. */
export const accountState = (userId: AnyColumn) => sql<AccountState>`coalesce(
  (select case when ${accounts.deletingSince} is null then 'open' else 'closing' end
    from ${accounts} where ${accounts.id} = ${userId}), 'none')`

export async function insertAccount(
  db: Queryable,
  row: typeof accounts.$inferInsert,
): Promise<AccountRow | null> {
  await db.insert(accounts).values(row).onConflictDoNothing()
  return findAccount(db, row.id)
}

export async function updateAccount(
  db: Queryable,
  { id, patch }: { id: string; patch: Partial<typeof accounts.$inferInsert> },
): Promise<AccountRow | null> {
  const rows = await db.update(accounts).set(patch).where(eq(accounts.id, id)).returning()
  return rows[0] ?? null
}

export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.id, id))
}

/** False when it was begun already. */
export async function insertErasure(tx: Tx, row: ErasureRow): Promise<boolean> {
  const rows = await tx.insert(accountErasures).values(row).onConflictDoNothing().returning()
  return rows.length > 0
}

export async function findErasure(db: Queryable, id: string): Promise<ErasureRow | null> {
  const rows = await db.select().from(accountErasures).where(eq(accountErasures.id, id))
  return rows[0] ?? null
}

export async function deleteErasure(tx: Tx, id: string): Promise<void> {
  await tx.delete(accountErasures).where(eq(accountErasures.id, id))
}

/** Jobs, waiting, running or done, that name somebody: whoever runs one finds it lost. */
export async function deleteJobsNaming(
  tx: Tx,
  { accountId, except }: { accountId: string; except: string },
): Promise<void> {
  const mentions = sql`(data::text like ${`%${accountId}%`} or output::text like ${`%${accountId}%`})`
  await tx.execute(sql`delete from pgboss.job where ${mentions} and id <> ${except}::uuid`)
  await tx.execute(sql`delete from pgboss.archive where ${mentions}`)
}

export async function insertExport(tx: Tx, row: ExportRow): Promise<void> {
  await tx.insert(accountExports).values(row)
}

export async function findExport(db: Queryable, id: string): Promise<ExportRow | null> {
  const rows = await db.select().from(accountExports).where(eq(accountExports.id, id))
  return rows[0] ?? null
}

export async function findLatestExport(
  db: Queryable,
  accountId: string,
): Promise<ExportRow | null> {
  const rows = await db
    .select()
    .from(accountExports)
    .where(eq(accountExports.accountId, accountId))
    .orderBy(desc(accountExports.createdAt), desc(accountExports.id))
    .limit(1)
  return rows[0] ?? null
}

export async function updateExport(
  db: Queryable,
  { id, patch }: { id: string; patch: Partial<ExportRow> },
): Promise<void> {
  await db.update(accountExports).set(patch).where(eq(accountExports.id, id))
}

export async function findExportsExpiredBefore(db: Queryable, before: Date): Promise<ExportRow[]> {
  return db.select().from(accountExports).where(lt(accountExports.expiresAt, before))
}

export async function deleteExport(db: Queryable, id: string): Promise<void> {
  await db.delete(accountExports).where(eq(accountExports.id, id))
}

export async function listExportsOf(db: Queryable, accountId: string): Promise<ExportRow[]> {
  return db.select().from(accountExports).where(eq(accountExports.accountId, accountId))
}

export async function deleteExportsOf(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(accountExports).where(eq(accountExports.accountId, accountId))
}
