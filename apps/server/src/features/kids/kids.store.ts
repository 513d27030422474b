import type { KidFields } from '@luciole/contract/kids'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import { kids, type KidRow } from './kids.tables'

export const findKid = async ({
  db,
  accountId,
  kidId,
}: {
  db: Queryable
  accountId: string
  kidId: string
}): Promise<KidRow | undefined> => {
  const [row] = await db
    .select()
    .from(kids)
    .where(and(eq(kids.id, kidId), eq(kids.accountId, accountId)))
  return row
}

export const listKids = ({ db, accountId }: { db: Queryable; accountId: string }) =>
  db.select().from(kids).where(eq(kids.accountId, accountId)).orderBy(asc(kids.createdAt))

/** Held until the transaction ends, so that two devices cannot both add the last kid. */
export const lockKidsOfAccount = async ({
  db,
  accountId,
}: {
  db: Queryable
  accountId: string
}) => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`kids:${accountId}`}, 0))`)
}

export const countKids = async ({ db, accountId }: { db: Queryable; accountId: string }) => {
  const [row] = await db.select({ kids: count() }).from(kids).where(eq(kids.accountId, accountId))
  return row?.kids ?? 0
}

export const insertKid = async ({ db, row }: { db: Queryable; row: KidRow }) => {
  await db.insert(kids).values(row)
}

export const updateKid = async ({
  db,
  kidId,
  fields,
  now,
}: {
  db: Queryable
  kidId: string
  fields: KidFields
  now: Date
}) => {
  const { name, sex, dateOfBirth, color } = fields
  await db
    .update(kids)
    .set({ name, sex, dateOfBirth, updatedAt: now, ...(color ? { color } : {}) })
    .where(eq(kids.id, kidId))
}

export const deleteKid = async ({ db, kidId }: { db: Queryable; kidId: string }) => {
  await db.delete(kids).where(eq(kids.id, kidId))
}

export const deleteKidsOfAccount = async ({
  db,
  accountId,
}: {
  db: Queryable
  accountId: string
}) => {
  await db.delete(kids).where(eq(kids.accountId, accountId))
}
