import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '#platform/db'
import {
  HONEST,
  sandboxAccounts,
  sandboxCharges,
  sandboxCheckouts,
  sandboxSubscriptions,
  sandboxWebhooks,
  type SandboxAccountRow,
  type SandboxCheckoutRow,
  type SandboxSubscriptionRow,
} from './sandbox.tables'

export const lockSandbox = async ({ tx, accountId }: { tx: Tx; accountId: string }) => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`sandbox:${accountId}`}, 0))`,
  )
}

export async function findSandboxAccount({
  db,
  accountId,
}: {
  db: Queryable
  accountId: string
}): Promise<SandboxAccountRow> {
  const [row] = await db
    .select()
    .from(sandboxAccounts)
    .where(eq(sandboxAccounts.accountId, accountId))
  return row ?? { accountId, offsetMs: 0, failsRenewals: false, knobs: HONEST }
}

export const saveSandboxAccount = async ({ tx, row }: { tx: Tx; row: SandboxAccountRow }) => {
  await tx
    .insert(sandboxAccounts)
    .values(row)
    .onConflictDoUpdate({ target: sandboxAccounts.accountId, set: row })
}

export const findCheckout = async ({
  db,
  id,
}: {
  db: Queryable
  id: string
}): Promise<SandboxCheckoutRow | undefined> => {
  const [row] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id))
  return row
}

export const listCheckouts = ({ db, accountId }: { db: Queryable; accountId: string }) =>
  db
    .select()
    .from(sandboxCheckouts)
    .where(eq(sandboxCheckouts.accountId, accountId))
    .orderBy(asc(sandboxCheckouts.createdAt))

export const insertCheckout = async ({ tx, row }: { tx: Tx; row: SandboxCheckoutRow }) => {
  await tx.insert(sandboxCheckouts).values(row)
}

export const updateCheckout = async ({
  tx,
  id,
  ...change
}: { tx: Tx; id: string } & Partial<SandboxCheckoutRow>) => {
  await tx.update(sandboxCheckouts).set(change).where(eq(sandboxCheckouts.id, id))
}

export const listSubscriptions = ({ db, accountId }: { db: Queryable; accountId: string }) =>
  db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.accountId, accountId))

export const saveSubscription = async ({ tx, row }: { tx: Tx; row: SandboxSubscriptionRow }) => {
  await tx
    .insert(sandboxSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: sandboxSubscriptions.id, set: row })
}

/** False when this charge was made before. */
export const insertCharge = async ({
  tx,
  row,
}: {
  tx: Tx
  row: typeof sandboxCharges.$inferInsert
}): Promise<boolean> => {
  const made = await tx.insert(sandboxCharges).values(row).onConflictDoNothing().returning()
  return made.length === 1
}

export const listCharges = ({ db, accountId }: { db: Queryable; accountId: string }) =>
  db
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.accountId, accountId))
    .orderBy(desc(sandboxCharges.madeAt))

export const insertWebhook = async ({
  tx,
  row,
}: {
  tx: Tx
  row: typeof sandboxWebhooks.$inferInsert
}) => {
  await tx.insert(sandboxWebhooks).values(row)
}

export const findWebhook = async ({ db, id }: { db: Queryable; id: string }) => {
  const [row] = await db.select().from(sandboxWebhooks).where(eq(sandboxWebhooks.id, id))
  return row
}

export const countDelivery = async ({ tx, id }: { tx: Tx; id: string }) => {
  await tx
    .update(sandboxWebhooks)
    .set({ deliveries: sql`${sandboxWebhooks.deliveries} + 1` })
    .where(eq(sandboxWebhooks.id, id))
}

export const releaseHeldWebhooks = ({ tx, accountId }: { tx: Tx; accountId: string }) =>
  tx
    .update(sandboxWebhooks)
    .set({ isHeld: false })
    .where(and(eq(sandboxWebhooks.accountId, accountId), eq(sandboxWebhooks.isHeld, true)))
    .returning({ id: sandboxWebhooks.id })

const TABLES = [
  sandboxWebhooks,
  sandboxCharges,
  sandboxSubscriptions,
  sandboxCheckouts,
  sandboxAccounts,
] as const

export const forgetSandbox = async ({ tx, accountId }: { tx: Tx; accountId: string }) => {
  for (const table of TABLES) await tx.delete(table).where(eq(table.accountId, accountId))
}
