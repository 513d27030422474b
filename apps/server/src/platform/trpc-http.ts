import { fastifyRequestHandler, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify'
import type { AnyRouter } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CLIENT_HEADER, isTooOld } from './client-version'
import type { Clock } from './clock'
import { AppError } from './errors'
import type { Log } from './log'
import type { Report } from './report'
import type { Stopping } from './stopping'
import { refusal, type Authenticate, type Caller, type Context } from './trpc'
import { reasonOf } from './trpc-errors'

export type TrpcHttpOptions = {
  authenticate: Authenticate
  admit(address: string): Promise<void>
  minimumClient: string
  clock: Clock
  log: Log
  report: Report
  stopping: Stopping
}

async function refuseEarly({
  request,
  options,
}: {
  request: FastifyRequest
  options: TrpcHttpOptions
}): Promise<void> {
  const header = request.headers[CLIENT_HEADER]
  if (isTooOld({ header, minimum: options.minimumClient })) throw refusal('client_too_old')
  try {
    await options.admit(request.ip)
  } catch (error) {
    throw error instanceof AppError ? refusal(error.code) : error
  }
}

function contextOf({
  request,
  options,
}: {
  request: FastifyRequest
  options: TrpcHttpOptions
}): Context {
  let caller: Promise<Caller | null> | null = null
  let log: Log | null = null
  return {
    findCaller: () =>
      (caller ??= options.authenticate({ authorization: request.headers.authorization })),
    clock: options.clock,
    requestId: request.id,
    address: request.ip,
    get log() {
      return (log ??= options.log.child({ requestId: request.id }))
    },
    signal: options.stopping.nextStage(),
  }
}

/** Only events flow: every other answer is sent whole, in one write instead of four. */
async function sendAnswer({ reply, answer }: { reply: FastifyReply; answer: Response }) {
  if (answer.headers.get('content-type') === 'text/event-stream') return await reply.send(answer)
  const body = await answer.text()
  return await reply.code(answer.status).headers(Object.fromEntries(answer.headers)).send(body)
}

export async function registerTrpc<Router extends AnyRouter>({
  http,
  router,
  options,
}: {
  http: FastifyInstance
  router: Router
  options: TrpcHttpOptions
}): Promise<void> {
  const trpcOptions = {
    router,
    createContext: async ({ req }: { req: FastifyRequest }) => {
      await refuseEarly({ request: req, options })
      return contextOf({ request: req, options })
    },
    onError({ error, path, req }) {
      if (reasonOf(error) !== 'internal') return
      const where = `trpc ${path ?? ''}`
      options.report({ error: error.cause ?? error, where, requestId: req.id })
    },
    maxBatchSize: 20,
  } as FastifyTRPCPluginOptions<Router>['trpcOptions']
  await http.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    scope.all<{ Params: { path: string } }>('/trpc/:path', async (req, reply) => {
      const send = (answer: Response) => sendAnswer({ reply, answer })
      const res = { raw: reply.raw, send } as unknown as FastifyReply
      await fastifyRequestHandler({ ...trpcOptions, req, res, path: req.params.path })
      return reply
    })
  })
}
