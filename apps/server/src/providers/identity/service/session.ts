import type { Tx } from '#platform/db'
import type { SessionRow, UserRow } from '#providers/identity/identity.tables'
import { signAccessToken } from './access-token'
import { encodeRefreshToken, refreshKey } from './refresh-token'
import { insertSession } from './sessions.store'
import type { Caller, ServiceDeps } from './settings'
import { describeUser } from './user-view'
import { updateUser } from './users.store'

const LONGEST_USER_AGENT = 300

/** A session begins: always a new one, whatever the browser brought along. */
export async function beginSession(
  deps: ServiceDeps,
  {
    tx,
    user,
    method,
    caller,
    isRecovery = false,
  }: { tx: Tx; user: UserRow; method: string; caller: Caller; isRecovery?: boolean },
) {
  const now = deps.clock.now()
  const session: SessionRow = {
    id: deps.newId(),
    userId: user.id,
    counter: 0,
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1000), isRecovery }],
    address: caller.address,
    userAgent: caller.userAgent.slice(0, LONGEST_USER_AGENT),
    createdAt: now,
    refreshedAt: now,
  }
  await insertSession(tx, session)
  const fresh = await updateUser(tx, { id: user.id, patch: { lastSignInAt: now } })
  return { user: fresh ?? user, session }
}

/** Made after the commit: signing needs no database, and a lost answer can be made again. */
export async function describeSession(
  deps: ServiceDeps,
  { user, session }: { user: UserRow; session: SessionRow },
) {
  const { ring, settings } = deps
  const { token, expiresAt } = await signAccessToken({
    user,
    sessionId: session.id,
    amr: session.amr.map(({ method, timestamp }) => ({ method, timestamp })),
    ring,
    issuer: settings.issuer,
    now: deps.clock.now(),
    lifeSeconds: settings.accessTokenSeconds,
  })
  const key = refreshKey({ secret: ring.secret, sessionId: session.id })
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: settings.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: encodeRefreshToken({ sessionId: session.id, counter: session.counter, key }),
    user: describeUser(user),
  }
}
