import { inTransaction } from '#platform/db'
import type { Identity, SessionCheck } from './identity'
import { deleteLettersTo } from './service/letters.store'
import { readClaims, requireSession } from './service/bearer'
import { AuthError } from './service/errors'
import { forgetPerson, forgiveSignIn, limitSignIn } from './service/limits'
import { languageOf, mergeMetadata } from './service/metadata'
import type { ServiceDeps } from './service/settings'
import { describeUser } from './service/user-view'
import { deleteSessionsOf, describeSessions } from './service/sessions.store'
import { deleteUser, findUserById, updateUser } from './service/users.store'

/** Our own service behind the product's question: who is this? */
export function createBuiltinIdentity(deps: ServiceDeps): Identity {
  return {
    mode: 'embedded',
    checkSession: (token) => checkSession(deps, token),

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

async function checkSession(deps: ServiceDeps, token: string): Promise<SessionCheck> {
  try {
    const { user } = await requireSession(deps, `Bearer ${token}`)
    return { state: 'live', userId: user.id, email: user.email ?? '' }
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    const state = error.code === 'user_not_found' ? 'deleted' : 'ended'
    if (state === 'ended' && error.code !== 'session_not_found') return { state: 'none' }
    const { sub } = await readClaims(deps, `Bearer ${token}`)
    return { state, userId: sub }
  }
}
