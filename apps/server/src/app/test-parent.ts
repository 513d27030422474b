import type { Language } from '@luciole/contract/language'
import { AuthClient } from '@supabase/auth-js'
import { createTRPCClient, httpLink } from '@trpc/client'
import { sql } from 'drizzle-orm'
import type { AppRouter } from './router'
import type { openTestServer } from './test-server'

type TestServer = Awaited<ReturnType<typeof openTestServer>>

export const PASSWORD = 'glow worm over the hill'

export async function until<Found>(
  look: () => Promise<Found | null | undefined | false>,
): Promise<Found> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const found = await look()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it never came')
}

/** A parent who signed up, opened the mail and came in, with a client of the API. */
export async function newParent({
  server,
  email,
  language = 'en',
}: {
  server: TestServer
  email: string
  language?: Language
}) {
  const auth = new AuthClient({
    url: `${server.url}/auth/v1`,
    autoRefreshToken: false,
    persistSession: false,
    storageKey: email,
  })
  await auth.signUp({ email, password: PASSWORD, options: { data: { language } } })
  const mail = await until(async () => {
    const { rows } = await server.house.database.db.execute<{ text: string }>(
      sql`select text from outbox_mails where "to" = ${email}`,
    )
    return rows.at(-1)
  })
  const link = new URL(/https?:\/\/\S+\/verify\S+/.exec(mail.text)?.[0] ?? '')
  const { data, error } = await auth.verifyOtp({
    token_hash: link.searchParams.get('token_hash') ?? '',
    type: 'signup',
  })
  if (error || !data.session) throw error ?? new Error('no session')
  const token = data.session.access_token
  const trpc = createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${server.url}/trpc`, headers: { authorization: `Bearer ${token}` } })],
  })
  return { auth, trpc, email, token, id: data.session.user.id }
}

/** Why a call was refused, in the closed list's words. */
export const reasonOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => 'no refusal',
    (error: { data?: { reason?: string } }) => error.data?.reason,
  )
