import { once } from 'node:events'
import { isTrackedEnvelope } from '@trpc/server'
import type { FastifyRequest } from 'fastify'
import { procedureAt, shapeOfFailure, type Call } from './trpc-procedure'
import { readWords, requireKeepable } from './trpc-words'

type Frame = { event?: string; data: string; id?: string }
type Query = { input?: string; lastEventId?: string }

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

const lineOf = ([field, text]: [string, string]) => `${field}: ${text}\n`
const frameOf = (frame: Frame) => `${Object.entries(frame).map(lineOf).join('')}\n`

const frameOfValue = (value: unknown): Frame =>
  isTrackedEnvelope(value)
    ? { data: JSON.stringify(value[1]), id: value[0] }
    : { data: JSON.stringify(value) }

/** What was asked for, and from where on: a client that comes back says so in a header. */
function inputOf(request: FastifyRequest): unknown {
  const query = request.query as Query
  const lastEventId = request.headers['last-event-id'] ?? query.lastEventId
  const input = requireKeepable(readWords(query.input))
  return lastEventId ? { ...(input as object), lastEventId } : input
}

/**
 * A subscription, in tRPC's own frames but written straight to its connection: a parent who only
 * waits holds none of the library's web streams, which are most of what a stream would cost.
 */
export async function answerStream({
  router,
  path,
  request,
  reply,
  createContext,
  onError,
}: Call): Promise<void> {
  const { sse } = router._def._config
  const { raw } = reply
  const left = new AbortController()
  raw.once('close', () => left.abort())
  const say = (frame: Frame) => raw.destroyed || raw.write(frameOf(frame))
  reply.hijack()
  raw.writeHead(200, { ...reply.getHeaders(), ...HEADERS } as Record<string, string>)
  say({ event: 'connected', data: JSON.stringify(sse?.client ?? {}) })
  const ping = setInterval(say, sse?.ping?.intervalMs, { event: 'ping', data: '' })
  try {
    const follow = procedureAt({ router, path, type: 'subscription' })
    const followed = (await follow({
      path,
      type: 'subscription',
      ctx: await createContext(),
      getRawInput: async () => inputOf(request),
      signal: left.signal,
      batchIndex: 0,
    })) as AsyncIterable<unknown>
    for await (const value of followed) {
      if (!say(frameOfValue(value))) await once(raw, 'drain', { signal: left.signal })
    }
    say({ event: 'return', data: '' })
  } catch (cause) {
    if (left.signal.aborted) return
    const shape = shapeOfFailure({ router, path, type: 'subscription', onError, cause })
    say({ event: 'serialized-error', data: JSON.stringify(shape) })
  } finally {
    clearInterval(ping)
    raw.end()
  }
}
