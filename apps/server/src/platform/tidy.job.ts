import { lt } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Clock } from './clock'
import { forgetEvents } from './events'
import { defineJob, handleJob } from './jobs'
import { rateLimits } from './rate-limits.tables'

const EVENTS_KEPT_MS = 7 * 24 * 3_600_000

export const tidyJob = defineJob({
  name: 'tidy',
  payload: z.object({}),
  concurrency: 1,
  retries: 2,
  timeoutMs: 30_000,
  everyMs: 3_600_000,
})

/** Drops what nobody will read again: old events, rate limits that ran out. */
export const createTidyJob = ({ clock }: { clock: Clock }) =>
  handleJob({
    job: tidyJob,
    async run({ commit }) {
      const now = clock.now().getTime()
      await commit(async (tx) => {
        await forgetEvents({ db: tx, before: new Date(now - EVENTS_KEPT_MS) })
        await tx.delete(rateLimits).where(lt(rateLimits.expire, now))
      })
    },
    // The next hour tries again.
    giveUp: async () => {},
  })
