import { emailHashOf } from '#features/accounts/email-hash'
import { forgetStoriesOfKid } from '#features/stories/forget-stories'
import { createAccounts } from './accounts'
import { createFamily } from './family'
import { createStories } from './stories'
import type { House } from './house'

export type Services = ReturnType<typeof createServices>

/** Every feature's service, each given the others it asks for. */
export function createServices(house: House) {
  const family = createFamily({ house, emailHashOf, forgetStories: forgetStoriesOfKid })
  const { subscriptions } = family
  // Nothing is sold yet: an account that goes has no plan elsewhere to end.
  const endSubscription = async () => {}
  const stories = createStories({ house, family })
  return { ...family, ...stories, ...createAccounts({ house, subscriptions, endSubscription }) }
}
