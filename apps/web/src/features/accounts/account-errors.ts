import { isAuthError } from '@supabase/auth-js'
import i18next from 'i18next'
import { describeError, isNetworkError, reasonOf } from '#api/describe-error'
import { InvalidCredentialsError, NoDataError, UserAlreadyExistsError } from '#api/errors'

const BY_CODE: Record<string, () => string> = {
  weak_password: () => i18next.t('accounts:signUp.weakPassword'),
  same_password: () => i18next.t('accounts:change.same'),
  email_not_confirmed: () => i18next.t('accounts:signIn.notConfirmed'),
  otp_expired: () => i18next.t('accounts:verify.expiredTitle'),
  over_request_rate_limit: () =>
    i18next.t('errors:codes', { returnObjects: true }).too_many_requests,
  over_email_send_rate_limit: () =>
    i18next.t('errors:codes', { returnObjects: true }).too_many_requests,
}

/** What an account action that failed says; an unknown failure names its cause. */
export function describeAccountError(error: unknown): string {
  if (error instanceof InvalidCredentialsError) return i18next.t('accounts:signIn.invalid')
  if (error instanceof UserAlreadyExistsError) return i18next.t('accounts:signUp.alreadyRegistered')
  if (error instanceof NoDataError) return i18next.t('accounts:signUp.noData')
  const words = isAuthError(error) && error.code ? BY_CODE[error.code]?.() : undefined
  if (words) return words
  if (reasonOf(error) || isNetworkError(error)) return describeError(error)
  const cause = error instanceof Error ? error.message : String(error)
  return i18next.t('accounts:genericError', { cause })
}

export const codeOf = (error: unknown) => (isAuthError(error) ? error.code : undefined)

/** Refused by our sign-in before the change, or by an identity that asks for it itself. */
export const isCurrentPasswordWrong = (error: unknown) =>
  error instanceof InvalidCredentialsError ||
  codeOf(error) === 'current_password_invalid' ||
  codeOf(error) === 'current_password_required'
