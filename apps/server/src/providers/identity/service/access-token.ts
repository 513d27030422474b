import { SignJWT } from 'jose'
import * as z from 'zod'
import type { UserRow } from '#providers/identity/identity.tables'
import type { KeyRing } from './key-ring'
import { badJwt } from './refusals'
import { openSignedToken, type Verifiers } from './signed-token'
import { describeUser } from './user-view'

export const AUDIENCE = 'authenticated'
export const LEEWAY_S = 30

export const amrSchema = z.array(z.object({ method: z.string(), timestamp: z.number() }))
export type Amr = z.infer<typeof amrSchema>

const claimsSchema = z.object({
  iss: z.string(),
  aud: z.literal(AUDIENCE),
  sub: z.uuid(),
  role: z.string(),
  iat: z.number(),
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
  if (seen && !hasEnded({ claims: seen, now: check.now })) return seen
  const claims = verifyAnew({ ...check, keys })
  const oldest = known.size >= MOST_REMEMBERED ? known.keys().next().value : undefined
  if (oldest !== undefined) known.delete(oldest)
  known.set(id, claims)
  return claims
}

export function verifyAnew({
  token,
  keys,
  issuer,
  now,
}: {
  token: string
  keys: Verifiers
  issuer: string
  now: Date
}): AccessClaims {
  const payload = openSignedToken({ token, keys })
  if (payload === undefined) throw badJwt('unable to parse or verify signature')
  const claims = claimsSchema.safeParse(payload)
  if (!claims.success) throw badJwt('missing or malformed claims')
  if (claims.data.iss !== issuer) throw badJwt('not from this issuer')
  if (hasEnded({ claims: claims.data, now })) throw badJwt('token is expired')
  return claims.data
}

const hasEnded = ({ claims, now }: { claims: AccessClaims; now: Date }) =>
  claims.exp + LEEWAY_S <= now.getTime() / 1000
