import { ERROR_CODES, type ErrorCode } from '@luciole/contract/errors'
import { LIMITS } from '@luciole/contract/limits'
import { initTRPC, TRPCError } from '@trpc/server'
import { AppError } from './errors'
import { answerOf, issuesOf, reasonOf } from './trpc-errors'

export type Parent = { accountId: string; email?: string }
/** What a bearer token turned out to be; null without one, or when it has ended. */
export type Caller = Parent & { isBeingDeleted: boolean }
export type Authenticate = (request: {
  authorization: string | undefined
}) => Promise<Caller | null>

export type Context = {
  /** Looked up once a request, at the first procedure that asks. */
  findCaller(): Promise<Caller | null>
  address: string
  /** Ends when the caller leaves or the server stops. */
  signal: AbortSignal
}

/** Who may call it: `owner` procedures take an id and answer `not_found` to every stranger. */
export type Meta = { access: 'public' | 'session' | 'owner' }

const PING_MS = 15_000

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    defaultMeta: { access: 'public' },
    sse: {
      ping: { enabled: true, intervalMs: PING_MS },
      client: { reconnectAfterInactivityMs: LIMITS.eventStreamTimeoutMs },
    },
    errorFormatter({ shape, error }) {
      const reason: ErrorCode = reasonOf(error)
      const issues = issuesOf(error)
      return {
        code: answerOf(reason).number,
        message: ERROR_CODES[reason],
        data: {
          code: answerOf(reason).key,
          httpStatus: answerOf(reason).httpStatus,
          reason,
          ...(shape.data.path === undefined ? {} : { path: shape.data.path }),
          ...(issues === null ? {} : { issues }),
        },
      }
    },
  })

export const { router } = t

export const refusal = (reason: ErrorCode) =>
  new TRPCError({ code: answerOf(reason).key, message: reason, cause: new AppError(reason) })

export const publicProcedure = t.procedure.meta({ access: 'public' })

export const accountProcedure = t.procedure
  .meta({ access: 'session' })
  .use(async ({ ctx, next }) => {
    const caller = await ctx.findCaller()
    if (caller === null) throw refusal('unauthenticated')
    if (caller.isBeingDeleted) throw refusal('account.deleted')
    const { accountId, email } = caller
    const parent: Parent = email === undefined ? { accountId } : { accountId, email }
    return next({ ctx: { parent } })
  })

/** For a procedure whose input names something a parent owns. */
export const ownerProcedure = accountProcedure.meta({ access: 'owner' })
