import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import type { UserRow } from '#providers/identity/identity.tables'
import type { KeyRing } from './key-ring'
import { badJwt } from './refusals'
import { describeUser } from './user-view'

export const AUDIENCE = 'authenticated'
export const LEEWAY_S = 30

export const amrSchema = z.array(z.object({ method: z.string(), timestamp: z.number() }))
export type Amr = z.infer<typeof amrSchema>

const claimsSchema = z.object({
  sub: z.uuid(),
  role: z.string(),
  session_id: z.uuid().optional(),
  email: z.string().default(''),
  exp: z.number(),
  is_anonymous: z.boolean().default(false),
  user_metadata: z.record(z.string(), z.unknown()).default({}),
})
export type AccessClaims = z.infer<typeof claimsSchema>

export async function signAccessToken({
  user,
  sessionId,
  amr,
  ring,
  issuer,
  now,
  lifeSeconds,
}: {
  user: UserRow
  sessionId: string
  amr: Amr
  ring: KeyRing
  issuer: string
  now: Date
  lifeSeconds: number
}) {
  const { kid, key } = await ring.signer()
  const issuedAt = Math.floor(now.getTime() / 1000)
  const view = describeUser(user)
  const token = await new SignJWT({
    email: view.email,
    phone: '',
    app_metadata: view.app_metadata,
    user_metadata: view.user_metadata,
    role: 'authenticated',
    aal: 'aal1',
    amr,
    session_id: sessionId,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(user.id)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifeSeconds)
    .sign(key)
  return { token, expiresAt: issuedAt + lifeSeconds }
}

/** Signature, algorithm, issuer, audience and expiry; whether the session lives is asked elsewhere. */
export async function verifyAccessToken({
  token,
  ring,
  issuer,
  now,
}: {
  token: string
  ring: KeyRing
  issuer: string
  now: Date
}): Promise<AccessClaims> {
  let payload: unknown
  try {
    const verified = await jwtVerify(token, await ring.verifiers(), {
      algorithms: ['ES256'],
      issuer,
      audience: AUDIENCE,
      clockTolerance: LEEWAY_S,
      currentDate: now,
      requiredClaims: ['exp', 'iat', 'sub'],
    })
    payload = verified.payload
  } catch (error) {
    throw badJwt(error instanceof Error ? error.message : 'unable to parse or verify signature')
  }
  const claims = claimsSchema.safeParse(payload)
  if (!claims.success) throw badJwt('missing or malformed claims')
  return claims.data
}
