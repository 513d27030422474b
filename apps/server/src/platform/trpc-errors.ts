import type { ErrorCode } from '@luciole/contract/errors'
import { TRPCError } from '@trpc/server'
import { TRPC_ERROR_CODES_BY_KEY, type TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc'
import { AppError } from './errors'

type Answer = { key: TRPC_ERROR_CODE_KEY; httpStatus: number }

const ANSWERS: Partial<Record<ErrorCode, Answer>> = {
  internal: { key: 'INTERNAL_SERVER_ERROR', httpStatus: 500 },
  invalid_input: { key: 'BAD_REQUEST', httpStatus: 400 },
  not_found: { key: 'NOT_FOUND', httpStatus: 404 },
  'subscription.not_found': { key: 'NOT_FOUND', httpStatus: 404 },
  unauthenticated: { key: 'UNAUTHORIZED', httpStatus: 401 },
  'account.deleted': { key: 'FORBIDDEN', httpStatus: 403 },
  'account.password_wrong': { key: 'FORBIDDEN', httpStatus: 403 },
  'kid.locked': { key: 'FORBIDDEN', httpStatus: 403 },
  'narration.not_included': { key: 'FORBIDDEN', httpStatus: 403 },
  too_many_requests: { key: 'TOO_MANY_REQUESTS', httpStatus: 429 },
  client_too_old: { key: 'PRECONDITION_FAILED', httpStatus: 412 },
  'photo.too_large': { key: 'PAYLOAD_TOO_LARGE', httpStatus: 413 },
  overloaded: { key: 'SERVICE_UNAVAILABLE', httpStatus: 503 },
  'payment.unavailable': { key: 'SERVICE_UNAVAILABLE', httpStatus: 503 },
}
/** Everything else is a rule of the product that says no. */
const REFUSED: Answer = { key: 'CONFLICT', httpStatus: 409 }

const REASONS: Partial<Record<TRPC_ERROR_CODE_KEY, ErrorCode>> = {
  PARSE_ERROR: 'invalid_input',
  BAD_REQUEST: 'invalid_input',
  UNPROCESSABLE_CONTENT: 'invalid_input',
  UNSUPPORTED_MEDIA_TYPE: 'invalid_input',
  METHOD_NOT_SUPPORTED: 'invalid_input',
  PAYLOAD_TOO_LARGE: 'invalid_input',
  NOT_FOUND: 'not_found',
  UNAUTHORIZED: 'unauthenticated',
  TOO_MANY_REQUESTS: 'too_many_requests',
  SERVICE_UNAVAILABLE: 'overloaded',
}

export function answerOf(reason: ErrorCode) {
  const answer = ANSWERS[reason] ?? REFUSED
  return { ...answer, number: TRPC_ERROR_CODES_BY_KEY[answer.key] }
}

export const reasonOf = ({ cause, code }: TRPCError): ErrorCode =>
  cause instanceof AppError ? cause.code : (REASONS[code] ?? 'internal')

/** Which fields did not fit and the code of each; never the value that was sent. */
export function issuesOf({ cause, code }: TRPCError): { path: string; message: string }[] | null {
  if (code !== 'BAD_REQUEST' || cause === undefined || !('issues' in cause)) return null
  const issues = cause.issues as { path: PropertyKey[]; message: string }[]
  return issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
}
