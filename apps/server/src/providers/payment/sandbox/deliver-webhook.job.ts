import * as z from 'zod/mini'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs'
import type { Sandbox } from './sandbox'

/** Without a webhook it only lets time pass: a slow payment confirms. */
export const deliverWebhookJob = defineJob({
  name: 'deliver-sandbox-webhook',
  payload: z.object({ accountId: z.string(), webhookId: z.nullable(z.string()) }),
  concurrency: 4,
  retries: 6,
  timeoutMs: 15_000,
})

export const createDeliverWebhookJob = (sandbox: Sandbox): JobHandler =>
  handleJob({
    job: deliverWebhookJob,
    async run({ payload: { accountId, webhookId }, commit, signal }) {
      if (webhookId === null) return sandbox.letTimePass({ accountId })
      const webhook = await sandbox.composeWebhook({ webhookId })
      if (!webhook) return
      await commit((tx) => sandbox.noteDelivery({ tx, webhookId }))
      const { url, rawBody, headers } = webhook
      const answer = await fetch(url, { method: 'POST', headers, body: rawBody, signal })
      // A refused signature stays refused; anything else is worth another try.
      if (!answer.ok && answer.status !== 400) {
        throw new Error(`the webhook was answered ${answer.status}`)
      }
    },
    giveUp: async ({ log }) => log.warn('a sandbox webhook was never taken'),
  })
