import * as z from 'zod/mini'
import { defineJob } from '#platform/jobs'

export const paintPortraitJob = defineJob({
  name: 'paint-portrait',
  payload: z.object({ portraitId: z.string() }),
  concurrency: 1,
  retries: 3,
  timeoutMs: 600_000,
})
