import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Heard {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
  /** The same as it came, for what is no text. */
  bytes: Buffer
}
export type Answer = (response: ServerResponse, heard: Heard) => void | Promise<void>

/** A service outside, on this machine, that answers as a test tells it to; the last answer stays. */
export async function openTestService(answers: Answer[]) {
  const heard: Heard[] = []
  const queue = [...answers]
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const bytes = Buffer.concat(parts)
    const call = {
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers: request.headers,
      body: bytes.toString('utf8'),
      bytes,
    }
    heard.push(call)
    const answer = queue.length > 1 ? queue.shift() : queue[0]
    await answer?.(response, call)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export const answerStatus =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(
      JSON.stringify({ error: { message: 'key sk-secret-key was refused', type: 'test' } }),
    )
  }
export const answerHtml: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end('<html><body>Bad gateway, sk-secret-key</body></html>')
}
/** Takes the call and says nothing at all. */
export const answerNever: Answer = () => {}
export const answerJson =
  (answer: unknown, status = 200): Answer =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer))

/** A queue: a ticket first, and to who comes back with it a file of its own. */
export const answerQueue = (
  file: Answer,
  onTicket: (ticket: string) => void = () => {},
): Answer => {
  let last = 0
  return (response, heard) => {
    if (heard.path.startsWith('/files/')) return file(response, heard)
    if (heard.method === 'POST') {
      const ticket = `p${++last}`
      onTicket(ticket)
      return answerJson({ id: ticket, status: 'starting' })(response, heard)
    }
    const id = heard.path.split('/').at(-1) ?? ''
    const output = [`http://${heard.headers.host}/files/${id}.png`]
    return answerJson({ id, status: 'succeeded', output })(response, heard)
  }
}
