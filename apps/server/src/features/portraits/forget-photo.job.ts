import type { Db } from '#platform/db'
import { handleJob } from '#platform/jobs'
import type { MediaStore } from '#providers/media-store/media-store'
import type { LivePortraits } from './live-portraits'
import { forgetPhotoJob } from './portrait-jobs'
import { isPhotoElsewhere } from './portrait-repaints.store'

/** Only when its file is gone does a photo count as deleted. */
export const forgetPhoto = ({
  db,
  livePortraits,
  media,
}: {
  db: Db
  livePortraits: LivePortraits
  media: MediaStore
}) =>
  handleJob({
    job: forgetPhotoJob,
    async run({ payload: { portraitId, mediaKey }, commit }) {
      if (!(await isPhotoElsewhere({ db, portraitId, mediaKey }))) await media.remove(mediaKey)
      await commit((tx) => livePortraits.photoIsGone({ tx, portraitId }))
    },
    giveUp: async ({ log }) => log.error('a photo could not be deleted'),
  })
