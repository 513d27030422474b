import type { KidFields } from '@luciole/contract/kids'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import { kids, type KidRow } from './kids.tables'

export const findKid = async (
  q: Queryable,
  { accountId, kidId }: { accountId: string; kidId: string },
): Promise<KidRow | undefined> => {
  const [row] = await q
    .select()
    .from(kids)
    .where(and(eq(kids.id, kidId), eq(kids.accountId, accountId)))
  return row
}

export const listKids = (q: Queryable, { accountId }: { accountId: string }) =>
  q.select().from(kids).where(eq(kids.accountId, accountId)).orderBy(asc(kids.createdAt))

/** Held until the transaction ends, so that two devices cannot both add the last kid. */
export const lockKidsOfAccount = async (q: Queryable, { accountId }: { accountId: string }) => {
  await q.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`kids:${accountId}`}, 0))`)
}

export const countKids = async (q: Queryable, { accountId }: { accountId: string }) => {
  const [row] = await q.select({ kids: count() }).from(kids).where(eq(kids.accountId, accountId))
  return row?.kids ?? 0
}

export const insertKid = async (q: Queryable, row: KidRow) => {
  await q.insert(kids).values(row)
}

export const updateKid = async (
  q: Queryable,
  { kidId, fields, now }: { kidId: string; fields: KidFields; now: Date },
) => {
  const { name, sex, dateOfBirth, color } = fields
  await q
    .update(kids)
    .set({ name, sex, dateOfBirth, updatedAt: now, ...(color ? { color } : {}) })
    .where(eq(kids.id, kidId))
}

export const deleteKid = async (q: Queryable, { kidId }: { kidId: string }) => {
  await q.delete(kids).where(eq(kids.id, kidId))
}

export const deleteKidsOfAccount = async (q: Queryable, { accountId }: { accountId: string }) => {
  await q.delete(kids).where(eq(kids.accountId, accountId))
}
