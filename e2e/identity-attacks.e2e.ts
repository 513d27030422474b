import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { AuthClient } from '@supabase/auth-js'
import type { Page } from 'playwright-core'
import { rolldown } from 'rolldown'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, visit } from './harness/browser'
import { firstLink, waitForMail } from './harness/mailbox'
import { newEmail, PASSWORD } from './harness/parent'

declare global {
  /** The real client, unchanged, as a page of another origin would use it. */
  var openClient: () => InstanceType<typeof AuthClient>
}

// A shell's page may reach a server on its own machine; a page of the web is asked about first.
const browser = openBrowser({ flags: ['--disable-features=LocalNetworkAccessChecks'] })
const SHELL = 'https://localhost'
const NEXT = 'seven quiet lanterns in a row'
/** Longer than a token used twice is forgiven. */
const PAST_REUSE_MS = 10_500

let clientCode = ''
beforeAll(async () => {
  const bundle = await rolldown({
    input: fileURLToPath(import.meta.resolve('@supabase/auth-js')),
    platform: 'browser',
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'gotrue' })
  clientCode = output[0].code
})

/** A page of a native shell: another origin, so that only what CORS shows can be read. */
async function foreignPage(): Promise<Page> {
  const { context } = await visit({ browser: browser() })
  await context.route(`${SHELL}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>shell</title>' }),
  )
  const page = await context.newPage()
  await page.goto(SHELL)
  const options = `{ url: '${inject('origin')}/auth/v1', storageKey: crypto.randomUUID(),
    autoRefreshToken: false, persistSession: false }`
  const content = `${clientCode};window.openClient = () => new gotrue.AuthClient(${options})`
  await page.addScriptTag({ content })
  return page
}

async function linkOf({ email, subject }: { email: string; subject?: RegExp }) {
  const letter = { origin: inject('origin'), to: email, ...(subject ? { subject } : {}) }
  const { searchParams } = new URL(firstLink(await waitForMail(letter)))
  return {
    hash: searchParams.get('token_hash') ?? '',
    redirectTo: searchParams.get('redirect_to') ?? '',
  }
}

/** Signs up and confirms with the client in the page. */
async function newParent(page: Page) {
  const email = newEmail()
  await page.evaluate(
    async ({ email, password }) => void (await openClient().signUp({ email, password })),
    { email, password: PASSWORD },
  )
  const { hash } = await linkOf({ email })
  const session = await page.evaluate(async (token_hash) => {
    const { data, error } = await openClient().verifyOtp({ token_hash, type: 'signup' })
    if (error || !data.session) throw error ?? new Error('no session')
    const { access_token: access, refresh_token: refresh } = data.session
    return { access, refresh }
  }, hash)
  return { email, hash, ...session }
}

const refresh = (page: Page, token: string) =>
  page.evaluate(async (refresh_token) => {
    const { data, error } = await openClient().refreshSession({ refresh_token })
    return { token: data.session?.refresh_token ?? null, code: error?.code ?? null }
  }, token)

const asUser = (page: Page, token: string) =>
  page.evaluate(async (jwt) => {
    const { data, error } = await openClient().getUser(jwt)
    return { id: data.user?.id ?? null, error: error?.code ?? error?.name ?? null }
  }, token)

describe('the real client in a browser, from another origin', () => {
  it('learns the code of every refusal, and nothing of who has an account', async () => {
    const page = await foreignPage()
    const { email } = await newParent(page)
    const answers = await page.evaluate(
      async ({ emails, password }) => {
        const seen = []
        for (const email of emails) {
          const wrong = await openClient().signInWithPassword({ email, password })
          const { error } = await openClient().resetPasswordForEmail(email)
          seen.push([wrong.error?.code, wrong.error?.status, wrong.error?.message, error])
        }
        return seen
      },
      { emails: [email, newEmail()], password: 'guess guess' },
    )
    expect(answers[0]).toEqual(['invalid_credentials', 400, 'Invalid login credentials', null])
    expect(answers[1]).toEqual(answers[0])
    await page.context().close()
  })

  it('opens a link once, for its own purpose, and never to another site', async () => {
    const page = await foreignPage()
    const { email, hash } = await newParent(page)
    const again = await page.evaluate(async (token_hash) => {
      const { error } = await openClient().verifyOtp({ token_hash, type: 'signup' })
      return error?.code
    }, hash)
    expect(again).toBe('otp_expired')
    const origin = inject('origin')
    await page.evaluate(
      async ({ email, redirectTo }) =>
        void (await openClient().resetPasswordForEmail(email, { redirectTo })),
      { email, redirectTo: `${origin}@evil.example/changepassword` },
    )
    const reset = await linkOf({ email, subject: /password/i })
    expect(new URL(reset.redirectTo).origin).toBe(origin)
    const other = await page.evaluate(async (token_hash) => {
      const { error } = await openClient().verifyOtp({ token_hash, type: 'signup' })
      return error?.code
    }, reset.hash)
    expect(other).toBe('otp_expired')
    const query = new URLSearchParams({
      token_hash: reset.hash,
      type: 'recovery',
      redirect_to: 'https://evil.example/changepassword',
    })
    await page.goto(`${origin}/verify?${query}`)
    await page.getByRole('button').first().click()
    await page.waitForURL(`${origin}/changepassword`)
    await page.context().close()
  })

  it('gets one new token for many tabs at once; a stolen old one ends them all', async () => {
    const page = await foreignPage()
    const parent = await newParent(page)
    const tabs = await page.evaluate(async (refresh_token) => {
      const clients = Array.from({ length: 8 }, () => openClient())
      const answers = await Promise.all(
        clients.map((client) => client.refreshSession({ refresh_token })),
      )
      return answers.map(({ data }) => data.session?.refresh_token ?? null)
    }, parent.refresh)
    expect(new Set(tabs).size).toBe(1)
    const [second] = tabs
    expect(second).not.toBe(parent.refresh)
    const third = (await refresh(page, second ?? '')).token
    await page.waitForTimeout(PAST_REUSE_MS)
    expect((await refresh(page, parent.refresh)).code).toBe('refresh_token_already_used')
    expect((await refresh(page, third ?? '')).code).toBe('refresh_token_not_found')
    expect(await asUser(page, parent.access)).toEqual({
      id: null,
      error: 'AuthSessionMissingError',
    })
    await page.context().close()
  })

  it('is not believed a token it changed, nor one that needs no signature', async () => {
    const page = await foreignPage()
    const { access } = await newParent(page)
    expect((await asUser(page, access)).error).toBeNull()
    const [head = '', claims = '', signature = ''] = access.split('.')
    const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const told = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
    const lies = [
      `${head}.${write({ ...told, role: 'service_role' })}.${signature}`,
      `${head}.${write({ ...told, exp: Number(told.exp) + 9999 })}.${signature}`,
      `${write({ alg: 'none', typ: 'JWT' })}.${claims}.`,
      `${write({ alg: 'ES256', kid: randomUUID(), typ: 'JWT' })}.${claims}.${signature}`,
    ]
    for (const lie of lies) expect((await asUser(page, lie)).error).toBe('bad_jwt')
    const known = await page.evaluate(async (jwt) => {
      const { data } = await openClient().getClaims(jwt)
      return data?.claims.sub
    }, access)
    expect(known).toBe(told.sub)
    await page.context().close()
  })

  it('may not administrate, nor give itself a role', async () => {
    const page = await foreignPage()
    const { access } = await newParent(page)
    const answers = await page.evaluate(
      async ({ auth, jwt }) => {
        const send = async (path: string, init: RequestInit) => {
          const headers = {
            authorization: `Bearer ${jwt}`,
            'content-type': 'application/json;charset=UTF-8',
            'x-supabase-api-version': '2024-01-01',
          }
          return (await fetch(auth + path, { ...init, headers })).json() as Promise<
            Record<string, unknown>
          >
        }
        const body = JSON.stringify({
          role: 'service_role',
          email_confirmed_at: '2000-01-01T00:00:00Z',
          app_metadata: { plan: 'family' },
          data: { language: 'fr', email_verified: false },
        })
        return [await send('/admin/users', {}), await send('/user', { method: 'PUT', body })]
      },
      { auth: `${inject('origin')}/auth/v1`, jwt: access },
    )
    expect(answers[0]).toMatchObject({ code: 'not_admin' })
    expect(answers[1]).toMatchObject({
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { language: 'fr', email_verified: true },
    })
    await page.context().close()
  })

  it('leaves no other session alive after a new password, and none after signing out', async () => {
    const page = await foreignPage()
    const { email, refresh: elsewhere } = await newParent(page)
    const outcome = await page.evaluate(
      async ({ email, password, next }) => {
        const client = openClient()
        const { data } = await client.signInWithPassword({ email, password })
        const asked = await client.updateUser({ password: next })
        const { error } = await client.updateUser({ password: next, current_password: password })
        const token = data.session?.access_token ?? ''
        const alive = await openClient().getUser(token)
        await client.signOut({ scope: 'local' })
        const dead = await openClient().getUser(token)
        return [asked.error?.code, error, alive.error, dead.error?.name]
      },
      { email, password: PASSWORD, next: NEXT },
    )
    expect(outcome).toEqual(['current_password_required', null, null, 'AuthSessionMissingError'])
    expect((await refresh(page, elsewhere)).code).toBe('refresh_token_not_found')
    await page.context().close()
  })
})
