import { TRPCError, type AnyProcedure, type AnyRouter } from '@trpc/server'

type Asked = { router: AnyRouter; path: string }

export const findProcedure = ({ router, path }: Asked): AnyProcedure | undefined => {
  const procedures = router._def.procedures as Record<string, AnyProcedure>
  return Object.hasOwn(procedures, path) ? procedures[path] : undefined
}

export function procedureAt({
  type,
  ...asked
}: Asked & { type: 'query' | 'mutation' | 'subscription' }): AnyProcedure {
  const procedure = findProcedure(asked)
  if (procedure === undefined) throw new TRPCError({ code: 'NOT_FOUND' })
  if (procedure._def.type !== type) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' })
  return procedure
}
