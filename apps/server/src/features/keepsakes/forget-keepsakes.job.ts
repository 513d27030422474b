import type { Clock } from '#platform/clock'
import type { Db } from '#platform/db'
import { handleJob } from '#platform/jobs'
import type { MediaStore } from '#providers/media-store/media-store'
import { forgetKeepsakesJob } from './keepsake-jobs'
import * as store from './keepsakes.store'

/** A week is over, or the book is gone: the file, then the row that knew of it. */
export const forgetKeepsakes = ({
  db,
  clock,
  media,
}: {
  db: Db
  clock: Clock
  media: MediaStore
}) =>
  handleJob({
    job: forgetKeepsakesJob,
    async run({ commit }) {
      for (const row of await store.listEnded({ db, now: clock.now() })) {
        const { id, mediaKey, prints } = row
        const isUsed = mediaKey && (await store.isFileUsed({ db, mediaKey, but: id }))
        if (mediaKey && !isUsed) await media.remove(mediaKey)
        for (const key of Object.values(prints)) if (key) await media.remove(key)
        await commit((tx) => store.deleteKeepsake({ tx, id }))
      }
    },
    giveUp: async () => {},
  })
