import * as z from 'zod/mini'
import type { Clock } from './clock'
import { forgetEvents } from './events'
import { defineJob, handleJob } from './jobs'

const KEPT_MS = 7 * 24 * 3_600_000

export const forgetEventsJob = defineJob({
  name: 'forget-events',
  payload: z.object({}),
  concurrency: 1,
  retries: 2,
  timeoutMs: 30_000,
  everyMs: 3_600_000,
})

export const createForgetEventsJob = ({ clock }: { clock: Clock }) =>
  handleJob({
    job: forgetEventsJob,
    async run({ commit }) {
      const before = new Date(clock.now().getTime() - KEPT_MS)
      await commit((tx) => forgetEvents({ db: tx, before }))
    },
    // The next hour tries again.
    giveUp: async () => {},
  })
