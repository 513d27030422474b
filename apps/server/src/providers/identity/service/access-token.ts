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

/** Tokens found good under a set of keys; the same one comes with every call for a quarter of an hour. */
const good = new WeakMap<object, Map<string, AccessClaims>>()
const MOST_REMEMBERED = 2000

/** Signature, algorithm, issuer, audience and expiry; whether the session lives is asked elsewhere. */
export async function verifyAccessToken(check: {
  token: string
  ring: KeyRing
  issuer: string
  now: Date
}): Promise<AccessClaims> {
  const keys = await check.ring.verifiers()
  const known = good.get(keys) ?? new Map<string, AccessClaims>()
  good.set(keys, known)
  const id = `${check.issuer} ${check.token}`
  const seen = known.get(id)
  if (seen && seen.exp + LEEWAY_S > check.now.getTime() / 1000) return seen
  const claims = await verifyAnew({ ...check, keys })
  const oldest = known.size >= MOST_REMEMBERED ? known.keys().next().value : undefined
  if (oldest !== undefined) known.delete(oldest)
  known.set(id, claims)
  return claims
}

export async function verifyAnew({
  token,
  keys,
  issuer,
  now,
}: {
  token: string
  keys: Awaited<ReturnType<KeyRing['verifiers']>>
  issuer: string
  now: Date
}): Promise<AccessClaims> {
  let payload: unknown
  try {
    const verified = await jwtVerify(token, keys, {
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
