import * as z from 'zod/mini'
import { defineJob } from '#platform/jobs'

export const forgetSharesJob = defineJob({
  name: 'forget-shares',
  payload: z.object({}),
  concurrency: 1,
  retries: 2,
  timeoutMs: 60_000,
  everyMs: 6 * 3_600_000,
})
