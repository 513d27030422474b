import type { CompanionFields } from '@luciole/contract/companions'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import { companions, type CompanionRow } from './companions.tables'

export const findCompanion = async ({
  db,
  kidId,
  companionId,
}: {
  db: Queryable
  kidId: string
  companionId: string
}): Promise<CompanionRow | undefined> => {
  const [row] = await db
    .select()
    .from(companions)
    .where(and(eq(companions.id, companionId), eq(companions.kidId, kidId)))
  return row
}

/** Held until the transaction ends, so that two devices cannot both add the last friend. */
export const lockCompanionsOfKid = async ({ db, kidId }: { db: Queryable; kidId: string }) => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`companions:${kidId}`}, 0))`)
}

export const listCompanions = ({ db, kidId }: { db: Queryable; kidId: string }) =>
  db.select().from(companions).where(eq(companions.kidId, kidId)).orderBy(asc(companions.createdAt))

export const findCompanionsOfAccount = ({
  db,
  accountId,
  ids,
}: {
  db: Queryable
  accountId: string
  ids: string[]
}) =>
  db
    .select()
    .from(companions)
    .where(and(eq(companions.accountId, accountId), inArray(companions.id, ids)))

export const insertCompanion = async ({ db, row }: { db: Queryable; row: CompanionRow }) => {
  await db.insert(companions).values(row)
}

export const updateCompanion = async ({
  db,
  companionId,
  fields,
  now,
}: {
  db: Queryable
  companionId: string
  fields: CompanionFields
  now: Date
}) => {
  await db
    .update(companions)
    .set({ ...fields, updatedAt: now })
    .where(eq(companions.id, companionId))
}

export const deleteCompanion = async ({
  db,
  companionId,
}: {
  db: Queryable
  companionId: string
}) => {
  await db.delete(companions).where(eq(companions.id, companionId))
}

export const deleteCompanionsOfKid = async ({ db, kidId }: { db: Queryable; kidId: string }) => {
  await db.delete(companions).where(eq(companions.kidId, kidId))
}
