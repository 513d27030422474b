import * as z from 'zod'
import { ServiceError } from '#platform/errors'
import { callForJson } from '#providers/live/call-service'
import { retry } from '#providers/live/retry'
import { downloadPicture, PICTURE_BYTES } from './download-picture'
import type { PictureModel } from './picture-model'

const TIMEOUT_MS = 120_000
const SIZES = { page: '1536x1024', portrait: '1024x1024' }
const answerSchema = z.object({
  data: z
    .array(z.union([z.object({ b64_json: z.string().min(1) }), z.object({ url: z.string() })]))
    .min(1),
})

/** It is made and paid for: only its file is asked for again, and no other picture. */
async function fetchMade({
  signal,
  ...made
}: {
  url: string
  baseUrl: string
  signal: AbortSignal
}): Promise<Buffer> {
  try {
    return await retry({ work: () => downloadPicture({ ...made, signal }), signal, times: 1 })
  } catch {
    signal.throwIfAborted()
    throw new ServiceError('pictures', 'unreadable')
  }
}

/** The images API: an edit of our references, or a new picture for a server that takes none. */
export const createOpenAiImages = ({
  baseUrl,
  apiKey,
  model,
  takesReferences = true,
  timeoutMs = TIMEOUT_MS,
}: {
  baseUrl: string
  apiKey: string | null
  model: string
  takesReferences?: boolean
  timeoutMs?: number
}): PictureModel => ({
  id: `openai:${model}`,
  takesReferences,
  async ask({ prompt, references, shape }, signal) {
    const size = SIZES[shape]
    const isEdit = takesReferences && references.length > 0
    const form = new FormData()
    for (const [name, value] of Object.entries({ model, prompt, size, n: '1' })) {
      form.append(name, value)
    }
    for (const { name, bytes, type } of references) {
      form.append('image[]', new Blob([Buffer.from(bytes)], { type }), name)
    }
    const { data } = await callForJson({
      service: 'pictures',
      url: `${baseUrl}/images/${isEdit ? 'edits' : 'generations'}`,
      headers: {
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
        ...(isEdit ? {} : { 'content-type': 'application/json' }),
      },
      body: isEdit ? form : JSON.stringify({ model, prompt, size, n: 1 }),
      signal,
      timeoutMs,
      // Base64 takes a third more than the picture.
      maximumBytes: (PICTURE_BYTES * 4) / 3,
      read: (answer) => answerSchema.parse(answer),
    })
    const [made] = data
    if (made && 'b64_json' in made) return { bytes: Buffer.from(made.b64_json, 'base64') }
    return { bytes: await fetchMade({ url: made?.url ?? '', baseUrl, signal }) }
  },
  collect: async () => null,
})
