import type { ServiceConsent } from '@luciole/contract/services'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/db'
import { serviceConsents } from './services.tables'

export const findConsent = async ({
  db,
  accountId,
  consent,
}: {
  db: Queryable
  accountId: string
  consent: ServiceConsent
}) => {
  const [row] = await db
    .select({ service: serviceConsents.service })
    .from(serviceConsents)
    .where(and(eq(serviceConsents.accountId, accountId), eq(serviceConsents.consent, consent)))
  return row
}

export const saveConsent = async ({
  db,
  ...row
}: {
  db: Queryable
  accountId: string
  consent: ServiceConsent
  service: string
  agreedAt: Date
}) => {
  const { service, agreedAt } = row
  await db
    .insert(serviceConsents)
    .values(row)
    .onConflictDoUpdate({
      target: [serviceConsents.accountId, serviceConsents.consent],
      set: { service, agreedAt },
    })
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
