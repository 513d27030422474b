import type { Clock } from '#platform/clock'
import type { Db } from '#platform/db'
import type { Authenticate } from '#platform/trpc'
import type { Identity } from '#providers/identity/identity'
import { findAccount, insertAccount } from './accounts.store'
import type { AccountRow } from './accounts.tables'
import { hashEmail } from './email-hash'

type Deps = { db: Db; identity: Identity; clock: Clock; secret: string }

/** Token, live session, state of the account; the account's row is made at the first call. */
export const createAuthenticate =
  (deps: Deps): Authenticate =>
  async ({ authorization }) => {
    const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1]
    if (!token) return null
    const check = await deps.identity.checkSession(token)
    if (check.state === 'none') return null
    const accountId = check.userId
    if (check.state === 'ended') {
      const account = await findAccount(deps.db, accountId)
      return account?.deletingSince ? { accountId, isBeingDeleted: true } : null
    }
    if (check.state === 'deleted') return { accountId, isBeingDeleted: true }
    const { email } = check
    if (check.account === 'open' || check.account === 'closing') {
      return { accountId, email, isBeingDeleted: check.account === 'closing' }
    }
    const account = (await findAccount(deps.db, accountId)) ?? (await openAccount(deps, accountId))
    // The token is good and yet the user is gone: deleted, in a project that only signs tokens.
    if (!account) return { accountId, email, isBeingDeleted: true }
    return { accountId, email, isBeingDeleted: account.deletingSince !== null }
  }

async function openAccount(deps: Deps, id: string): Promise<AccountRow | null> {
  const user = await deps.identity.findUser(id)
  if (!user) return null
  const language = user.language ?? 'en'
  return insertAccount(deps.db, {
    id,
    interfaceLanguage: language,
    storyLanguage: language,
    emailHash: hashEmail({ email: user.email, secret: deps.secret }),
    createdAt: deps.clock.now(),
  })
}
