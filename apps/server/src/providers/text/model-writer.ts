import type { StoryWriter, WriteRequest } from '@luciole/storyteller/story-writer'
import { APICallError, Output, streamText, type LanguageModel } from 'ai'
import * as z from 'zod'
import { ServiceError } from '#platform/errors'
import { troubleOf } from '#providers/live/call-service'
import { createPageFinder } from './page-objects'
import { isTooMuch, mannersLearned, type Manners } from './server-manners'
import { WRITING_RULES, writingPrompt } from './writing-words'

export const SERVICE = 'words'
const CHARACTERS_A_TOKEN = 3
const TOKENS_A_WORD = 2.5
/** Many a model thinks before it writes, and is counted and paid for it. */
const THOUGHT_TOKENS = 4000
/** A page or two: a server that gives less is of no use. */
const LEAST_TOKENS = 600
const answerSchema = z.object({
  pages: z.array(z.object({ number: z.number(), en: z.string(), fr: z.string() })),
})

export interface Usage {
  input: number
  output: number
}
/** A writer that says what it used, also when it breaks off. */
export interface MeteredWriter extends StoryWriter {
  write(
    request: WriteRequest,
    signal: AbortSignal,
    meter?: (usage: Usage) => void,
  ): AsyncIterable<unknown>
  /** The most a call can use. */
  mostFor(request: WriteRequest): Usage
}

const tokensOf = (characters: number) => Math.ceil(characters / CHARACTERS_A_TOKEN)

/** What went wrong, without the answer that said so: answers repeat prompts, and sometimes keys. */
function failureOf({ error, signal }: { error: unknown; signal: AbortSignal }): ServiceError {
  if (error instanceof ServiceError) return error
  if (signal.aborted) return new ServiceError(SERVICE, 'late')
  if (!APICallError.isInstance(error))
    return new ServiceError(SERVICE, 'broken', { mayBeBilled: true })
  const { statusCode: status, responseHeaders } = error
  if (status === undefined) return new ServiceError(SERVICE, 'broken')
  if (status < 300) return new ServiceError(SERVICE, 'unreadable')
  const retryAfter = responseHeaders?.['retry-after'] ?? null
  return troubleOf({ service: SERVICE, status, retryAfter })
}

/** The next part of a stream, or a failure when it is silent for too long. */
async function nextWithin<Part>({
  parts,
  idleMs,
}: {
  parts: AsyncIterator<Part>
  idleMs: number
}): Promise<IteratorResult<Part>> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ServiceError(SERVICE, 'late')), idleMs)
  })
  try {
    return await Promise.race([parts.next(), silence])
  } finally {
    clearTimeout(timer)
  }
}

/** A language model as another realiser of our plan; its answer is read while it comes. */
export function createModelWriter({
  id,
  model,
  isStructured,
  idleMs,
}: {
  id: string
  model(manners: Manners): LanguageModel
  isStructured: boolean
  idleMs: number
}): MeteredWriter {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  const manners: Manners = {
    hasSchemas: isStructured,
    hasTemperature: true,
    isThinking: false,
    hasEffort: true,
  }

  const mostFor = (request: WriteRequest): Usage => ({
    input: tokensOf(WRITING_RULES.length + writingPrompt(request).length),
    output: Math.ceil(
      request.wordsPerPage[1] * 1.4 * 2 * TOKENS_A_WORD * request.wanted.length +
        400 +
        THOUGHT_TOKENS,
    ),
  })

  /** Zero when it wrote, else how long an answer to ask for instead: it wants to be asked otherwise. */
  async function* writeOnce({
    request,
    signal,
    meter,
    maxOutputTokens,
  }: {
    request: WriteRequest
    signal: AbortSignal
    meter: (usage: Usage) => void
    maxOutputTokens: number
  }): AsyncGenerator<unknown, number> {
    const stop = new AbortController()
    const finder = createPageFinder()
    const most = mostFor(request)
    let usage: Usage | null = null
    let isBilled = true
    const asked = { ...manners }
    try {
      const { fullStream } = streamText({
        model: model(asked),
        system: WRITING_RULES,
        prompt: writingPrompt(request),
        maxOutputTokens,
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, stop.signal]),
        ...(asked.hasTemperature ? { temperature: 0.8 } : {}),
        ...(asked.hasSchemas ? { output: Output.object({ schema: answerSchema }) } : {}),
        // Its own way is to print the error, and with it everything that was sent.
        onError: () => {},
      })
      const parts = fullStream[Symbol.asyncIterator]()
      for (;;) {
        const { value: part, done } = await nextWithin({ parts, idleMs })
        if (done || !part) break
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw new ServiceError(SERVICE, 'late')
        if (part.type === 'text-delta') yield* finder.add(part.text)
        if (finder.isTooLong()) throw new ServiceError(SERVICE, 'unreadable')
        if (part.type === 'finish') {
          const { inputTokens, outputTokens } = part.totalUsage
          usage = {
            input: inputTokens ?? most.input,
            output: outputTokens ?? tokensOf(finder.length()),
          }
        }
      }
    } catch (error) {
      const failure = failureOf({ error, signal })
      isBilled = failure.mayBeBilled
      const half = Math.floor(maxOutputTokens / 2)
      if (isTooMuch(error) && half >= LEAST_TOKENS) return half
      const learned = mannersLearned({ error, manners: asked })
      if (!learned) throw failure
      Object.assign(manners, learned)
      return maxOutputTokens
    } finally {
      stop.abort()
      const unknown = { input: most.input, output: tokensOf(finder.length()) || THOUGHT_TOKENS }
      meter(usage ?? (isBilled ? unknown : { input: 0, output: 0 }))
    }
    return 0
  }

  return {
    id,
    mostFor,
    async *write(request, signal, meter = () => {}) {
      // Each refusal changes one manner for good, or halves what is asked for: they come to an end.
      let maxOutputTokens = mostFor(request).output
      while (maxOutputTokens > 0)
        maxOutputTokens = yield* writeOnce({ request, signal, meter, maxOutputTokens })
    },
  }
}
