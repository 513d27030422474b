import * as z from 'zod/mini'
import { defineJob } from '#platform/jobs'

/** Waiting for a brush counts: with many books at once on a small machine, minutes. */
const LONG_MS = 600_000
/** Behind the first pages of every book. */
const LONGER_MS = 6 * LONG_MS

/** The story, and which of its tries this belongs to: one of an earlier try has nothing to say any more. */
const ofStory = { storyId: z.string(), tries: z._default(z.number(), 0) }

/** What is asked for; who does it is in the `*.job.ts` beside. */
export const writeStoryJob = defineJob({
  name: 'write-story',
  payload: z.object(ofStory),
  concurrency: 2,
  retries: 3,
  timeoutMs: 120_000,
})

/** A live model writes for as long as its time-outs allow; they add up to less than this. */
export const retellStoryJob = defineJob({
  name: 'retell-story',
  payload: z.object(ofStory),
  concurrency: 4,
  retries: 1,
  timeoutMs: 110_000,
})

export const paintPageJob = defineJob({
  name: 'paint-page',
  payload: z.object({ ...ofStory, page: z.number(), take: z.number() }),
  // The next page is read while one is painted; each painter more takes up one page more.
  concurrency: 2,
  retries: 3,
  timeoutMs: LONG_MS,
})

export const bindBookJob = defineJob({
  name: 'bind-book',
  payload: z.object(ofStory),
  // One waits for its turn among the pages; the next book's is waiting beside it.
  concurrency: 4,
  retries: 3,
  timeoutMs: LONGER_MS,
})

/** One picture of a bound book, by a service; a queue is looked at again and again. */
export const repaintPictureJob = defineJob({
  name: 'repaint-picture',
  payload: z.object({
    storyId: z.string(),
    subject: z.string(),
    look: z.number(),
    /** When it was asked for anew; 0 the first time. */
    round: z._default(z.number(), 0),
  }),
  concurrency: 2,
  retries: 1,
  timeoutMs: 240_000,
})
