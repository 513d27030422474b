import { handleJob, type JobHandler } from '#platform/jobs'
import { eraseAccountJob } from './account-jobs'
import { eraseAccount, type ErasureDeps } from './erasure.service'

export const createEraseAccountJob = (deps: ErasureDeps): JobHandler =>
  handleJob({
    job: eraseAccountJob,
    run: ({ payload: { erasureId }, id, commit, signal }) =>
      eraseAccount(deps, { erasureId, jobId: id, commit, signal }),
    // The account stays closed and the row stays: an operator starts it again.
    giveUp: async ({ log }) => log.error('an erasure used up its tries'),
  })
