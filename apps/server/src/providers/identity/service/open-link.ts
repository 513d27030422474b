import type { Tx } from '#platform/db'
import type { OneTimeTokenRow, TokenType, UserRow } from '#providers/identity/identity.tables'
import { linkLifeSeconds } from './links'
import { banned, emailExists, otpExpired } from './refusals'
import { deleteSessionsOf } from './sessions.store'
import { isBanned, type ServiceDeps } from './settings'
import { deleteLinksOf, deleteOneTimeTokensOf, takeOneTimeToken } from './tokens.store'
import { findUserByEmail, lockUser, updateUser, type UserPatch } from './users.store'

const TYPES: Record<string, readonly TokenType[]> = {
  signup: ['signup'],
  invite: ['invite'],
  magiclink: ['magiclink'],
  recovery: ['recovery'],
  email: ['signup', 'invite', 'magiclink'],
  email_change: ['email_change_current', 'email_change_new'],
}
/** With both addresses to agree, the change takes two links. */
const AGREEMENTS_NEEDED = 2

export const isLinkType = (type: string) => Object.hasOwn(TYPES, type)

export type UsedLink = { user: UserRow; token: OneTimeTokenRow; isHalfway: boolean }

/** Single use, in time, of the right kind: one answer for every way it can fail. */
export async function openLink(
  deps: ServiceDeps,
  { tx, hash, type }: { tx: Tx; hash: string; type: string },
): Promise<UsedLink> {
  const token = await takeOneTimeToken(tx, { hash, types: TYPES[type] ?? [] })
  const user = token && (await lockUser(tx, token.userId))
  if (!token || !user || user.deletedAt) throw otpExpired()
  const now = deps.clock.now()
  const lifeMs = linkLifeSeconds(deps.settings, token.type) * 1000
  if (now.getTime() - token.createdAt.getTime() > lifeMs) throw otpExpired()
  if (isBanned({ bannedUntil: user.bannedUntil, now })) throw banned(400)
  if (type === 'email_change') return agreeToChange(deps, { tx, user, token })
  return { user: await confirm(deps, { tx, user, type: token.type }), token, isHalfway: false }
}

async function confirm(
  deps: ServiceDeps,
  { tx, user, type }: { tx: Tx; user: UserRow; type: TokenType },
): Promise<UserRow> {
  if (user.emailConfirmedAt) return user
  const now = deps.clock.now()
  const patch: UserPatch = { emailConfirmedAt: now, updatedAt: now }
  // Recovering an account nobody confirmed: its password may be a stranger's, so it goes first.
  if (type !== 'signup') {
    patch.passwordHash = null
    await deleteSessionsOf(tx, { userId: user.id })
  }
  await deleteLinksOf(tx, user.id)
  return (await updateUser(tx, { id: user.id, patch })) ?? user
}

async function agreeToChange(
  deps: ServiceDeps,
  { tx, user, token }: { tx: Tx; user: UserRow; token: OneTimeTokenRow },
): Promise<UsedLink> {
  if (!user.newEmail) throw otpExpired()
  const agreed = user.emailChangeAgreed + 1
  if (agreed < AGREEMENTS_NEEDED) {
    const fresh = await updateUser(tx, { id: user.id, patch: { emailChangeAgreed: agreed } })
    return { user: fresh ?? user, token, isHalfway: true }
  }
  if (await findUserByEmail(tx, user.newEmail)) throw emailExists()
  const now = deps.clock.now()
  await deleteOneTimeTokensOf(tx, user.id)
  const patch = { email: user.newEmail, newEmail: null, emailChangeAgreed: 0, updatedAt: now }
  const fresh = await updateUser(tx, { id: user.id, patch })
  return { user: fresh ?? user, token, isHalfway: false }
}
