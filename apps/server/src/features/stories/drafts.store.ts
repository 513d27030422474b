import { eq } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import { wizardDrafts } from './stories.tables'

export const findDraft = async (q: Queryable, { kidId }: { kidId: string }) => {
  const [row] = await q.select().from(wizardDrafts).where(eq(wizardDrafts.kidId, kidId))
  return row
}

export const saveDraft = async (q: Queryable, row: typeof wizardDrafts.$inferInsert) => {
  await q
    .insert(wizardDrafts)
    .values(row)
    .onConflictDoUpdate({
      target: wizardDrafts.kidId,
      set: { request: row.request, step: row.step, updatedAt: row.updatedAt },
    })
}

export const deleteDraft = async (q: Queryable, { kidId }: { kidId: string }) => {
  await q.delete(wizardDrafts).where(eq(wizardDrafts.kidId, kidId))
}
