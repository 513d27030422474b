import * as z from 'zod/mini'
import { defineJob } from '#platform/jobs'

/** One device, one message: a device that fails keeps no other waiting. */
export const sendNotificationJob = defineJob({
  name: 'send-notification',
  payload: z.object({ deviceId: z.string(), storyId: z.string() }),
  concurrency: 4,
  retries: 4,
  timeoutMs: 15_000,
})
