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

const REFUSED = new Set([400, 413, 422])
/** Some local servers call a request they cannot serve a failure of their own. */
const ABOUT_FORM = /response_format|json_schema|grammar/
/** OpenAI: “max_tokens is too large”; vLLM: “maximum context length”; llama.cpp: “context size”. */
const TOO_MUCH = /too large|context (?:length|size|window)|maximum allowed number of output/i

const refusalOf = (error: unknown): string | null => {
  if (!APICallError.isInstance(error)) return null
  const { statusCode = 0, responseBody: said = '' } = error
  return REFUSED.has(statusCode) || (statusCode >= 500 && ABOUT_FORM.test(said)) ? said : null
}

/** Whether a shorter answer may be had where this long a one is refused. */
export const isTooMuch = (error: unknown): boolean => TOO_MUCH.test(refusalOf(error) ?? '')

/** What to do otherwise after a refusal; null when it was about something else. */
export function mannersLearned({
  error,
  manners: { hasSchemas, hasTemperature, isThinking, hasEffort },
}: {
  error: unknown
  manners: Manners
}): Partial<Manners> | null {
  const said = refusalOf(error)
  if (said === null || TOO_MUCH.test(said)) return null
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
