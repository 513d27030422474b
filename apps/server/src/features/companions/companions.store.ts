import type { CompanionFields } from '@luciole/contract/companions'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import { companions, type CompanionRow } from './companions.tables'

export const findCompanion = async (
  q: Queryable,
  { kidId, companionId }: { kidId: string; companionId: string },
): Promise<CompanionRow | undefined> => {
  const [row] = await q
    .select()
    .from(companions)
    .where(and(eq(companions.id, companionId), eq(companions.kidId, kidId)))
  return row
}

export const listCompanions = (q: Queryable, { kidId }: { kidId: string }) =>
  q.select().from(companions).where(eq(companions.kidId, kidId)).orderBy(asc(companions.createdAt))

export const findCompanionsOfAccount = (
  q: Queryable,
  { accountId, ids }: { accountId: string; ids: string[] },
) =>
  q
    .select()
    .from(companions)
    .where(and(eq(companions.accountId, accountId), inArray(companions.id, ids)))

export const insertCompanion = async (q: Queryable, row: CompanionRow) => {
  await q.insert(companions).values(row)
}

export const updateCompanion = async (
  q: Queryable,
  { companionId, fields, now }: { companionId: string; fields: CompanionFields; now: Date },
) => {
  await q
    .update(companions)
    .set({ ...fields, updatedAt: now })
    .where(eq(companions.id, companionId))
}

export const deleteCompanion = async (q: Queryable, { companionId }: { companionId: string }) => {
  await q.delete(companions).where(eq(companions.id, companionId))
}

export const deleteCompanionsOfKid = async (q: Queryable, { kidId }: { kidId: string }) => {
  await q.delete(companions).where(eq(companions.kidId, kidId))
}
