import { answerJson, answerStatus, type Answer } from '#providers/live/test-service'
import { pagesAskedFor, speakOpenAi } from './test-words'

interface Asked {
  max_tokens?: number
  max_completion_tokens?: number
  response_format?: { type: string }
}
const askedIn = (body: string) => JSON.parse(body) as Asked

const refuse = (status: number, error: Record<string, unknown>) => answerJson({ error }, status)

/** What a server turns down, in its own words; the rest it answers. */
const turningDown =
  (
    isRefused: (asked: Asked) => boolean,
    refusal: (asked: Asked) => Answer,
    next: Answer = speakOpenAi(),
  ): Answer =>
  (response, heard) => {
    const asked = askedIn(heard.body)
    return (isRefused(asked) ? refusal(asked) : next)(response, heard)
  }

/** A llama.cpp of before schemas, and its Python server: a 500 for what they do not know. */
export const speakWithoutSchemas = turningDown(
  ({ response_format }) => response_format?.type === 'json_schema',
  () =>
    refuse(500, {
      code: 500,
      message: 'response_format type must be one of "text" or "json_object", but got: json_schema',
      type: 'server_error',
    }),
)

/** vLLM: what is asked for must fit beside the question. */
export const speakWithin = (tokens: number) =>
  turningDown(
    ({ max_tokens = 0 }) => max_tokens > tokens,
    ({ max_tokens }) =>
      refuse(400, {
        message: `'max_tokens' or 'max_completion_tokens' is too large: ${max_tokens}. This model's maximum context length is 16384 tokens and your request has 4000 input tokens (${max_tokens} > 16384 - 4000).`,
        type: 'BadRequestError',
        param: null,
        code: 400,
      }),
  )

/** llama.cpp: the question alone is too long. */
export const speakOfLittleContext = refuse(400, {
  code: 400,
  message:
    'request (9000 tokens) exceeds the available context size (4096 tokens), try increasing it',
  type: 'exceed_context_size_error',
  n_prompt_tokens: 9000,
  n_ctx: 4096,
})

export const speakWhileLoading = answerStatus(503)

const send = (delta: Record<string, unknown>) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta }] })}\n\n`

/** Thoughts in a field of their own (`reasoning` of Ollama, `reasoning_content` of vLLM), and no figures at the end. */
export const thinkBeside =
  (field: 'reasoning' | 'reasoning_content'): Answer =>
  (response, { body }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': keep-alive\n\n')
    response.write(send({ role: 'assistant', content: '' }))
    response.write(send({ [field]: 'Page {"number":1,"en":"A draft.","fr":"Un essai."} it is.' }))
    response.write(send({ content: JSON.stringify({ pages: pagesAskedFor(body) }) }))
    response.end('data: [DONE]\n\n')
  }

/** Thoughts in the answer itself, as models without a parser of their server’s write them. */
export const thinkAloud = speakOpenAi({
  say: (pages) =>
    `<think>\nA draft: {"pages": [${JSON.stringify({ ...pages[0], en: 'Hm. The draft was not good.' })}] and "so on {\n</think>\n\n${JSON.stringify({ pages })}`,
})

/** An error in the middle of the stream, where it is too late for a status. */
export const breakInStream: Answer = (response, { body }) => {
  const text = JSON.stringify({ pages: pagesAskedFor(body) })
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(send({ content: text.slice(0, text.indexOf('"number":3,')) }))
  response.end(
    `data: ${JSON.stringify({ error: { message: 'sk-secret-key: CUDA out of memory', type: 'server_error' } })}\n\n`,
  )
}
