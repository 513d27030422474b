import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
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

export const findLatestPortrait = async (
  q: Queryable,
  sitter: Sitter,
): Promise<PortraitRow | undefined> => {
  const [row] = await q
    .select()
    .from(portraits)
    .where(of(sitter))
    .orderBy(desc(portraits.version))
    .limit(1)
  return row
}

export const findPortrait = async (
  q: Queryable,
  { portraitId }: { portraitId: string },
): Promise<PortraitRow | undefined> => {
  const [row] = await q.select().from(portraits).where(eq(portraits.id, portraitId))
  return row
}

/** The latest version of every sitter of these kids, in one query. */
export const listLatestPortraits = async (
  q: Queryable,
  { kidIds }: { kidIds: string[] },
): Promise<PortraitRow[]> => {
  if (kidIds.length === 0) return []
  return q
    .selectDistinctOn([portraits.kidId, portraits.companionId])
    .from(portraits)
    .where(inArray(portraits.kidId, kidIds))
    .orderBy(portraits.kidId, portraits.companionId, desc(portraits.version))
}

export const insertPortrait = async (q: Queryable, row: PortraitRow) => {
  await q.insert(portraits).values(row)
}

export const updatePortrait = async (
  q: Queryable,
  {
    portraitId,
    ...change
  }: {
    portraitId: string
    state?: PortraitRow['state']
    progress?: number
    images?: PaintedPortrait | null
  },
) => {
  await q.update(portraits).set(change).where(eq(portraits.id, portraitId))
}

export const deletePortraits = async (q: Queryable, sitter: Sitter) => {
  await q.delete(portraits).where(of(sitter))
}

export const deletePortraitsOfKid = async (q: Queryable, { kidId }: { kidId: string }) => {
  await q.delete(portraits).where(eq(portraits.kidId, kidId))
}
