import { randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AuthClient } from '@supabase/auth-js'
import fastify from 'fastify'
import { inTransaction, type Database } from '#platform/db'
import { createTestClock, type TestClock } from '#platform/test-clock'
import { openTestDatabase } from '#platform/test-db'
import { createKeyRing } from './service/key-ring'
import { createPasswordHasher } from './service/password-hash'
import { registerIdentityRoutes } from './service/routes'
import { sendLetter, type Mail } from './service/send-letter'
import { DEFAULT_SETTINGS, type ServiceDeps, type ServiceSettings } from './service/settings'

export const SITE = 'https://luciole.example'
export const PASSWORD = 'glow worm over the hill'
export type Client = InstanceType<typeof AuthClient>
export type TestService = Awaited<ReturnType<typeof startTestService>>

/** The whole service on a real port, its letters caught; what the attacks are aimed at. */
export async function startTestService({
  database: given,
  clock = createTestClock(new Date().toISOString()),
  settings = {},
  plant = (deps) => deps,
}: {
  database?: Database
  clock?: TestClock
  settings?: Partial<ServiceSettings>
  plant?: (deps: ServiceDeps) => ServiceDeps
} = {}) {
  const database = given ?? (await openTestDatabase())
  const app = fastify({ trustProxy: true, routerOptions: { maxParamLength: 5000 } })
  const folder = join(tmpdir(), `luciole-identity-${randomUUID()}`)
  const letters: string[] = []
  const mails: Mail[] = []
  const failures: unknown[] = []
  const base: ServiceSettings = {
    ...DEFAULT_SETTINGS,
    issuer: '',
    webOrigin: SITE,
    redirects: { siteUrl: SITE, allowed: ['luciole://**'] },
    limitFactor: 1000,
    ...settings,
  }
  const tokenLifeMs = base.accessTokenSeconds * 1000
  const keysPath = join(folder, 'identity-keys.json')
  const ring = await createKeyRing({ path: keysPath, clock: clock.now, tokenLifeMs })
  const deps = plant({
    db: database.db,
    clock,
    newId: randomUUID,
    ring,
    hasher: createPasswordHasher(),
    settings: base,
    enqueueLetter: async (_, letterId) => void letters.push(letterId),
  })
  await app.register(
    (scope, _, done) => {
      registerIdentityRoutes(scope, {
        deps,
        report: (failure) => void failures.push(failure.error),
      })
      done()
    },
    { prefix: '/auth/v1' },
  )
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  base.issuer = `${origin}/auth/v1`

  async function deliver(): Promise<Mail[]> {
    const sent = mails.length
    for (const letterId of letters.splice(0)) {
      await sendLetter(deps, {
        letterId,
        commit: (work) => inTransaction(database, work),
        mail: async (mail) => void mails.push(mail),
      })
    }
    return mails.slice(sent)
  }

  const service = {
    app,
    clock,
    database,
    deps,
    deliver,
    failures,
    keysPath,
    mails,
    url: base.issuer,
    newAddress: () => `parent-${randomBytes(6).toString('hex')}@example.org`,
    newClient: (options: Partial<ConstructorParameters<typeof AuthClient>[0]> = {}): Client =>
      new AuthClient({
        url: base.issuer,
        autoRefreshToken: false,
        persistSession: false,
        storageKey: randomUUID(),
        ...options,
      }),
    async call(path: string, init: RequestInit & { json?: unknown; bearer?: string } = {}) {
      const { json, bearer, ...rest } = init
      const headers = new Headers(rest.headers)
      headers.set('x-supabase-api-version', headers.get('x-supabase-api-version') ?? '2024-01-01')
      if (bearer) headers.set('authorization', `Bearer ${bearer}`)
      if (json !== undefined) headers.set('content-type', 'application/json;charset=UTF-8')
      const body = json === undefined ? rest.body : JSON.stringify(json)
      const response = await fetch(`${base.issuer}${path}`, {
        redirect: 'manual',
        ...rest,
        headers,
        ...(body === undefined ? {} : { body }),
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: parse(text), text }
    },
    /** The newest link mailed to somebody, taken apart. */
    async linkFor(email: string) {
      await deliver()
      const mail = mails.findLast(({ to }) => to === email)
      const found = /https?:\/\/\S+\/verify\?\S+/.exec(mail?.text ?? '')?.[0]
      if (!found) throw new Error(`no link was mailed to ${email}`)
      const { searchParams } = new URL(found)
      const field = (name: string) => searchParams.get(name) ?? ''
      return { hash: field('token_hash'), type: field('type'), redirect: field('redirect_to') }
    },
    async confirmedParent(password = PASSWORD) {
      const email = service.newAddress()
      const client = service.newClient()
      await client.signUp({ email, password, options: { data: { language: 'fr' } } })
      const { hash } = await service.linkFor(email)
      const { data, error } = await client.verifyOtp({ token_hash: hash, type: 'signup' })
      if (error || !data.session) throw error ?? new Error('no session')
      return { email, client, session: data.session, user: data.session.user }
    },
    async close() {
      await app.close()
      if (!given) await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return service
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
