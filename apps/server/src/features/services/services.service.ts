import {
  serviceName,
  type AgreeToService,
  type ServiceConsent,
  type Services,
} from '@luciole/contract/services'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/db'
import { AppError } from '#platform/errors'
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
  const nameOf = (consent: ServiceConsent) => {
    const service = running.find(({ need }) => need === consent)?.service
    return service ? serviceName(service) : null
  }

  /** To the very service that runs now: one that takes its place is not agreed to. */
  const isAgreed = async ({ db: queryable, accountId, consent }: store.ConsentPlace) => {
    const service = nameOf(consent)
    const given = await store.findConsent({ db: queryable, accountId, consent })
    return service !== null && given?.service === service
  }

  return {
    isAgreed,

    async list({ accountId }: { accountId: string }): Promise<Services> {
      const voice = await isAgreed({ db, accountId, consent: 'voice' })
      return { services: running, consents: { voice } }
    },

    async agree({ accountId, ...given }: { accountId: string } & AgreeToService): Promise<void> {
      const { consent } = given
      if (!given.agreed) return await store.deleteConsent({ db, accountId, consent })
      const service = serviceName(given.to)
      if (service !== nameOf(consent)) throw new AppError('not_found')
      await store.saveConsent({ db, accountId, consent, service, agreedAt: clock.now() })
    },
  }
}
