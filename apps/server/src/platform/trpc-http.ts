import { fastifyRequestHandler, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify'
import type { AnyProcedure, AnyRouter, TRPCError } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CLIENT_HEADER, isTooOld } from './client-version'
import type { Clock } from './clock'
import { AppError } from './errors'
import type { Log } from './log'
import type { Report } from './report'
import type { Stopping } from './stopping'
import { refusal, type Authenticate, type Caller, type Context } from './trpc'
import { reasonOf } from './trpc-errors'
import { answerStream } from './trpc-stream'

type Failure = { error: TRPCError; path: string; requestId: string }

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

/** Sent whole, in one write instead of four. */
async function sendAnswer({ reply, answer }: { reply: FastifyReply; answer: Response }) {
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
  const createContext = async (request: FastifyRequest) => {
    await refuseEarly({ request, options })
    return contextOf({ request, options })
  }
  const reportError = ({ error, path, requestId }: Failure) => {
    if (reasonOf(error) !== 'internal') return
    options.report({ error: error.cause ?? error, where: `trpc ${path}`, requestId })
  }
  const trpcOptions = {
    router,
    createContext: ({ req }: { req: FastifyRequest }) => createContext(req),
    onError: ({ error, path = '', req }) => reportError({ error, path, requestId: req.id }),
    maxBatchSize: 20,
  } as FastifyTRPCPluginOptions<Router>['trpcOptions']
  const procedures = router._def.procedures as Record<string, AnyProcedure>
  const isStream = (path: string) =>
    Object.hasOwn(procedures, path) && procedures[path]?._def.type === 'subscription'
  await http.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    scope.all<{ Params: { path: string } }>('/trpc/:path', async (req, reply) => {
      const { path } = req.params
      if (req.method === 'GET' && isStream(path)) {
        await answerStream({
          router,
          path,
          request: req,
          reply,
          createContext: () => createContext(req),
          onError: (error) => reportError({ error, path, requestId: req.id }),
        })
        return reply
      }
      const send = (answer: Response) => sendAnswer({ reply, answer })
      const res = { raw: reply.raw, send } as unknown as FastifyReply
      await fastifyRequestHandler({ ...trpcOptions, req, res, path })
      return reply
    })
  })
}
