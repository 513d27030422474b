import * as z from 'zod'
import { ServiceError } from '#platform/errors'
import { callForJson } from '#providers/live/call-service'
import { downloadPicture } from './download-picture'
import type { PictureModel } from './picture-model'

const TIMEOUT_MS = 20_000
const ANSWER_BYTES = 1024 * 1024
const OVER = new Set(['failed', 'canceled', 'aborted'])
const RATIOS = { page: '4:3', portrait: '1:1' }
const predictionSchema = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/),
  status: z.string(),
  output: z.union([z.string(), z.array(z.string())]).nullish(),
})

/** A queue: ask, keep the ticket, look again, download. */
export function createPredictions({
  baseUrl,
  apiKey,
  model,
  referenceField,
  webhookUrl = null,
}: {
  baseUrl: string
  apiKey: string | null
  model: string
  /** Null when the model takes no pictures. */
  referenceField: string | null
  /** Where we are told that a picture is done; null to be asked for again and again. */
  webhookUrl?: string | null
}): PictureModel {
  const call = ({ path, body, signal }: { path: string; body?: string; signal: AbortSignal }) =>
    callForJson({
      service: 'pictures',
      url: `${baseUrl}${path}`,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      ...(body === undefined ? {} : { body }),
      signal,
      timeoutMs: TIMEOUT_MS,
      maximumBytes: ANSWER_BYTES,
      read: (answer) => predictionSchema.parse(answer),
    })
  return {
    id: `predictions:${model}`,
    takesReferences: referenceField !== null,
    async ask({ prompt, references, shape }, signal) {
      const images = references.map(
        ({ bytes, type }) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
      )
      const given = referenceField === null ? {} : { [referenceField]: images }
      const input = { prompt, aspect_ratio: RATIOS[shape], ...given }
      const told = webhookUrl ? { webhook: webhookUrl, webhook_events_filter: ['completed'] } : {}
      // Somebody’s own model is asked for by its version; the house’s by its name alone.
      const hasVersion = model.includes(':')
      const path = hasVersion ? '/predictions' : `/models/${model}/predictions`
      const body = JSON.stringify({ ...(hasVersion ? { version: model } : {}), input, ...told })
      const { id } = await call({ path, body, signal })
      return { ticket: id }
    },
    async collect(ticket, signal) {
      const { status, output } = await call({ path: `/predictions/${ticket}`, signal })
      if (OVER.has(status)) throw new ServiceError('pictures', 'refused')
      if (status !== 'succeeded') return null
      const url = typeof output === 'string' ? output : output?.[0]
      if (!url) throw new ServiceError('pictures', 'unreadable')
      return await downloadPicture({ url, baseUrl, signal })
    },
  }
}
