import type { PublicConfig } from '@luciole/contract/public-config'
import { AuthClient, type GoTrueClient, type Session } from '@supabase/auth-js'
import { serverOrigin } from '#platform/native'
import { sessionStore } from '#platform/session-store'

const STORAGE_KEY = 'luciole-session'
let client: GoTrueClient | null = null

/** False once it was ended, here or elsewhere; a session that cannot be renewed just now is kept. */
export const hasStoredSession = async () => (await sessionStore().getItem(STORAGE_KEY)) !== null

/** Our own mail needs no flow; a hosted project may send a `code`, which only PKCE can redeem. */
const flowOf = (url: URL) => (url.searchParams.has('code') ? 'pkce' : 'implicit')

export function openAuthClient({ authUrl, authKey }: PublicConfig) {
  client = new AuthClient({
    url: new URL(authUrl, serverOrigin()).href.replace(/\/$/, ''),
    storageKey: STORAGE_KEY,
    flowType: flowOf(new URL(location.href)),
    detectSessionInUrl: true,
    persistSession: true,
    storage: sessionStore(),
    autoRefreshToken: true,
    ...(authKey ? { headers: { apikey: authKey } } : {}),
  })
  return client
}

export function authClient() {
  if (!client) throw new Error('the auth client is opened before the first render')
  return client
}

/** The session as it was kept last, whether or not it can still be renewed. */
export async function storedSession(): Promise<Session | null> {
  try {
    return JSON.parse((await sessionStore().getItem(STORAGE_KEY)) ?? 'null') as Session | null
  } catch {
    return null
  }
}
