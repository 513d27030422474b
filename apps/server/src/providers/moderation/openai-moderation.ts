import * as z from 'zod'
import { callForJson } from '#providers/live/call-service'
import type { Moderator, Verdict } from './moderation'

const TIMEOUT_MS = 8000
const ANSWER_BYTES = 256 * 1024
const answerSchema = z.object({
  results: z
    .array(
      z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullable()) }),
    )
    .min(1),
})

/** The moderations endpoint of an OpenAI-compatible service. */
export function createOpenAiModerator({
  baseUrl,
  apiKey,
  model,
}: {
  baseUrl: string
  apiKey: string | null
  model: string
}): Moderator {
  async function judge(input: unknown, signal: AbortSignal): Promise<Verdict> {
    const { results } = await callForJson({
      service: 'moderation',
      url: `${baseUrl.replace(/\/+$/, '')}/moderations`,
      headers: {
        'content-type': 'application/json',
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, input }),
      signal,
      timeoutMs: TIMEOUT_MS,
      maximumBytes: ANSWER_BYTES,
      read: (answer) => answerSchema.parse(answer),
    })
    const flagged = results.find((result) => result.flagged)
    if (!flagged) return { ok: true }
    const category = Object.entries(flagged.categories).find(([, isHit]) => isHit === true)
    return { ok: false, reason: category?.[0].replace(/[^a-z/_-]/gi, '').slice(0, 40) ?? 'flagged' }
  }
  return {
    id: `openai:${model}`,
    judgeWords: (text, signal) => judge([{ type: 'text', text }], signal),
    judgePicture: ({ bytes, type }, signal) =>
      judge(
        [
          {
            type: 'image_url',
            image_url: { url: `data:${type};base64,${Buffer.from(bytes).toString('base64')}` },
          },
        ],
        signal,
      ),
  }
}
