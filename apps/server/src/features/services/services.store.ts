import type { ServiceConsent } from '@luciole/contract/services'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import { serviceConsents } from './services.tables'

/** What one account agreed to, or not. */
export type ConsentPlace = { db: Queryable; accountId: string; consent: ServiceConsent }

export const findConsent = async ({ db, accountId, consent }: ConsentPlace) => {
  const [row] = await db
    .select({ service: serviceConsents.service })
    .from(serviceConsents)
    .where(and(eq(serviceConsents.accountId, accountId), eq(serviceConsents.consent, consent)))
  return row
}

export const saveConsent = async ({
  db,
  ...row
}: ConsentPlace & { service: string; agreedAt: Date }) => {
  const { service, agreedAt } = row
  await db
    .insert(serviceConsents)
    .values(row)
    .onConflictDoUpdate({
      target: [serviceConsents.accountId, serviceConsents.consent],
      set: { service, agreedAt },
    })
}

export const deleteConsent = async ({ db, accountId, consent }: ConsentPlace) => {
  await db
    .delete(serviceConsents)
    .where(and(eq(serviceConsents.accountId, accountId), eq(serviceConsents.consent, consent)))
}
