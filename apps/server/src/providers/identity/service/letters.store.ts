import { eq, lt } from 'drizzle-orm'
import type { Queryable, Tx } from '#platform/db'
import { identityLetters, type LetterRow } from '#providers/identity/identity.tables'

export async function insertLetter(tx: Tx, row: LetterRow): Promise<void> {
  await tx.insert(identityLetters).values(row)
}

export async function findLetter(db: Queryable, id: string): Promise<LetterRow | null> {
  const rows = await db.select().from(identityLetters).where(eq(identityLetters.id, id))
  return rows[0] ?? null
}

export async function markLinked(
  tx: Tx,
  { id, email, userId, now }: { id: string; email: string; userId: string; now: Date },
): Promise<void> {
  await tx
    .update(identityLetters)
    .set({ linkedAt: now, email, userId })
    .where(eq(identityLetters.id, id))
}

export async function deleteLetter(db: Queryable, id: string): Promise<void> {
  await db.delete(identityLetters).where(eq(identityLetters.id, id))
}

export async function deleteLettersTo(db: Queryable, email: string): Promise<void> {
  await db.delete(identityLetters).where(eq(identityLetters.email, email))
}

export async function deleteLettersBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(identityLetters).where(lt(identityLetters.createdAt, before))
}
