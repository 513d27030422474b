import type { Db } from '#platform/db'
import { handleJob } from '#platform/jobs'
import type { MediaStore } from '#providers/media-store/media-store'
import { forgetClipsJob } from './narration-jobs'
import { isClipUsed } from './recordings.store'

export const forgetClips = ({ db, media }: { db: Db; media: MediaStore }) =>
  handleJob({
    job: forgetClipsJob,
    async run({ payload: { accountId, mediaKeys } }) {
      for (const mediaKey of mediaKeys) {
        if (!(await isClipUsed({ db, accountId, mediaKey }))) await media.remove(mediaKey)
      }
    },
    giveUp: async () => {},
  })
