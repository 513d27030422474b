import * as z from 'zod/mini'
import { defineJob } from '#platform/jobs'

export const paintPortraitJob = defineJob({
  name: 'paint-portrait',
  payload: z.object({ portraitId: z.string() }),
  concurrency: 1,
  retries: 3,
  timeoutMs: 600_000,
})

/** One face, by a service; a queue is looked at again and again. */
export const repaintPortraitJob = defineJob({
  name: 'repaint-portrait',
  payload: z.object({ portraitId: z.string(), look: z.number() }),
  concurrency: 1,
  retries: 1,
  timeoutMs: 240_000,
})

/** Due as soon as the photo was used, and in any case before a day is over. */
export const forgetPhotoJob = defineJob({
  name: 'forget-photo',
  payload: z.object({ portraitId: z.string(), mediaKey: z.string() }),
  concurrency: 1,
  retries: 1000,
  timeoutMs: 60_000,
})
