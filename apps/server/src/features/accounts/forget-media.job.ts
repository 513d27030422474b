import type { Db, Queryable } from '#platform/db'
import { handleJob, type JobHandler } from '#platform/jobs'
import type { MediaStore } from '#providers/media-store/media-store'
import { forgetMediaJob } from './account-jobs'
import type { Holding } from './holdings'

/** Every file the rows of an account name. */
export async function mediaOf({
  db,
  accountId,
  holdings,
}: {
  db: Queryable
  accountId: string
  holdings: readonly Holding[]
}): Promise<Set<string>> {
  const keys = new Set<string>()
  for (const { mediaKeys } of holdings) {
    for (const key of await mediaKeys({ db, accountId })) keys.add(key)
  }
  return keys
}

/** The same picture may be in two books: only what no row names any more is removed. */
export const createForgetMediaJob = ({
  db,
  media,
  holdings,
}: {
  db: Db
  media: MediaStore
  holdings: readonly Holding[]
}): JobHandler =>
  handleJob({
    job: forgetMediaJob,
    async run({ payload: { accountId, mediaKeys } }) {
      const used = await mediaOf({ db, accountId, holdings })
      for (const key of mediaKeys) if (!used.has(key)) await media.remove(key)
    },
    giveUp: async () => {},
  })
