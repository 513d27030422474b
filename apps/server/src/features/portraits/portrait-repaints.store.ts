import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import { portraitRepaints, type PortraitRepaintRow } from './portraits.tables'

export const insertRepaint = async ({ db, row }: { db: Queryable; row: PortraitRepaintRow }) => {
  await db.insert(portraitRepaints).values(row)
}

export const findRepaint = async ({ db, portraitId }: { db: Queryable; portraitId: string }) => {
  const [row] = await db
    .select()
    .from(portraitRepaints)
    .where(eq(portraitRepaints.portraitId, portraitId))
  return row
}

export const listRepaints = async ({
  db,
  portraitIds,
}: {
  db: Queryable
  portraitIds: string[]
}): Promise<PortraitRepaintRow[]> =>
  portraitIds.length === 0
    ? []
    : db.select().from(portraitRepaints).where(inArray(portraitRepaints.portraitId, portraitIds))

export const findByTicket = async ({ db, ticket }: { db: Queryable; ticket: string }) => {
  const [row] = await db
    .select({ portraitId: portraitRepaints.portraitId })
    .from(portraitRepaints)
    .where(and(eq(portraitRepaints.ticket, ticket), eq(portraitRepaints.state, 'asked')))
  return row
}

/** False when it was settled already: a face settled once stays as it is. */
export const updateAsked = async ({
  db,
  portraitId,
  ...change
}: { db: Queryable; portraitId: string } & Partial<PortraitRepaintRow>): Promise<boolean> => {
  const isAsked = and(
    eq(portraitRepaints.portraitId, portraitId),
    eq(portraitRepaints.state, 'asked'),
  )
  const rows = await db
    .update(portraitRepaints)
    .set(change)
    .where(isAsked)
    .returning({ id: portraitRepaints.portraitId })
  return rows.length > 0
}

/** Also once it is settled: photos and pictures go, what was agreed to stays. */
export const updateRepaint = async ({
  db,
  portraitId,
  ...change
}: { db: Queryable; portraitId: string } & Partial<PortraitRepaintRow>) => {
  await db.update(portraitRepaints).set(change).where(eq(portraitRepaints.portraitId, portraitId))
}

/** The same photo may have been sent for two versions. */
export const isPhotoElsewhere = async ({
  db,
  portraitId,
  mediaKey,
}: {
  db: Queryable
  portraitId: string
  mediaKey: string
}): Promise<boolean> => {
  const rows = await db
    .select({ id: portraitRepaints.portraitId })
    .from(portraitRepaints)
    .where(and(eq(portraitRepaints.photo, mediaKey), ne(portraitRepaints.portraitId, portraitId)))
    .limit(1)
  return rows.length > 0
}
