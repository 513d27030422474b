import type { ConfigOf } from '#platform/config'
import { ServiceError } from '#platform/errors'
import { createModelWriter, SERVICE, type MeteredWriter } from './model-writer'
import { asThinkerTakesIt } from './server-manners'
import type { textConfig } from './text.config'

export type TextConfig = ConfigOf<{ text: typeof textConfig }>['text']

const HOMES = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com/v1' }
const READABLE = /^(application\/json|text\/event-stream|application\/x-ndjson)/

export const textHome = ({ provider, baseUrl }: Pick<TextConfig, 'provider' | 'baseUrl'>) =>
  provider === 'builtin' ? null : (baseUrl ?? HOMES[provider]).replace(/\/+$/, '')

/** An error page with a friendly status is no answer, and nothing is carried on to another house. */
const readableFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  const type = response.headers.get('content-type') ?? ''
  if (response.ok && !READABLE.test(type)) {
    await response.body?.cancel()
    throw new ServiceError(SERVICE, 'unreadable')
  }
  return response
}

/** The model that writes, as configured; null when we write ourselves. */
export async function openWriter(config: TextConfig): Promise<MeteredWriter | null> {
  const { provider, model: name, apiKey, isStructured } = config
  const baseURL = textHome(config)
  if (provider === 'builtin' || name === null || baseURL === null) return null
  const common = { id: `${provider}:${name}`, isStructured, idleMs: config.firstPageSeconds * 1000 }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    const anthropic = createAnthropic({ baseURL, apiKey: apiKey ?? '', fetch: readableFetch })
    return createModelWriter({ ...common, model: () => anthropic(name) })
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createModelWriter({
    ...common,
    model: (manners) =>
      createOpenAICompatible({
        name: 'words',
        baseURL,
        includeUsage: true,
        supportsStructuredOutputs: manners.hasSchemas,
        fetch: readableFetch,
        ...(manners.isThinking ? { transformRequestBody: asThinkerTakesIt(manners) } : {}),
        ...(apiKey === null ? {} : { apiKey }),
      })(name),
  })
}
