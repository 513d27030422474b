import { findAccount } from '#features/accounts/accounts.store'
import { createNarrationMaking } from '#features/narration/narration-making'
import { createNarrationService } from '#features/narration/narration.service'
import { createRecordingsService } from '#features/narration/recordings.service'
import { createSamplesService } from '#features/narration/samples.service'
import type { ServicesService } from '#features/services/services.service'
import type { StoriesService } from '#features/stories/stories.service'
import type { StoryMaking } from '#features/stories/story-making'
import type { SubscriptionsService } from '#features/subscriptions/subscriptions.service'
import { appendEvent } from '#platform/events'
import { refuseUnkindText } from '#providers/text/refuse-text'
import type { House } from './house'

export type NarrationHooks = ReturnType<typeof createNarration>['hooks']

/** Reading books aloud, and the voices parents record themselves. */
export function createNarration({
  house,
  subscriptions,
  stories,
  making,
  outsideServices,
}: {
  house: House
  subscriptions: Pick<SubscriptionsService, 'hasNarration'>
  stories: Pick<StoriesService, 'ownedStory'>
  making: StoryMaking
  outsideServices: Pick<ServicesService, 'isAgreed'>
}) {
  const { clock, mediaStore, speech } = house
  const { db } = house.database
  const sign = mediaStore.urlOf
  const narrating = createNarrationMaking({
    speech,
    clock,
    appendEvent,
    mayLeave: (asked) => outsideServices.isAgreed({ ...asked, consent: 'voice' }),
  })
  const given = { db, narrating, ownedStory: stories.ownedStory }
  const narration = createNarrationService({
    ...given,
    sign,
    speech,
    samples: createSamplesService({ db, speech, sign }),
    books: making,
    isIncluded: subscriptions.hasNarration,
    refuseUnkindText: (text) =>
      refuseUnkindText({ text, kind: 'details', isFamily: true, gates: house.gates }),
    storyLanguageOf: async ({ db: queryable, accountId }) =>
      (await findAccount(queryable, accountId))?.storyLanguage ?? 'en',
  })
  const recordings = createRecordingsService({ ...given, clock, media: mediaStore })
  const hooks = {
    begin: narration.begin,
    redo: narration.redo,
    forgetStory: recordings.forgetStory,
  }
  return { narrating, narration, recordings, hooks }
}
