import { handleJob } from '#platform/jobs'
import { forgetSharesJob } from './share-jobs'
import type { SharesService } from './shares.service'

/** Links that ended by themselves leave nothing behind. */
export const forgetShares = ({ shares }: { shares: SharesService }) =>
  handleJob({
    job: forgetSharesJob,
    run: ({ commit }) => commit((tx) => shares.forgetEnded(tx)),
    giveUp: async () => {},
  })
