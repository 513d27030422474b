import type { FastifyInstance } from 'fastify'
import { AuthError } from './errors'
import { linkingDisabled, phoneDisabled, providerDisabled, samlDisabled } from './refusals'

const otpDisabled = () =>
  new AuthError({ status: 422, code: 'otp_disabled', message: 'Signups not allowed for otp' })
const mfaDisabled = () =>
  new AuthError({ status: 422, code: 'mfa_totp_enroll_not_enabled', message: 'MFA is disabled' })

/** Calls of the client for what we do not have: each is refused by its own name. */
export function refuseMissingFeatures(app: FastifyInstance): void {
  const refuse = (refusal: () => AuthError) => async () => {
    throw refusal()
  }
  app.post('/otp', async ({ body }) => {
    const hasPhone = typeof body === 'object' && body !== null && 'phone' in body && body.phone
    throw hasPhone ? phoneDisabled() : otpDisabled()
  })
  app.get('/authorize', refuse(providerDisabled))
  app.post('/sso', refuse(samlDisabled))
  app.get('/user/identities/authorize', refuse(linkingDisabled))
  app.delete('/user/identities/:id', refuse(linkingDisabled))
  app.post('/factors', refuse(mfaDisabled))
}
