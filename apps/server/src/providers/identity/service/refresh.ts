import { inTransaction, sqlState, type Tx } from '#platform/db'
import type { SessionRow, UserRow } from '#providers/identity/identity.tables'
import type { AuthError } from './errors'
import { decideRefresh, isSessionOver } from './refresh-rule'
import {
  decodeRefreshToken,
  isRefreshTokenGenuine,
  refreshKey,
  type RefreshToken,
} from './refresh-token'
import {
  banned,
  conflict,
  malformedRefreshToken,
  refreshTokenNotFound,
  refreshTokenUsed,
  sessionExpired,
} from './refusals'
import { describeSession } from './session'
import { deleteSession, lockSession, saveRotation } from './sessions.store'
import { isBanned, type Caller, type ServiceDeps } from './settings'
import { findUserById } from './users.store'

const SHORTEST = 12
const LOCK_NOT_AVAILABLE = '55P03'

type Outcome = { user: UserRow; session: SessionRow } | { refusal: AuthError }

export async function refreshSession(
  deps: ServiceDeps,
  { refreshToken, caller }: { refreshToken: string; caller: Caller },
) {
  const token = refreshToken.length < SHORTEST ? null : decodeRefreshToken(refreshToken)
  if (!token) throw malformedRefreshToken()
  const key = refreshKey({ secret: deps.ring.secret, sessionId: token.sessionId })
  if (!isRefreshTokenGenuine({ token, key })) throw refreshTokenNotFound()
  // A refusal is returned, not thrown, out of the transaction: the revocation it means must commit.
  const outcome = await inTransaction(deps, (tx) => turn(deps, { tx, token, caller })).catch(
    (error: unknown) => {
      if (sqlState(error) === LOCK_NOT_AVAILABLE) throw conflict()
      throw error
    },
  )
  if ('refusal' in outcome) throw outcome.refusal
  return describeSession(deps, outcome)
}

async function turn(
  deps: ServiceDeps,
  { tx, token, caller }: { tx: Tx; token: RefreshToken; caller: Caller },
): Promise<Outcome> {
  const now = deps.clock.now()
  const session = await lockSession(tx, token.sessionId)
  const user = session && (await findUserById(tx, session.userId))
  if (!session || !user) return { refusal: refreshTokenNotFound() }
  if (isBanned({ bannedUntil: user.bannedUntil, now })) return { refusal: banned(400) }
  if (isSessionOver({ session, now, settings: deps.settings })) {
    await deleteSession(tx, session.id)
    return { refusal: sessionExpired() }
  }
  const decision = decideRefresh({
    stored: session.counter,
    given: token.counter,
    sinceRotationMs: now.getTime() - session.refreshedAt.getTime(),
    reuseMs: deps.settings.refreshReuseSeconds * 1000,
  })
  if (decision === 'malformed') return { refusal: malformedRefreshToken() }
  if (decision === 'revoke') {
    await deleteSession(tx, session.id)
    return { refusal: refreshTokenUsed() }
  }
  if (decision === 'repeat') return { user, session }
  const rotated: SessionRow = {
    ...session,
    counter: session.counter + 1,
    refreshedAt: now,
    address: caller.address,
    userAgent: caller.userAgent.slice(0, 300),
  }
  await saveRotation(tx, {
    id: rotated.id,
    counter: rotated.counter,
    refreshedAt: now,
    address: rotated.address,
    userAgent: rotated.userAgent,
  })
  return { user, session: rotated }
}
