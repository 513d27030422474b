import {
  getErrorShape,
  getTRPCErrorFromUnknown,
  TRPCError,
  type AnyProcedure,
  type AnyRouter,
} from '@trpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from './trpc'

type Type = 'query' | 'mutation' | 'subscription'
type Asked = { router: AnyRouter; path: string }

/** A request for `path`, and what answering it needs. */
export interface Call extends Asked {
  request: FastifyRequest
  reply: FastifyReply
  createContext(): Promise<Context>
  onError(failure: { error: TRPCError; path: string }): void
}

export const findProcedure = ({ router, path }: Asked): AnyProcedure | undefined => {
  const procedures = router._def.procedures as Record<string, AnyProcedure>
  return Object.hasOwn(procedures, path) ? procedures[path] : undefined
}

export function procedureAt({ type, ...asked }: Asked & { type: Type }): AnyProcedure {
  const procedure = findProcedure(asked)
  if (procedure === undefined) throw new TRPCError({ code: 'NOT_FOUND' })
  if (procedure._def.type !== type) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' })
  return procedure
}

/** What failed is handed on, and told in tRPC's shape. */
export function shapeOfFailure({
  router,
  path,
  type,
  onError,
  cause,
}: Pick<Call, 'router' | 'path' | 'onError'> & { type: Type; cause: unknown }) {
  const error = getTRPCErrorFromUnknown(cause)
  onError({ error, path })
  const nothing = { input: undefined, ctx: undefined }
  return getErrorShape({ config: router._def._config, error, path, type, ...nothing })
}
