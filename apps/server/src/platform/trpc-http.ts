import type { AnyRouter, TRPCError } from '@trpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CLIENT_HEADER, isTooOld } from './client-version'
import { AppError } from './errors'
import type { Report } from './report'
import type { Stopping } from './stopping'
import { refusal, type Authenticate, type Caller, type Context } from './trpc'
import { reasonOf } from './trpc-errors'
import { answerCalls } from './trpc-call'
import { findProcedure } from './trpc-procedure'
import { answerStream } from './trpc-stream'

type Failure = { error: TRPCError; path: string; requestId: string }

export type TrpcHttpOptions = {
  authenticate: Authenticate
  admit(address: string): Promise<void>
  minimumClient: string
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
  return {
    findCaller: () =>
      (caller ??= options.authenticate({ authorization: request.headers.authorization })),
    address: request.ip,
    signal: options.stopping.nextStage(),
  }
}

export async function registerTrpc({
  http,
  router,
  options,
}: {
  http: FastifyInstance
  router: AnyRouter
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
  const isStream = (path: string) => findProcedure({ router, path })?._def.type === 'subscription'
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    scope.route<{ Params: { path: string } }>({
      method: ['GET', 'POST'],
      url: '/trpc/:path',
      async handler(request, reply) {
        const { path } = request.params
        const call = {
          router,
          path,
          request,
          reply,
          createContext: () => createContext(request),
          onError: (failure: Omit<Failure, 'requestId'>) =>
            reportError({ ...failure, requestId: request.id }),
        }
        if (request.method === 'POST' || !isStream(path)) return await answerCalls(call)
        await answerStream(call)
        return reply
      },
    })
  })
}
