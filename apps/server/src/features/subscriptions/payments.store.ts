import { and, desc, eq, gt, inArray, isNotNull, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '#platform/db'
import type { Snapshot } from '#providers/payment/payment'
import {
  paymentAttempts,
  paymentLooks,
  paymentWebhooks,
  subscriptionAccounts,
  subscriptionSnapshots,
  type AttemptRow,
} from './subscriptions.tables'

type OfAccount = { db: Queryable; accountId: string }

export const findAttempt = async ({
  db,
  accountId,
  id,
}: OfAccount & { id: string }): Promise<AttemptRow | undefined> => {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.accountId, accountId), eq(paymentAttempts.id, id)))
  return row
}

export const insertAttempt = async ({ tx, row }: { tx: Tx; row: AttemptRow }) => {
  await tx.insert(paymentAttempts).values(row)
}

export const updateAttempt = async ({
  tx,
  accountId,
  id,
  ...change
}: { tx: Tx; accountId: string; id: string } & Partial<AttemptRow>) => {
  await tx
    .update(paymentAttempts)
    .set(change)
    .where(and(eq(paymentAttempts.accountId, accountId), eq(paymentAttempts.id, id)))
}

/** Those a provider may still have news about, the newest first. */
export const listUnsettledAttempts = ({
  db,
  accountId,
  provider,
  since,
}: OfAccount & { provider: string; since: Date }) =>
  db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.accountId, accountId),
        eq(paymentAttempts.provider, provider),
        isNotNull(paymentAttempts.reference),
        ne(paymentAttempts.state, 'succeeded'),
        gt(paymentAttempts.updatedAt, since),
      ),
    )
    .orderBy(desc(paymentAttempts.updatedAt))
    .limit(10)

export const startLook = async ({
  tx,
  accountId,
  provider,
}: {
  tx: Tx
  accountId: string
  provider: string
}): Promise<number> => {
  const [row] = await tx
    .insert(paymentLooks)
    .values({ accountId, provider, started: 1, applied: 0 })
    .onConflictDoUpdate({
      target: [paymentLooks.accountId, paymentLooks.provider],
      set: { started: sql`${paymentLooks.started} + 1` },
    })
    .returning({ started: paymentLooks.started })
  return row?.started ?? 1
}

/** False when a later look was already applied. */
export const applyLook = async ({
  tx,
  accountId,
  provider,
  number,
}: {
  tx: Tx
  accountId: string
  provider: string
  number: number
}): Promise<boolean> => {
  const applied = await tx
    .update(paymentLooks)
    .set({ applied: number })
    .where(
      and(
        eq(paymentLooks.accountId, accountId),
        eq(paymentLooks.provider, provider),
        sql`${paymentLooks.applied} < ${number}`,
      ),
    )
    .returning({ applied: paymentLooks.applied })
  return applied.length === 1
}

/** How often each provider was asked about each of these accounts. */
export const listStartedLooks = ({ db, accountIds }: { db: Queryable; accountIds: string[] }) =>
  db
    .select({
      accountId: paymentLooks.accountId,
      provider: paymentLooks.provider,
      started: paymentLooks.started,
    })
    .from(paymentLooks)
    .where(inArray(paymentLooks.accountId, accountIds))

export const lastAppliedLook = async ({
  db,
  accountId,
  provider,
}: OfAccount & { provider: string }) => {
  const [row] = await db
    .select({ applied: paymentLooks.applied })
    .from(paymentLooks)
    .where(and(eq(paymentLooks.accountId, accountId), eq(paymentLooks.provider, provider)))
  return row?.applied ?? 0
}

/** What the provider knows is all there is of it: what it no longer knows goes. */
export const replaceSnapshots = async ({
  tx,
  accountId,
  provider,
  snapshots,
  fetchedAt,
}: {
  tx: Tx
  accountId: string
  provider: string
  snapshots: Snapshot[]
  fetchedAt: Date
}) => {
  const references = snapshots.map(({ reference }) => reference)
  await tx
    .delete(subscriptionSnapshots)
    .where(
      and(
        eq(subscriptionSnapshots.accountId, accountId),
        eq(subscriptionSnapshots.provider, provider),
        notInArray(subscriptionSnapshots.reference, references),
      ),
    )
  for (const snapshot of snapshots) {
    const row = { ...snapshot, provider, accountId, fetchedAt }
    await tx
      .insert(subscriptionSnapshots)
      .values(row)
      .onConflictDoUpdate({
        target: [subscriptionSnapshots.provider, subscriptionSnapshots.reference],
        set: row,
      })
  }
}

/** Whose were new, each once; those taken before are left out. */
export const insertWebhooks = async ({
  tx,
  rows,
}: {
  tx: Tx
  rows: (typeof paymentWebhooks.$inferInsert)[]
}): Promise<{ accountId: string; provider: string }[]> => {
  if (rows.length === 0) return []
  const taken = await tx
    .insert(paymentWebhooks)
    .values(rows)
    .onConflictDoNothing()
    .returning({ accountId: paymentWebhooks.accountId, provider: paymentWebhooks.provider })
  const of = new Map(taken.map((one) => [`${one.provider} ${one.accountId}`, one]))
  return [...of.values()]
}

export const forgetWebhooks = async ({ tx, before }: { tx: Tx; before: Date }) => {
  await tx.delete(paymentWebhooks).where(lte(paymentWebhooks.receivedAt, before))
}

/** Accounts whose provider may know something we missed. */
export const listAccountsToReconcile = async ({
  db,
  endedAfter,
  attemptedAfter,
}: {
  db: Queryable
  endedAfter: Date
  attemptedAfter: Date
}): Promise<string[]> => {
  const subscribed = await db
    .selectDistinct({ accountId: subscriptionSnapshots.accountId })
    .from(subscriptionSnapshots)
    .where(
      or(
        gt(subscriptionSnapshots.periodEnd, endedAfter),
        gt(subscriptionSnapshots.graceUntil, endedAfter),
      ),
    )
  const trying = await db
    .selectDistinct({ accountId: paymentAttempts.accountId })
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.state, ['open', 'processing', 'failed', 'expired']),
        gt(paymentAttempts.updatedAt, attemptedAfter),
      ),
    )
  return [...new Set([...subscribed, ...trying].map(({ accountId }) => accountId))]
}

export const listTrialsStarted = ({ db, from, to }: { db: Queryable; from: Date; to: Date }) =>
  db
    .select({ accountId: subscriptionAccounts.accountId })
    .from(subscriptionAccounts)
    .where(
      and(
        gt(subscriptionAccounts.trialStartedAt, from),
        lte(subscriptionAccounts.trialStartedAt, to),
      ),
    )
