import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable } from './db'
import { secrets } from './secrets.tables'

/** The same 32 random bytes in every process of one database, made by the first to ask. */
export async function ownSecret({ db, name }: { db: Queryable; name: string }): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db.insert(secrets).values({ name, value }).onConflictDoNothing()
  const [kept] = await db.select().from(secrets).where(eq(secrets.name, name))
  return kept?.value ?? value
}
