import * as z from 'zod/mini'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs'
import type { ServiceDeps } from './service/settings'
import { sweepIdentity } from './service/sweep'

const HOUR_MS = 3_600_000
const KEY_DAYS = 90

export const sweepIdentityJob = defineJob({
  name: 'sweep-identity',
  payload: z.object({}),
  concurrency: 1,
  retries: 2,
  timeoutMs: 60_000,
  everyMs: HOUR_MS,
})

export const createSweepIdentityJob = (deps: ServiceDeps): JobHandler =>
  handleJob({
    job: sweepIdentityJob,
    async run({ commit }) {
      await commit((tx) => sweepIdentity(deps, tx))
      await deps.ring.rotateIfOld(KEY_DAYS * 24 * HOUR_MS)
    },
    giveUp: async () => {},
  })
