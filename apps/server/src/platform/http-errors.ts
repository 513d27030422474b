import { ERROR_CODES, type ErrorCode } from '@luciole/contract/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './errors'
import type { Report } from './report'
import { answerOf } from './trpc-errors'

/** Fastify's own refusals (too large, malformed, unknown type) carry the status they mean. */
function reasonOf(error: FastifyError | AppError): { reason: ErrorCode; httpStatus: number } {
  if (error instanceof AppError) {
    return { reason: error.code, httpStatus: answerOf(error.code).httpStatus }
  }
  const status = error.statusCode ?? 500
  if (status === 404) return { reason: 'not_found', httpStatus: 404 }
  if (status === 429) return { reason: 'too_many_requests', httpStatus: 429 }
  if (status === 503) return { reason: 'overloaded', httpStatus: 503 }
  if (status >= 400 && status < 500) return { reason: 'invalid_input', httpStatus: status }
  return { reason: 'internal', httpStatus: 500 }
}

/** The same shape as a tRPC failure, so that a client reads one kind of error. */
export const errorBody = ({ reason, httpStatus }: { reason: ErrorCode; httpStatus: number }) => ({
  error: {
    message: ERROR_CODES[reason],
    code: answerOf(reason).number,
    data: { code: answerOf(reason).key, httpStatus, reason },
  },
})

/** A page that is closed while it is answered: nothing broke. */
const hasCallerLeft = (error: unknown) =>
  (error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE'

export async function answerHttpError({
  error,
  request,
  reply,
  report,
}: {
  error: unknown
  request: FastifyRequest
  reply: FastifyReply
  report: Report
}): Promise<FastifyReply> {
  const answer = reasonOf(error as FastifyError)
  if (answer.reason === 'internal' && !hasCallerLeft(error)) {
    report({ error, where: request.routeOptions.url ?? 'unmatched', requestId: request.id })
  }
  return reply.status(answer.httpStatus).send(errorBody(answer))
}
