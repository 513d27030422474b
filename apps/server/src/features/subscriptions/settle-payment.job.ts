import { handleJob, type JobHandler } from '#platform/jobs'
import { settlePaymentJob } from './payment-jobs'
import type { Settle } from './settling'

export const createSettlePaymentJob = ({ settle }: { settle: Settle }): JobHandler =>
  handleJob({
    job: settlePaymentJob,
    run: ({ payload: { accountId }, commit }) => settle({ accountId, commit }),
    // The reconciler asks again within the hour.
    giveUp: async ({ log }) => log.error('a payment could not be settled'),
  })
