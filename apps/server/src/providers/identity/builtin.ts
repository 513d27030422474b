import { inTransaction } from '#platform/db'
import type { AnyColumn, SQL } from 'drizzle-orm'
import type { AccountState, Identity, SessionCheck } from './identity'
import { deleteLettersTo } from './service/letters.store'
import { readClaims, requireFound } from './service/bearer'
import { AuthError } from './service/errors'
import { forgetPerson, forgiveSignIn, limitSignIn } from './service/limits'
import { languageOf, mergeMetadata } from './service/metadata'
import type { ServiceDeps } from './service/settings'
import { describeUser } from './service/user-view'
import { createSessionFinder, deleteSessionsOf, describeSessions } from './service/sessions.store'
import { deleteUser, findUserById, updateUser } from './service/users.store'

/** Our own service behind the product's question: who is this? */
export function createBuiltinIdentity(
  deps: ServiceDeps,
  accountState?: (userId: AnyColumn) => SQL<AccountState>,
): Identity {
  const { db } = deps
  const find = createSessionFinder(accountState ? { db, beside: accountState } : { db })
  return {
    mode: 'embedded',
    checkSession: (token) => checkSession({ deps, token, find }),

    async findUser(userId) {
      const user = await findUserById(deps.db, userId)
      if (!user || user.deletedAt) return null
      const isSet = user.userMetadata['language'] !== undefined
      const language = isSet ? languageOf(user.userMetadata) : null
      return { id: user.id, email: user.email ?? '', language }
    },

    async checkPassword({ userId, password, address }) {
      const user = await findUserById(deps.db, userId)
      const email = user?.email ?? ''
      const caller = { address, userAgent: '' }
      try {
        await limitSignIn(deps, { email, caller, isKnownHere: true })
      } catch (error) {
        if (error instanceof AuthError) return 'too_many'
        throw error
      }
      const isRight = await deps.hasher.verify({ password, hash: user?.passwordHash ?? null })
      if (isRight) await forgiveSignIn(deps, { email, caller })
      return isRight ? 'right' : 'wrong'
    },

    async setLanguage({ userId, language }) {
      await inTransaction(deps, async (tx) => {
        const user = await findUserById(tx, userId)
        if (!user) return
        const userMetadata = mergeMetadata({ old: user.userMetadata, update: { language } })
        await updateUser(tx, { id: userId, patch: { userMetadata } })
      })
    },

    endSessions: ({ tx, userId }) => deleteSessionsOf(tx ?? deps.db, { userId }),

    async deleteUser({ userId, email }) {
      await inTransaction(deps, async (tx) => {
        const user = await findUserById(tx, userId)
        await deleteUser(tx, userId)
        for (const address of [email, user?.email, user?.newEmail]) {
          if (address) await deleteLettersTo(tx, address)
        }
      })
      await forgetPerson(deps, email)
    },

    async exportUser(userId) {
      const user = await findUserById(deps.db, userId)
      if (!user) return {}
      return { user: describeUser(user), sessions: await describeSessions(deps.db, userId) }
    },
  }
}

async function checkSession({
  deps,
  token,
  find,
}: {
  deps: ServiceDeps
  token: string
  find: ReturnType<typeof createSessionFinder<AccountState | null>>
}): Promise<SessionCheck> {
  const header = `Bearer ${token}`
  try {
    const { user, beside } = await requireFound({ deps, header, find })
    const live = { state: 'live', userId: user.id, email: user.email ?? '' } as const
    return beside === null ? live : { ...live, account: beside }
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    const state = error.code === 'user_not_found' ? 'deleted' : 'ended'
    if (state === 'ended' && error.code !== 'session_not_found') return { state: 'none' }
    const { sub } = await readClaims(deps, header)
    return { state, userId: sub }
  }
}
