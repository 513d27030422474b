import type { ServiceConsent } from '@luciole/contract/services'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import { serviceConsents } from './services.tables'

export const listConsents = async ({ db, accountId }: { db: Queryable; accountId: string }) => {
  const rows = await db
    .select({ consent: serviceConsents.consent })
    .from(serviceConsents)
    .where(eq(serviceConsents.accountId, accountId))
  return rows.map(({ consent }) => consent)
}

export const insertConsent = async ({
  db,
  ...row
}: {
  db: Queryable
  accountId: string
  consent: ServiceConsent
  agreedAt: Date
}) => {
  await db.insert(serviceConsents).values(row).onConflictDoNothing()
}

export const deleteConsent = async ({
  db,
  accountId,
  consent,
}: {
  db: Queryable
  accountId: string
  consent: ServiceConsent
}) => {
  await db
    .delete(serviceConsents)
    .where(and(eq(serviceConsents.accountId, accountId), eq(serviceConsents.consent, consent)))
}
