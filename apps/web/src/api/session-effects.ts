import { clearOfflineCopies } from '#platform/offline-copies'
import { report } from '#platform/reporting'
import { hasStoredSession } from './auth-client'
import { onBlock, setBlock } from './blocking'
import { followEvents } from './events'
import { queryClient } from './query-client'
import { currentSession, onSessionChange, sessionReady } from './session'

const userOf = (session: ReturnType<typeof currentSession>) => session?.user.id ?? null

/** One account in place of another: screens that stay show nothing of the old one, and ask again. */
function askAnew() {
  queryClient.removeQueries({ type: 'inactive' })
  queryClient.getMutationCache().clear()
  void queryClient.resetQueries()
}

/**
 * What a change of session means in every tab: routes are judged again, the stream follows the new
 * account, and nothing of the old one stays on the device.
 */
export function keepSessionEffects({ rejudgeRoutes }: { rejudgeRoutes: () => Promise<unknown> }) {
  let stopEvents: (() => void) | null = null
  let followed: string | null = null
  const followAccount = (userId: string | null) => {
    if (userId === followed) return
    stopEvents?.()
    followed = userId
    stopEvents = userId ? followEvents(userId) : null
  }

  onSessionChange(({ session, previous }) => {
    if (userOf(previous) === userOf(session)) return
    followAccount(userOf(session))
    const isLeft = userOf(previous) !== null
    if (isLeft) {
      setBlock(null)
      void clearOfflineCopies()
      if (session) askAnew()
    }
    const judged = rejudgeRoutes()
    // Screens of the account that left go first, or they would ask again for what was cleared.
    if (isLeft && !session) void judged.finally(() => queryClient.clear())
  })
  // A closed account has no books here, whether or not somebody taps "Leave".
  onBlock((block) => {
    if (block === 'account.deleted') void clearOfflineCopies()
  })
  const clearLeftBehind = async () => {
    if (!(await hasStoredSession())) await clearOfflineCopies()
  }
  void sessionReady().then(() => {
    followAccount(userOf(currentSession()))
    // A store that cannot be read just now says nothing about whose books these are.
    clearLeftBehind().catch(report)
  })
}
