import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import { portraits, type PaintedPortrait, type PortraitRow } from './portraits.tables'

/** Whose portrait: a kid's avatar, or one of the kid's companions. */
export interface Sitter {
  kidId: string
  companionId: string | null
}

const of = ({ kidId, companionId }: Sitter): SQL | undefined =>
  and(
    eq(portraits.kidId, kidId),
    companionId ? eq(portraits.companionId, companionId) : isNull(portraits.companionId),
  )

/** Held until the transaction ends, so that two devices cannot both make the next version. */
export const lockPortraitsOfKid = async ({ db, kidId }: { db: Queryable; kidId: string }) => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`portraits:${kidId}`}, 0))`)
}

export const findLatestPortrait = async ({
  db,
  ...sitter
}: Sitter & { db: Queryable }): Promise<PortraitRow | undefined> => {
  const [row] = await db
    .select()
    .from(portraits)
    .where(of(sitter))
    .orderBy(desc(portraits.version))
    .limit(1)
  return row
}

export const findPortrait = async ({
  db,
  portraitId,
}: {
  db: Queryable
  portraitId: string
}): Promise<PortraitRow | undefined> => {
  const [row] = await db.select().from(portraits).where(eq(portraits.id, portraitId))
  return row
}

/** The latest version of every sitter of these kids, in one query. */
export const listLatestPortraits = async ({
  db,
  kidIds,
}: {
  db: Queryable
  kidIds: string[]
}): Promise<PortraitRow[]> => {
  if (kidIds.length === 0) return []
  return db
    .selectDistinctOn([portraits.kidId, portraits.companionId])
    .from(portraits)
    .where(inArray(portraits.kidId, kidIds))
    .orderBy(portraits.kidId, portraits.companionId, desc(portraits.version))
}

export const insertPortrait = async ({ db, row }: { db: Queryable; row: PortraitRow }) => {
  await db.insert(portraits).values(row)
}

export const updatePortrait = async ({
  db,
  portraitId,
  ...change
}: {
  db: Queryable
  portraitId: string
  state?: PortraitRow['state']
  progress?: number
  images?: PaintedPortrait | null
}) => {
  await db.update(portraits).set(change).where(eq(portraits.id, portraitId))
}

/** What the painting does to a version; false when it was deleted meanwhile. */
export const updatePainting = async ({
  db,
  portraitId,
  ...change
}: {
  db: Queryable
  portraitId: string
  state?: PortraitRow['state']
  progress?: number
  images?: PaintedPortrait
}): Promise<boolean> => {
  const isPainting = and(eq(portraits.id, portraitId), eq(portraits.state, 'painting'))
  const rows = await db
    .update(portraits)
    .set(change)
    .where(isPainting)
    .returning({ id: portraits.id })
  return rows.length > 0
}

export const deletePortraits = async ({ db, ...sitter }: Sitter & { db: Queryable }) => {
  await db.delete(portraits).where(of(sitter))
}

export const deletePortraitsOfKid = async ({ db, kidId }: { db: Queryable; kidId: string }) => {
  await db.delete(portraits).where(eq(portraits.kidId, kidId))
}
