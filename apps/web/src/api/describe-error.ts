import { type ErrorCode, isErrorCode } from '@luciole/contract/errors'
import { isAuthError, isAuthRetryableFetchError } from '@supabase/auth-js'
import { TRPCClientError } from '@trpc/client'
import i18next from 'i18next'

const dataOf = (error: unknown): Record<string, unknown> => {
  const data: unknown = error instanceof TRPCClientError ? error.data : undefined
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

/** The server's own reason, when it gave one. */
export function reasonOf(error: unknown): ErrorCode | null {
  const { reason } = dataOf(error)
  return isErrorCode(reason) ? reason : null
}

export function httpStatusOf(error: unknown): number | null {
  const { httpStatus } = dataOf(error)
  return typeof httpStatus === 'number' ? httpStatus : null
}

/** The answer never came: no network, a proxy's page, or a server that is down. */
export function isNetworkError(error: unknown) {
  if (isAuthRetryableFetchError(error)) return true
  return error instanceof TRPCClientError && httpStatusOf(error) === null
}

/** No fault of this app, and over by itself: no network, or a server with its hands full. */
export const isPassing = (error: unknown) =>
  isNetworkError(error) || reasonOf(error) === 'overloaded'

/** Deleted meanwhile, or closed by the plan: a screen says so, and nothing is broken. */
export const isGone = (error: unknown) =>
  ['not_found', 'kid.locked'].includes(reasonOf(error) ?? '')

/** A code as words in the parent's language. */
export function describeError(error: unknown): string {
  const reason = reasonOf(error)
  if (reason) return i18next.t('errors:codes', { returnObjects: true })[reason]
  if (isNetworkError(error)) return i18next.t('errors:network')
  return isAuthError(error) && error.message ? error.message : i18next.t('errors:unknown')
}

/** A refusal with words of its own says them; anything else is the failure the screen names. */
export const describeFailure = (nameFailure: () => string) => (error: unknown) => {
  const reason = reasonOf(error)
  return reason && reason !== 'internal' ? describeError(error) : nameFailure()
}
