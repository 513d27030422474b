import { and, count, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import {
  storyQuota,
  subscriptionAccounts,
  subscriptionSnapshots,
  trialsHad,
  type SubscriptionAccountRow,
} from './subscriptions.tables'

/** Held until the transaction ends: one decision about an account's allowance at a time. */
export const lockSubscription = async ({ db, accountId }: { db: Queryable; accountId: string }) => {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`subscription:${accountId}`}, 0))`,
  )
}

export const findSubscriptionAccount = async ({
  db,
  accountId,
}: {
  db: Queryable
  accountId: string
}): Promise<SubscriptionAccountRow | undefined> => {
  const [row] = await db
    .select()
    .from(subscriptionAccounts)
    .where(eq(subscriptionAccounts.accountId, accountId))
  return row
}

export const saveSubscriptionAccount = async ({
  db,
  accountId,
  ...change
}: { db: Queryable; accountId: string } & Partial<SubscriptionAccountRow>) => {
  await db
    .insert(subscriptionAccounts)
    .values({ accountId, ...change })
    .onConflictDoUpdate({ target: subscriptionAccounts.accountId, set: change })
}

export const listSnapshots = ({ db, accountId }: { db: Queryable; accountId: string }) =>
  db.select().from(subscriptionSnapshots).where(eq(subscriptionSnapshots.accountId, accountId))

export const wasTrialHad = async ({ db, emailHash }: { db: Queryable; emailHash: string }) => {
  const [row] = await db
    .select({ startedAt: trialsHad.startedAt })
    .from(trialsHad)
    .where(eq(trialsHad.emailHash, emailHash))
  return row !== undefined
}

/** False when this e-mail had its trial already. */
export const rememberTrial = async ({
  db,
  emailHash,
  startedAt,
}: {
  db: Queryable
  emailHash: string
  startedAt: Date
}): Promise<boolean> => {
  const inserted = await db
    .insert(trialsHad)
    .values({ emailHash, startedAt })
    .onConflictDoNothing()
    .returning({ emailHash: trialsHad.emailHash })
  return inserted.length === 1
}

export const countReservedStories = async ({
  db,
  accountId,
  from,
  until,
}: {
  db: Queryable
  accountId: string
  from: Date
  until: Date
}): Promise<number> => {
  const [row] = await db
    .select({ used: count() })
    .from(storyQuota)
    .where(
      and(
        eq(storyQuota.accountId, accountId),
        gte(storyQuota.reservedAt, from),
        lt(storyQuota.reservedAt, until),
        isNull(storyQuota.releasedAt),
      ),
    )
  return row?.used ?? 0
}

/** Reserving again after a release counts from now. */
export const reserveStory = async ({
  db,
  storyId,
  accountId,
  reservedAt,
}: {
  db: Queryable
  storyId: string
  accountId: string
  reservedAt: Date
}) => {
  await db
    .insert(storyQuota)
    .values({ storyId, accountId, reservedAt, releasedAt: null })
    .onConflictDoUpdate({ target: storyQuota.storyId, set: { reservedAt, releasedAt: null } })
}

export const releaseStory = async ({
  db,
  storyId,
  releasedAt,
}: {
  db: Queryable
  storyId: string
  releasedAt: Date
}): Promise<string | undefined> => {
  const [row] = await db
    .update(storyQuota)
    .set({ releasedAt })
    .where(and(eq(storyQuota.storyId, storyId), isNull(storyQuota.releasedAt)))
    .returning({ accountId: storyQuota.accountId })
  return row?.accountId
}
