import { createNotificationsService } from '#features/notifications/notifications.service'
import { forgetMediaJob } from '#features/accounts/account-jobs'
import { createDraftsService } from '#features/stories/drafts.service'
import { createPlayersOf } from '#features/stories/players'
import { createReadingService } from '#features/stories/reading.service'
import { createRepainting } from '#features/stories/repainting'
import { createStoriesService } from '#features/stories/stories.service'
import { createStoryMaking } from '#features/stories/story-making'
import type { Tx } from '#platform/db'
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

  async function forgetMedia({
    tx,
    accountId,
    mediaKeys,
  }: {
    tx: Tx
    accountId: string
    mediaKeys: string[]
  }) {
    if (mediaKeys.length === 0) return
    await enqueue({ tx, job: forgetMediaJob, payload: { accountId, mediaKeys } })
  }
  const making = createStoryMaking({
    clock,
    appendEvent,
    releaseQuota: subscriptions.releaseStory,
    onWritten: (written) => narration().begin(written),
    async onBound(bound) {
      await notifications.announce(bound)
      if (house.repainter) await repainting.begin(bound)
    },
    forgetMedia,
    onForgotten: (forgotten) => narration().forgetStory(forgotten),
  })
  const repainting = createRepainting({
    making,
    clock,
    isOn: house.repainter !== null,
    forgetMedia,
  })
  const stories = createStoriesService({
    db,
    clock,
    newId,
    sign: mediaStore.urlOf,
    making,
    teller,
    choosePictures: repainting.choose,
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
  return { making, repainting, notifications, stories, reading, drafts }
}
