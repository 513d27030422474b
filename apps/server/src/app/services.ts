import { emailHashOf } from '#features/accounts/email-hash'
import { createServicesService } from '#features/services/services.service'
import { forgetStoriesOfKid } from '#features/stories/forget-stories'
import { createAccounts } from './accounts'
import { createFamily } from './family'
import { createKeepsakes } from './keepsakes'
import { createNarration } from './narration'
import { createPayments } from './payments'
import { runningServices } from './running-services'
import { createStories } from './stories'
import { reconcileJob } from '#features/subscriptions/payment-jobs'
import { enqueue } from '#platform/jobs'
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
      const { tx, kid } = forgotten
      await forgetKept({ tx, accountId: kid.accountId, of: { kidId: kid.id } })
    },
  })
  const { subscriptions } = family
  const payments = createPayments({ house, subscriptions })
  house.sandbox?.whenTimePasses(async (passed) => {
    await subscriptions.ageTrial(passed)
    // What an hour would bring, such as the letter about a trial that ends, comes with the clock.
    const { tx, accountId } = passed
    await enqueue({ tx, job: reconcileJob, payload: { accountId } })
  })
  const endSubscription = payments.planChanges.endEverything
  const stories = createStories({
    house,
    family,
    narration: () => ({
      ...voices.hooks,
      async forgetStory(forgotten) {
        await voices.hooks.forgetStory(forgotten)
        const { tx, story } = forgotten
        await forgetKept({ tx, accountId: story.accountId, of: { storyId: story.id } })
      },
    }),
  })
  const outsideServices = createServicesService({
    db: house.database.db,
    clock: house.clock,
    running: runningServices(house.config),
  })
  const voices = createNarration({ house, subscriptions, outsideServices, ...stories })
  const kept = createKeepsakes({ house, ...family, ...stories, ...voices })
  async function forgetKept(gone: Parameters<typeof kept.shares.forget>[0]) {
    await kept.keepsakes.forget(gone)
    await kept.shares.forget(gone)
  }
  return {
    ...kept,
    ...family,
    ...stories,
    ...voices,
    outsideServices,
    ...payments,
    ...createAccounts({ house, subscriptions, endSubscription }),
  }
}
