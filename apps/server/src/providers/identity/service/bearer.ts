import type { SessionRow, UserRow } from '#providers/identity/identity.tables'
import { verifyAccessToken, type AccessClaims } from './access-token'
import { isSessionOver } from './refresh-rule'
import { badJwt, banned, noAuthorization, sessionNotFound, userNotFound } from './refusals'
import { createSessionFinder } from './sessions.store'
import { isBanned, type ServiceDeps } from './settings'
import { findUserById } from './users.store'

export function readBearer(header: string | undefined): string {
  const token = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1]
  if (!token) throw noAuthorization()
  return token
}

export function readClaims(deps: ServiceDeps, header: string | undefined): Promise<AccessClaims> {
  const { ring, settings, clock } = deps
  return verifyAccessToken({
    token: readBearer(header),
    ring,
    issuer: settings.issuer,
    now: clock.now(),
  })
}

type FoundSession<Beside> = { user: UserRow; session: SessionRow; beside: Beside }

/** Signature first, then whether the user and the session still live. */
export const requireSession = (deps: ServiceDeps, header: string | undefined) =>
  requireFound({ deps, header, find: createSessionFinder(deps) })

export async function requireFound<Beside>({
  deps,
  header,
  find,
}: {
  deps: ServiceDeps
  header: string | undefined
  find: (sessionId: string) => Promise<FoundSession<Beside> | null>
}): Promise<FoundSession<Beside> & { claims: AccessClaims }> {
  const claims = await readClaims(deps, header)
  if (claims.role !== 'authenticated') throw badJwt('this token is not a user’s')
  const found = claims.session_id ? await find(claims.session_id) : null
  if (found?.user.id !== claims.sub || found.user.deletedAt) {
    const user = await findUserById(deps.db, claims.sub)
    throw !user || user.deletedAt ? userNotFound(403) : sessionNotFound()
  }
  const { user, session, beside } = found
  const now = deps.clock.now()
  if (isSessionOver({ session, now, settings: deps.settings })) throw sessionNotFound()
  if (isBanned({ bannedUntil: user.bannedUntil, now })) throw banned(403)
  return { user, session, beside, claims }
}
