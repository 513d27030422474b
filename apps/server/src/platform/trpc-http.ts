import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify'
import type { AnyRouter } from '@trpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
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
  await http.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions })
}
