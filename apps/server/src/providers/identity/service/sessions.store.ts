import { and, eq, lt, ne, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'

import type { Db, Queryable, Tx } from '#platform/db'
import { inBatches } from '#platform/in-batches'
import {
  identitySessions,
  identityUsers,
  type SessionRow,
} from '#providers/identity/identity.tables'

export async function insertSession(tx: Tx, row: SessionRow): Promise<void> {
  await tx.insert(identitySessions).values(row)
}

export async function findSession(db: Queryable, id: string): Promise<SessionRow | null> {
  const rows = await db.select().from(identitySessions).where(eq(identitySessions.id, id))
  return rows[0] ?? null
}

/** Waits up to five seconds for the others; SQLSTATE 55P03 after that. */
export async function lockSession(tx: Tx, id: string): Promise<SessionRow | null> {
  await tx.execute(sql`set local lock_timeout = '5s'`)
  const rows = await tx
    .select()
    .from(identitySessions)
    .where(eq(identitySessions.id, id))
    .for('update')
  return rows[0] ?? null
}

export async function saveRotation(
  tx: Tx,
  session: Pick<SessionRow, 'id' | 'counter' | 'refreshedAt' | 'address' | 'userAgent'>,
): Promise<void> {
  const { id, ...rest } = session
  await tx.update(identitySessions).set(rest).where(eq(identitySessions.id, id))
}

export async function deleteSession(db: Queryable, id: string): Promise<void> {
  await db.delete(identitySessions).where(eq(identitySessions.id, id))
}

export async function deleteSessionsOf(
  db: Queryable,
  { userId, except }: { userId: string; except?: string },
): Promise<void> {
  const ofUser = eq(identitySessions.userId, userId)
  await db
    .delete(identitySessions)
    .where(except === undefined ? ofUser : and(ofUser, ne(identitySessions.id, except)))
}

export async function hasSessionAtAddress(
  db: Queryable,
  { userId, address }: { userId: string; address: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: identitySessions.id })
    .from(identitySessions)
    .where(and(eq(identitySessions.userId, userId), eq(identitySessions.address, address)))
    .limit(1)
  return rows.length > 0
}

export async function deleteSessionsBefore(
  db: Queryable,
  { refreshedBefore, createdBefore }: { refreshedBefore: Date; createdBefore: Date },
): Promise<void> {
  await db
    .delete(identitySessions)
    .where(
      or(
        lt(identitySessions.refreshedAt, refreshedBefore),
        lt(identitySessions.createdAt, createdBefore),
      ),
    )
}

/** What a parent may see of where they are signed in. */
export async function describeSessions(db: Queryable, userId: string) {
  return db
    .select({
      createdAt: identitySessions.createdAt,
      refreshedAt: identitySessions.refreshedAt,
      address: identitySessions.address,
      userAgent: identitySessions.userAgent,
    })
    .from(identitySessions)
    .where(eq(identitySessions.userId, userId))
}

const AT_ONCE = 100

/**
 * Users and sessions in one question, with whatever else is asked of those users; planned once a
 * connection, and asked for a crowd at a time, because every call of the product asks it.
 */
export function createSessionFinder<Beside = null>({
  db,
  beside,
}: {
  db: Db
  beside?: (userId: AnyColumn) => SQL<Beside>
}) {
  const question = db
    .select({
      session: identitySessions,
      user: identityUsers,
      beside: beside?.(identityUsers.id) ?? (sql`null` as SQL<Beside>),
    })
    .from(identitySessions)
    .innerJoin(identityUsers, eq(identityUsers.id, identitySessions.userId))
    .where(sql`${identitySessions.id} = any(${sql.placeholder('ids')})`)
    .prepare(beside ? 'live_sessions_beside' : 'live_sessions')
  type Found = Awaited<ReturnType<typeof question.execute>>[number]
  return inBatches<string, Found | null>({
    most: AT_ONCE,
    async work(ids) {
      const found = await question.execute({ ids: [...new Set(ids)] })
      const byId = new Map(found.map((one) => [one.session.id, one]))
      return (id) => byId.get(id) ?? null
    },
  })
}
