import { and, count, desc, eq, lte, ne } from 'drizzle-orm'
import type { Queryable, Tx } from '#platform/db'
import { keepsakes, type KeepsakeRow } from './keepsakes.tables'

export const insertKeepsake = async ({ tx, row }: { tx: Tx; row: KeepsakeRow }) => {
  await tx.insert(keepsakes).values(row)
}

export const findKeepsake = async ({
  db,
  id,
}: {
  db: Queryable
  id: string
}): Promise<KeepsakeRow | undefined> => {
  const [row] = await db.select().from(keepsakes).where(eq(keepsakes.id, id))
  return row
}

export const listKeepsakes = ({ db, storyId }: { db: Queryable; storyId: string }) =>
  db
    .select()
    .from(keepsakes)
    .where(eq(keepsakes.storyId, storyId))
    .orderBy(desc(keepsakes.createdAt))

export const countBeingMade = async ({
  db,
  accountId,
}: {
  db: Queryable
  accountId: string
}): Promise<number> => {
  const [row] = await db
    .select({ being: count() })
    .from(keepsakes)
    .where(and(eq(keepsakes.accountId, accountId), eq(keepsakes.state, 'making')))
  return row?.being ?? 0
}

export const updateKeepsake = async ({
  tx,
  id,
  ...change
}: { tx: Tx; id: string } & Partial<KeepsakeRow>) => {
  await tx.update(keepsakes).set(change).where(eq(keepsakes.id, id))
}

/** From now on nobody finds them; their files follow. */
export const endKeepsakes = async ({
  tx,
  of,
  now,
}: {
  tx: Tx
  of: { storyId: string } | { kidId: string }
  now: Date
}): Promise<number> => {
  const whose = 'kidId' in of ? eq(keepsakes.kidId, of.kidId) : eq(keepsakes.storyId, of.storyId)
  const ended = await tx
    .update(keepsakes)
    .set({ expiresAt: now, state: 'failed' })
    .where(whose)
    .returning({ id: keepsakes.id })
  return ended.length
}

export const listEnded = ({ db, now }: { db: Queryable; now: Date }) =>
  db.select().from(keepsakes).where(lte(keepsakes.expiresAt, now))

export const deleteKeepsake = async ({ tx, id }: { tx: Tx; id: string }) => {
  await tx.delete(keepsakes).where(eq(keepsakes.id, id))
}

/** The same bytes twice are one file: it goes with the last row that names it. */
export const isFileUsed = async ({
  db,
  mediaKey,
  but,
}: {
  db: Queryable
  mediaKey: string
  but: string
}): Promise<boolean> => {
  const [row] = await db
    .select({ uses: count() })
    .from(keepsakes)
    .where(and(eq(keepsakes.mediaKey, mediaKey), ne(keepsakes.id, but)))
  return (row?.uses ?? 0) > 0
}
