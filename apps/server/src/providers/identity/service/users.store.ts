import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '#platform/db'
import { identityUsers, type UserRow } from '#providers/identity/identity.tables'

export type UserPatch = Partial<typeof identityUsers.$inferInsert>

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const rows = await db.select().from(identityUsers).where(eq(identityUsers.email, email))
  return rows[0] ?? null
}

export async function findUserById(db: Queryable, id: string): Promise<UserRow | null> {
  const rows = await db.select().from(identityUsers).where(eq(identityUsers.id, id))
  return rows[0] ?? null
}

/** Holds the user until the transaction ends, so that two changes cannot cross. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | null> {
  const rows = await tx.select().from(identityUsers).where(eq(identityUsers.id, id)).for('update')
  return rows[0] ?? null
}

/** Null when the address was taken meanwhile. */
export async function insertUser(
  tx: Queryable,
  row: typeof identityUsers.$inferInsert,
): Promise<UserRow | null> {
  const rows = await tx.insert(identityUsers).values(row).onConflictDoNothing().returning()
  return rows[0] ?? null
}

export async function updateUser(
  db: Queryable,
  { id, patch }: { id: string; patch: UserPatch },
): Promise<UserRow | null> {
  const rows = await db.update(identityUsers).set(patch).where(eq(identityUsers.id, id)).returning()
  return rows[0] ?? null
}

export async function deleteUser(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .delete(identityUsers)
    .where(eq(identityUsers.id, id))
    .returning({ id: identityUsers.id })
  return rows.length > 0
}

export async function listUsers(
  db: Queryable,
  { page, perPage }: { page: number; perPage: number },
) {
  const present = isNull(identityUsers.deletedAt)
  const [totals, users] = [
    await db.select({ total: count() }).from(identityUsers).where(present),
    await db
      .select()
      .from(identityUsers)
      .where(present)
      .orderBy(sql`${identityUsers.createdAt} desc, ${identityUsers.id}`)
      .limit(perPage)
      .offset((page - 1) * perPage),
  ]
  return { users, total: totals[0]?.total ?? 0 }
}

/** Sign-ups nobody confirmed. */
export async function deleteUnconfirmedBefore(db: Queryable, before: Date) {
  await db
    .delete(identityUsers)
    .where(
      and(
        isNull(identityUsers.emailConfirmedAt),
        isNull(identityUsers.lastSignInAt),
        sql`${identityUsers.createdAt} < ${before}`,
      ),
    )
}
