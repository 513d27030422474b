import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose'
import * as z from 'zod'
import type { Clock } from '#platform/clock'
import type { Identity, SessionCheck } from './identity'

const LEEWAY_S = 30
const KEYS_CACHED_MS = 600_000
const KEYS_COOL_DOWN_MS = 30_000
const TIMEOUT_MS = 10_000
/** A hosted project has no call that ends the sessions of another; a ban does, at the next refresh. */
const FOR_GOOD = '876000h'

export type HostedSettings = {
  url: string
  adminKey: string
  publicKey: string | null
  keys: { jwksUrl: string } | { secret: string }
}

const claimsSchema = z.object({
  sub: z.uuid(),
  role: z.literal('authenticated'),
  is_anonymous: z.literal(false),
  email: z.string().default(''),
  exp: z.number(),
})
const userSchema = z.object({
  id: z.string(),
  email: z.string().default(''),
  user_metadata: z.record(z.string(), z.unknown()).default({}),
})

/** Somebody else's GoTrue project behind the same questions. */
export function createHostedIdentity({
  settings,
  clock,
  send = fetch,
}: {
  settings: HostedSettings
  clock: Clock
  send?: typeof fetch
}): Identity {
  const verify = createVerifier({ settings, clock })
  const call = createCaller({ settings, send })
  const readUser = async (userId: string) => {
    const answer = await call({ path: `/admin/users/${userId}` })
    if (answer.status === 404) return null
    return { raw: answer.body, user: userSchema.parse(answer.body) }
  }
  const change = async (userId: string, body: Record<string, unknown>) =>
    void (await call({ path: `/admin/users/${userId}`, method: 'PUT', body }))

  return {
    mode: 'hosted',
    async checkSession(token): Promise<SessionCheck> {
      const claims = await verify(token)
      return claims ? { state: 'live', userId: claims.sub, email: claims.email } : { state: 'none' }
    },
    async findUser(userId) {
      const found = await readUser(userId)
      if (!found) return null
      const { language } = found.user.user_metadata
      const isOurs = language === 'en' || language === 'fr'
      return { id: found.user.id, email: found.user.email, language: isOurs ? language : null }
    },
    async checkPassword({ email, password }) {
      const answer = await call({
        path: '/token?grant_type=password',
        method: 'POST',
        body: { email, password },
        key: settings.publicKey ?? settings.adminKey,
      })
      if (answer.status === 429) return 'too_many'
      const token = answer.body['access_token']
      if (typeof token !== 'string') return 'wrong'
      await call({ path: '/logout?scope=local', method: 'POST', bearer: token })
      return 'right'
    },
    setLanguage: ({ userId, language }) => change(userId, { user_metadata: { language } }),
    endSessions: ({ userId }) => change(userId, { ban_duration: FOR_GOOD }),
    async deleteUser({ userId }) {
      await call({ path: `/admin/users/${userId}`, method: 'DELETE', body: {} })
    },
    exportUser: async (userId) => (await readUser(userId))?.raw ?? {},
  }
}

function createVerifier({ settings, clock }: { settings: HostedSettings; clock: Clock }) {
  const { keys, url } = settings
  const options = (algorithms: string[]) => ({
    algorithms,
    issuer: url,
    audience: 'authenticated',
    clockTolerance: LEEWAY_S,
    currentDate: clock.now(),
    requiredClaims: ['exp', 'sub'],
  })
  const remote =
    'jwksUrl' in keys
      ? createRemoteJWKSet(new URL(keys.jwksUrl), {
          cacheMaxAge: KEYS_CACHED_MS,
          cooldownDuration: KEYS_COOL_DOWN_MS,
          timeoutDuration: TIMEOUT_MS,
        })
      : null
  const secret = 'secret' in keys ? new TextEncoder().encode(keys.secret) : null

  return async (token: string) => {
    let payload: JWTPayload
    try {
      if (remote) ({ payload } = await jwtVerify(token, remote, options(['ES256', 'RS256'])))
      else if (secret) ({ payload } = await jwtVerify(token, secret, options(['HS256'])))
      else return null
    } catch (error) {
      if (isOutage(error)) throw error
      return null
    }
    const claims = claimsSchema.safeParse(payload)
    return claims.success ? claims.data : null
  }
}

/** The keys could not be fetched: that says nothing about the token. */
const isOutage = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof Error &&
    'code' in error &&
    (error.code === 'ERR_JWKS_TIMEOUT' || error.code === 'ERR_JOSE_GENERIC'))

function createCaller({ settings, send }: { settings: HostedSettings; send: typeof fetch }) {
  return async ({
    path,
    method = 'GET',
    body,
    key = settings.adminKey,
    bearer = key,
  }: {
    path: string
    method?: string
    body?: Record<string, unknown>
    key?: string
    bearer?: string
  }) => {
    const response = await send(`${settings.url}${path}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        apikey: key,
        authorization: `Bearer ${bearer}`,
        'x-supabase-api-version': '2024-01-01',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    const isRefusal = response.status === 401 || response.status === 403
    if (response.status >= 500 || (isRefusal && path.startsWith('/admin'))) {
      throw new Error(`The identity project answered ${response.status} to ${method} ${path}`)
    }
    return { status: response.status, body: parseObject(text) }
  }
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
