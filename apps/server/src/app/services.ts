import { emailHashOf } from '#features/accounts/email-hash'
import { forgetStoriesOfKid } from '#features/stories/forget-stories'
import { createAccounts } from './accounts'
import { createFamily } from './family'
import { createNarration } from './narration'
import { createPayments } from './payments'
import { createStories } from './stories'
import type { House } from './house'

export type Services = ReturnType<typeof createServices>

/** Every feature's service, each given the others it asks for. */
export function createServices(house: House) {
  const family = createFamily({
    house,
    emailHashOf,
    async forgetStories(forgotten) {
      await forgetStoriesOfKid(forgotten)
      await voices.recordings.forgetKid(forgotten)
    },
  })
  const { subscriptions } = family
  const payments = createPayments({ house, subscriptions })
  house.sandbox?.whenTimePasses(subscriptions.ageTrial)
  const endSubscription = payments.planChanges.endEverything
  const stories = createStories({ house, family, narration: () => voices.hooks })
  const voices = createNarration({ house, subscriptions, ...stories })
  return {
    ...family,
    ...stories,
    ...voices,
    ...payments,
    ...createAccounts({ house, subscriptions, endSubscription }),
  }
}
