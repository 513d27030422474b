import { SignJWT } from 'jose'
import { AUDIENCE } from './access-token'
import type { ServiceDeps } from './settings'

const NOBODY = '00000000-0000-0000-0000-000000000000'
const LIFE_S = 300

/** For a program that administrates: short-lived, and nobody's session. */
export async function createServiceToken(
  deps: Pick<ServiceDeps, 'ring' | 'settings' | 'clock'>,
): Promise<string> {
  const { kid, key } = await deps.ring.signer()
  const now = Math.floor(deps.clock.now().getTime() / 1000)
  return new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .setIssuer(deps.settings.issuer)
    .setAudience(AUDIENCE)
    .setSubject(NOBODY)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFE_S)
    .sign(key)
}
