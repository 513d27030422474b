import { handleJob, type JobHandler } from '#platform/jobs'
import { exportAccountJob, forgetExportsJob } from './account-jobs'
import type { AccountExports } from './account-exports.service'

export const createExportAccountJob = (exports: AccountExports): JobHandler =>
  handleJob({
    job: exportAccountJob,
    run: ({ payload: { exportId }, commit }) => exports.make({ exportId, commit }),
    giveUp: ({ tx, payload: { exportId } }) => exports.fail(exportId, tx),
  })

export const createForgetExportsJob = (exports: AccountExports): JobHandler =>
  handleJob({
    job: forgetExportsJob,
    run: ({ commit }) => exports.forgetExpired(commit),
    giveUp: async () => {},
  })
