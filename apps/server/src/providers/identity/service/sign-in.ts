import { inTransaction } from '#platform/db'
import type { UserRow } from '#providers/identity/identity.tables'
import { forgiveSignIn, limitSignIn } from './limits'
import { findWeakness } from './password-policy'
import { bodies, readBody } from './read-body'
import { banned, emailNotConfirmed, invalid, invalidCredentials, phoneDisabled } from './refusals'
import { beginSession, describeSession } from './session'
import { hasSessionAtAddress } from './sessions.store'
import { isBanned, type Caller, type ServiceDeps } from './settings'
import { findUserByEmail, lockUser } from './users.store'

export async function signIn(
  deps: ServiceDeps,
  { body, caller }: { body: unknown; caller: Caller },
) {
  const fields = readBody(bodies.password, body)
  if (fields.phone) throw phoneDisabled()
  if (!fields.email || !fields.password) throw invalid('missing email or password')
  const { password } = fields
  const email = fields.email.toLowerCase()

  const user = await findUserByEmail(deps.db, email)
  const isKnownHere = await hasSessionAtAddress(deps.db, {
    userId: user?.id ?? deps.newId(),
    address: caller.address,
  })
  await limitSignIn(deps, { email, caller, isKnownHere })
  const isRight = await deps.hasher.verify({ password, hash: user?.passwordHash ?? null })
  if (!user || !isRight) throw invalidCredentials()
  assertMaySignIn(deps, user)

  const begun = await inTransaction(deps, async (tx) => {
    const current = await lockUser(tx, user.id)
    // The password may have changed while we were hashing.
    if (!current || current.passwordHash !== user.passwordHash) throw invalidCredentials()
    return beginSession(deps, { tx, user: current, method: 'password', caller })
  })
  await forgiveSignIn(deps, { email, caller })
  const session = await describeSession(deps, begun)
  const reasons = findWeakness({ password, email })
  if (reasons.length === 0) return session
  return { ...session, weak_password: { message: 'This password is easy to guess.', reasons } }
}

/** Only asked once the password was right: nobody else learns the state of an account. */
function assertMaySignIn(deps: ServiceDeps, user: UserRow) {
  const now = deps.clock.now()
  if (isBanned({ bannedUntil: user.bannedUntil, now })) throw banned(400)
  if (!user.emailConfirmedAt) throw emailNotConfirmed()
}
