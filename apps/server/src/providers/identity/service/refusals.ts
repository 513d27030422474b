import { AuthError } from './errors'

const refusal = (status: number, code: string, message: string) => () =>
  new AuthError({ status, code, message })

/** A field is missing or malformed. */
export const invalid = (message: string) =>
  new AuthError({ status: 400, code: 'validation_failed', message })

export const weakPassword = ({ reasons, message }: { reasons: string[]; message: string }) =>
  new AuthError({ status: 422, code: 'weak_password', message, reasons })

export const badJwt = (message: string) =>
  new AuthError({ status: 403, code: 'bad_jwt', message: `invalid JWT: ${message}` })

export const banned = (status: 400 | 403) =>
  new AuthError({ status, code: 'user_banned', message: 'User is banned' })

export const userNotFound = (status: 403 | 404) =>
  new AuthError({ status, code: 'user_not_found', message: 'User not found' })

export const invalidCredentials = refusal(400, 'invalid_credentials', 'Invalid login credentials')
export const emailNotConfirmed = refusal(400, 'email_not_confirmed', 'Email not confirmed')
export const alreadyRegistered = refusal(422, 'user_already_exists', 'User already registered')
export const emailExists = refusal(
  422,
  'email_exists',
  'A user with this email address has already been registered',
)
export const signupDisabled = refusal(
  422,
  'signup_disabled',
  'Signups not allowed for this instance',
)
export const anonymousDisabled = refusal(
  422,
  'anonymous_provider_disabled',
  'Anonymous sign-ins are disabled',
)
export const phoneDisabled = refusal(400, 'phone_provider_disabled', 'Phone sign-ins are disabled')
export const providerDisabled = refusal(400, 'provider_disabled', 'This provider is not enabled')
export const linkingDisabled = refusal(404, 'manual_linking_disabled', 'Manual linking is disabled')
export const samlDisabled = refusal(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
export const samePassword = refusal(
  422,
  'same_password',
  'New password should be different from the old password.',
)
export const reauthenticationNeeded = refusal(
  400,
  'reauthentication_needed',
  'Password update requires reauthentication',
)
export const reauthenticationNotValid = refusal(
  422,
  'reauthentication_not_valid',
  'Nonce has expired or is invalid',
)
export const currentPasswordRequired = refusal(
  400,
  'current_password_required',
  'Current password required when setting new password.',
)
export const currentPasswordInvalid = refusal(
  400,
  'current_password_invalid',
  'Current password is incorrect.',
)
export const tooManyMails = refusal(
  429,
  'over_email_send_rate_limit',
  'For security purposes, please wait a moment before asking again.',
)
export const tooManyRequests = refusal(429, 'over_request_rate_limit', 'Request rate limit reached')
export const otpExpired = refusal(403, 'otp_expired', 'Token has expired or is invalid')
export const flowNotFound = (status: 400 | 404) =>
  new AuthError({
    status,
    code: 'flow_state_not_found',
    message: 'invalid flow state, no valid flow state found',
  })
export const flowExpired = refusal(
  422,
  'flow_state_expired',
  'invalid flow state, flow state has expired',
)
export const badVerifier = refusal(
  400,
  'bad_code_verifier',
  'code challenge does not match previously saved code verifier',
)
export const malformedRefreshToken = () => invalid('Refresh token is not valid')
export const refreshTokenNotFound = refusal(
  400,
  'refresh_token_not_found',
  'Invalid Refresh Token: Refresh Token Not Found',
)
export const refreshTokenUsed = refusal(
  400,
  'refresh_token_already_used',
  'Invalid Refresh Token: Already Used',
)
export const sessionExpired = refusal(
  400,
  'session_expired',
  'Invalid Refresh Token: Session Expired',
)
export const sessionNotFound = refusal(
  403,
  'session_not_found',
  'Session from session_id claim in JWT does not exist',
)
export const noAuthorization = refusal(
  401,
  'no_authorization',
  'This endpoint requires a valid Bearer token',
)
export const notAdmin = refusal(403, 'not_admin', 'User not allowed')
export const conflict = refusal(
  409,
  'conflict',
  'Too many concurrent token refresh requests on the same session',
)
