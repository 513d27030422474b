import { and, eq, gte, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import { modelCalls, type ModelCallRow } from './live.tables'

/** Two stories of one account count one after the other. */
export const lockPurse = async ({ db, accountId }: { db: Queryable; accountId: string }) => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`purse ${accountId}`}, 0))`)
}

const total = sql<number>`coalesce(sum(${modelCalls.micros}), 0)::float8`

export const spentOnStory = async ({ db, storyId }: { db: Queryable; storyId: string }) => {
  const [row] = await db.select({ total }).from(modelCalls).where(eq(modelCalls.storyId, storyId))
  return row?.total ?? 0
}

export const spentByAccount = async ({
  db,
  accountId,
  since,
}: {
  db: Queryable
  accountId: string
  since: Date
}) => {
  const [row] = await db
    .select({ total })
    .from(modelCalls)
    .where(and(eq(modelCalls.accountId, accountId), gte(modelCalls.createdAt, since)))
  return row?.total ?? 0
}

export const insertModelCall = async ({ db, row }: { db: Queryable; row: ModelCallRow }) => {
  await db.insert(modelCalls).values(row)
}

export const settleModelCall = async ({
  db,
  id,
  ...change
}: { db: Queryable; id: string } & Pick<ModelCallRow, 'micros' | 'outcome'>) => {
  await db.update(modelCalls).set(change).where(eq(modelCalls.id, id))
}
