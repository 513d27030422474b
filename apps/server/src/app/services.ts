import { emailHashOf } from '#features/accounts/email-hash'
import { createSubscriptionsService } from '#features/subscriptions/subscriptions.service'
import { appendEvent } from '#platform/events'
import { createAccounts } from './accounts'
import type { House } from './house'

export type Services = ReturnType<typeof createServices>

/** Every feature's service, each given the others it asks for. */
export function createServices(house: House) {
  const { database, clock } = house
  const subscriptions = createSubscriptionsService({
    db: database.db,
    clock,
    emailHashOf,
    appendEvent,
  })
  // Nothing is sold yet: an account that goes has no plan elsewhere to end.
  const endSubscription = async () => {}
  return { subscriptions, ...createAccounts({ house, subscriptions, endSubscription }) }
}
