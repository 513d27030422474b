import * as z from 'zod/mini'
import { defineJob } from '#platform/jobs'

const MINUTE_MS = 60_000

/** One step of one keepsake: a picture for the printer, or the binding. */
export const makeKeepsakeJob = defineJob({
  name: 'make-keepsake',
  payload: z.object({ keepsakeId: z.string(), step: z.number() }),
  concurrency: 1,
  retries: 3,
  timeoutMs: 3 * MINUTE_MS,
})

export const forgetKeepsakesJob = defineJob({
  name: 'forget-keepsakes',
  payload: z.object({}),
  concurrency: 1,
  retries: 2,
  timeoutMs: MINUTE_MS,
  everyMs: 30 * MINUTE_MS,
})
