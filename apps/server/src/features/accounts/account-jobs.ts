import * as z from 'zod/mini'
import { defineJob } from '#platform/jobs'

const MINUTE_MS = 60_000

/** Names the erasure, not the account: the last trace of the account is not its own job. */
export const eraseAccountJob = defineJob({
  name: 'erase-account',
  payload: z.object({ erasureId: z.string() }),
  concurrency: 1,
  retries: 1000,
  timeoutMs: 5 * MINUTE_MS,
})
export const exportAccountJob = defineJob({
  name: 'export-account',
  payload: z.object({ exportId: z.string() }),
  concurrency: 1,
  retries: 3,
  timeoutMs: 2 * MINUTE_MS,
})
export const tellLanguageJob = defineJob({
  name: 'tell-language',
  payload: z.object({ accountId: z.string() }),
  concurrency: 1,
  retries: 5,
  timeoutMs: 30_000,
})
/** Pictures and voices of what was deleted. */
export const forgetMediaJob = defineJob({
  name: 'forget-media',
  payload: z.object({ accountId: z.string(), mediaKeys: z.array(z.string()) }),
  concurrency: 1,
  retries: 20,
  timeoutMs: MINUTE_MS,
})
export const forgetExportsJob = defineJob({
  name: 'forget-exports',
  payload: z.object({}),
  concurrency: 1,
  retries: 2,
  timeoutMs: MINUTE_MS,
  everyMs: 60 * MINUTE_MS,
})
