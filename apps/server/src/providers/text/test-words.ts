import { answerJson, type Answer } from '#providers/live/test-service'

export interface TestPage {
  number: number
  en: string
  fr: string
}

/** What a page told by the test’s model ends with, and ours does not. */
export const TAIL = { en: ' And that was that.', fr: ' Et voilà tout.' }

const retold = ({ number, en, fr }: TestPage): TestPage => ({
  number,
  en: en + TAIL.en,
  fr: fr + TAIL.fr,
})

/** The wanted pages of a prompt as a good model would tell them. */
export function pagesAskedFor(body: string): TestPage[] {
  const { messages } = JSON.parse(body) as { messages: { content: unknown }[] }
  const prompt = messages
    .map(({ content }) =>
      typeof content === 'string'
        ? content
        : (content as { text?: string }[]).map(({ text }) => text ?? '').join('\n'),
    )
    .join('\n')
  const wanted = /Wanted pages: ([\d, ]+)/.exec(prompt)?.[1]?.split(',').map(Number) ?? []
  return [...prompt.matchAll(/^\{"number":.*\}$/gm)]
    .map(([line]) => JSON.parse(line) as TestPage)
    .filter(({ number }) => wanted.includes(number))
    .map(retold)
}

const chunk = (content: string) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content } }] })}\n\n`

interface Spoken {
  /** The answer’s text, as this model would write it. */
  say?(pages: TestPage[]): string
  /** Stops once this page has begun, and never ends. */
  stallsInPage?: number
}

/** OpenAI-compatible chat, streamed in small pieces. */
export const speakOpenAi =
  ({ say = (pages) => JSON.stringify({ pages }), stallsInPage }: Spoken = {}): Answer =>
  (response, { body }) => {
    const text = say(pagesAskedFor(body))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const end = stallsInPage ? text.indexOf(`"number":${stallsInPage},`) : Infinity
    for (let at = 0; at < text.length; at += 40) {
      if (at > end) return
      response.write(chunk(text.slice(at, at + 40)))
    }
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage: { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 } })}\n\n`,
    )
    response.end('data: [DONE]\n\n')
  }

const turnedDown = (message: string, param: string): Answer =>
  answerJson({ error: { message, type: 'invalid_request_error', param, code: null } }, 400)

/** OpenAI-compatible chat with a model that thinks, in the words such a one refuses with. */
export const speakThinking: Answer = (response, heard) => {
  const asked = JSON.parse(heard.body) as Record<string, unknown>
  const answer =
    'max_tokens' in asked
      ? turnedDown(
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
          'max_tokens',
        )
      : 'temperature' in asked
        ? turnedDown(
            "Unsupported value: 'temperature' does not support 0.8 with this model. Only the default (1) value is supported.",
            'temperature',
          )
        : speakOpenAi()
  return answer(response, heard)
}

/** Anthropic’s messages, streamed: as text, or as the use of a tool where it is given one. */
export const speakAnthropic: Answer = (response, { body }) => {
  const text = JSON.stringify({ pages: pagesAskedFor(body) })
  const send = (data: { type: string } & Record<string, unknown>) =>
    response.write(`event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const usage = { input_tokens: 1000, output_tokens: 1 }
  send({
    type: 'message_start',
    message: {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage,
    },
  })
  const hasTool = 'tools' in (JSON.parse(body) as object)
  const tool = { type: 'tool_use', id: 't', name: 'json', input: {} }
  const content_block = hasTool ? tool : { type: 'text', text: '' }
  send({ type: 'content_block_start', index: 0, content_block })
  for (let at = 0; at < text.length; at += 40) {
    const piece = text.slice(at, at + 40)
    const delta = hasTool
      ? { type: 'input_json_delta', partial_json: piece }
      : { type: 'text_delta', text: piece }
    send({ type: 'content_block_delta', index: 0, delta })
  }
  send({ type: 'content_block_stop', index: 0 })
  send({
    type: 'message_delta',
    delta: { stop_reason: hasTool ? 'tool_use' : 'end_turn', stop_sequence: null },
    usage: { output_tokens: 500 },
  })
  send({ type: 'message_stop' })
  response.end()
}
