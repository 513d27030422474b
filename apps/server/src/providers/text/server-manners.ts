import { APICallError } from 'ai'

/** What a server is asked besides the words; what it once turned down is left out from then on. */
export interface Manners {
  /** An answer held to a schema. */
  hasSchemas: boolean
  hasTemperature: boolean
  /** It thinks before it writes, and has a limit of another name that counts its thoughts too. */
  isThinking: boolean
  /** A thinker is asked to think little: a parent is waiting. */
  hasEffort: boolean
}

/** What to do otherwise after a refusal; null when it was about something else. */
export function mannersLearned({
  error,
  manners: { hasSchemas, hasTemperature, isThinking, hasEffort },
}: {
  error: unknown
  manners: Manners
}): Partial<Manners> | null {
  if (!APICallError.isInstance(error)) return null
  if (error.statusCode !== 400 && error.statusCode !== 422) return null
  const said = error.responseBody ?? ''
  if (!isThinking && said.includes('max_completion_tokens')) return { isThinking: true }
  if (isThinking && hasEffort && said.includes('reasoning_effort')) return { hasEffort: false }
  if (hasTemperature && said.includes('temperature')) return { hasTemperature: false }
  return hasSchemas ? { hasSchemas: false } : null
}

/** The request as OpenAI’s thinking models take it. */
export const asThinkerTakesIt =
  ({ hasEffort }: Manners) =>
  ({ max_tokens, ...body }: Record<string, unknown>) => ({
    ...body,
    max_completion_tokens: max_tokens,
    ...(hasEffort ? { reasoning_effort: 'low' } : {}),
  })
