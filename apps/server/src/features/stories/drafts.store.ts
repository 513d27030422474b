import { eq, lte } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import { wizardDrafts } from './stories.tables'

export const findDraft = async ({ db, kidId }: { db: Queryable; kidId: string }) => {
  const [row] = await db.select().from(wizardDrafts).where(eq(wizardDrafts.kidId, kidId))
  return row
}

/** Told late by a device that was without network, answers never take the place of newer ones. */
export const saveDraft = async ({
  db,
  row,
}: {
  db: Queryable
  row: typeof wizardDrafts.$inferInsert
}) => {
  await db
    .insert(wizardDrafts)
    .values(row)
    .onConflictDoUpdate({
      target: wizardDrafts.kidId,
      set: { request: row.request, step: row.step, updatedAt: row.updatedAt },
      setWhere: lte(wizardDrafts.updatedAt, row.updatedAt),
    })
}

export const deleteDraft = async ({ db, kidId }: { db: Queryable; kidId: string }) => {
  await db.delete(wizardDrafts).where(eq(wizardDrafts.kidId, kidId))
}
