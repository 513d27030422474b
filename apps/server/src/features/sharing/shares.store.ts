import { and, count, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '#platform/db'
import { shares, type ShareRow } from './shares.tables'

export const insertShare = async ({ tx, row }: { tx: Tx; row: ShareRow }) => {
  await tx.insert(shares).values(row)
}

const isLive = (now: Date) => gt(shares.expiresAt, now)

export const listLiveShares = ({
  db,
  accountId,
  now,
}: {
  db: Queryable
  accountId: string
  now: Date
}) =>
  db
    .select()
    .from(shares)
    .where(and(eq(shares.accountId, accountId), isLive(now)))
    .orderBy(desc(shares.createdAt))

export const countLiveShares = async ({
  db,
  accountId,
  now,
}: {
  db: Queryable
  accountId: string
  now: Date
}): Promise<number> => {
  const [row] = await db
    .select({ live: count() })
    .from(shares)
    .where(and(eq(shares.accountId, accountId), isLive(now)))
  return row?.live ?? 0
}

export const findLiveShare = async ({
  db,
  tokenHash,
  now,
}: {
  db: Queryable
  tokenHash: string
  now: Date
}): Promise<ShareRow | undefined> => {
  const [row] = await db
    .select()
    .from(shares)
    .where(and(eq(shares.tokenHash, tokenHash), isLive(now)))
  return row
}

export const countOpening = async ({ db, id, now }: { db: Queryable; id: string; now: Date }) => {
  await db
    .update(shares)
    .set({ opened: sql`${shares.opened} + 1`, lastOpenedAt: now })
    .where(eq(shares.id, id))
}

/** True when it was there and theirs. */
export const deleteShare = async ({
  tx,
  id,
  accountId,
}: {
  tx: Tx
  id: string
  accountId: string
}): Promise<boolean> => {
  const gone = await tx
    .delete(shares)
    .where(and(eq(shares.id, id), eq(shares.accountId, accountId)))
    .returning({ id: shares.id })
  return gone.length > 0
}

export const deleteSharesOf = async ({
  tx,
  of,
}: {
  tx: Tx
  of: { storyId: string } | { kidId: string }
}): Promise<number> => {
  const whose = 'kidId' in of ? eq(shares.kidId, of.kidId) : eq(shares.storyId, of.storyId)
  return (await tx.delete(shares).where(whose).returning({ id: shares.id })).length
}

export const deleteEndedShares = async ({ tx, now }: { tx: Tx; now: Date }) => {
  await tx.delete(shares).where(lte(shares.expiresAt, now))
}
