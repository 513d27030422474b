import * as z from 'zod/mini'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs'
import type { ServiceDeps } from './service/settings'
import { sweepIdentity } from './service/sweep'

const HOUR_MS = 3_600_000

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
    run: ({ commit }) => commit((tx) => sweepIdentity(deps, tx)),
    giveUp: async () => {},
  })
