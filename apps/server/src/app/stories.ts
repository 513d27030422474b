import { createNotificationsService } from '#features/notifications/notifications.service'
import { forgetMediaJob } from '#features/accounts/account-jobs'
import { createDraftsService } from '#features/stories/drafts.service'
import { createPlayersOf } from '#features/stories/players'
import { createReadingService } from '#features/stories/reading.service'
import { createStoriesService } from '#features/stories/stories.service'
import { createStoryMaking } from '#features/stories/story-making'
import { appendEvent } from '#platform/events'
import { enqueue } from '#platform/jobs'
import { neutralLook } from '#providers/pictures/neutral-look'
import type { createFamily } from './family'
import type { NarrationHooks } from './narration'
import type { House } from './house'

/** Writing, painting and reading books, each given what it asks for. */
export function createStories({
  house,
  family: { kids, companions, portraits, subscriptions },
  narration,
}: {
  house: House
  /** Narration follows books and asks about them: it is called only once both exist. */
  narration: () => NarrationHooks
  family: ReturnType<typeof createFamily>
}) {
  const { clock, newId, mediaStore, teller } = house
  const { db } = house.database
  const notifications = createNotificationsService({ db, clock, newId, push: house.push })

  const making = createStoryMaking({
    clock,
    appendEvent,
    releaseQuota: subscriptions.releaseStory,
    onWritten: (written) => narration().begin(written),
    onBound: notifications.announce,
    async forgetMedia({ tx, accountId, mediaKeys }) {
      if (mediaKeys.length === 0) return
      await enqueue({ tx, job: forgetMediaJob, payload: { accountId, mediaKeys } })
    },
    onForgotten: (forgotten) => narration().forgetStory(forgotten),
  })
  const stories = createStoriesService({
    db,
    clock,
    newId,
    sign: mediaStore.urlOf,
    making,
    teller,
    reserveQuota: subscriptions.reserveStory,
    playersOf: createPlayersOf({ clock, kids, companions, portraits, neutralLook }),
  })
  const reading = createReadingService({
    db,
    clock,
    making,
    teller,
    ownedStory: stories.ownedStory,
    onEdited: (edited) => narration().redo(edited),
  })
  const drafts = createDraftsService({ db, clock, appendEvent })
  return { making, notifications, stories, reading, drafts }
}
