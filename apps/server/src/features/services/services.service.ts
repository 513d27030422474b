import type { ServiceConsent, Services } from '@luciole/contract/services'
import type { Clock } from '#platform/clock'
import type { Db, Queryable } from '#platform/db'
import * as store from './services.store'

export type ServicesService = ReturnType<typeof createServicesService>

/** Which services outside are on, and what a parent lets them have. */
export function createServicesService({
  db,
  clock,
  running,
}: {
  db: Db
  clock: Clock
  /** What is switched on here, the same for every account. */
  running: Services['services']
}) {
  const isAgreed = async ({
    db: queryable,
    accountId,
    consent,
  }: {
    db: Queryable
    accountId: string
    consent: ServiceConsent
  }) => (await store.listConsents({ db: queryable, accountId })).includes(consent)

  return {
    isAgreed,

    async list({ accountId }: { accountId: string }): Promise<Services> {
      const voice = await isAgreed({ db, accountId, consent: 'voice' })
      return { services: running, consents: { voice } }
    },

    async agree({
      accountId,
      consent,
      agreed,
    }: {
      accountId: string
      consent: ServiceConsent
      agreed: boolean
    }): Promise<void> {
      if (agreed) await store.insertConsent({ db, accountId, consent, agreedAt: clock.now() })
      else await store.deleteConsent({ db, accountId, consent })
    },
  }
}
