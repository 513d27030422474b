import { languageSchema } from '@luciole/contract/language'
import * as z from 'zod/mini'
import { defineJob } from '#platform/jobs'

export const narratePageJob = defineJob({
  name: 'narrate-page',
  payload: z.object({
    storyId: z.string(),
    page: z.number(),
    language: languageSchema,
    take: z.number(),
  }),
  concurrency: 1,
  retries: 2,
  timeoutMs: 180_000,
})

export const makeSampleJob = defineJob({
  name: 'make-voice-sample',
  payload: z.object({ language: languageSchema }),
  concurrency: 1,
  retries: 2,
  timeoutMs: 180_000,
})

/** The files of clips nobody refers to any more; after the rows are gone for good. */
export const forgetClipsJob = defineJob({
  name: 'forget-clips',
  payload: z.object({ accountId: z.string(), mediaKeys: z.array(z.string()) }),
  concurrency: 1,
  retries: 5,
  timeoutMs: 30_000,
})
