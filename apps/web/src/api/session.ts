import {
  type AuthChangeEvent,
  type GoTrueClient,
  isAuthRetryableFetchError,
  type Session,
} from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'
import { createListeners } from '#platform/listeners'

type Change = { session: Session | null; previous: Session | null; event: AuthChangeEvent }

let current: Session | null = null
let ready: Promise<void> = Promise.resolve()
const changes = createListeners<[Change]>()

export const currentSession = () => current
/** Guards wait for this: a link with tokens has been read, a stored session renewed. */
export const sessionReady = () => ready

export const onSessionChange = changes.listen

function set(session: Session | null, event: AuthChangeEvent) {
  const previous = current
  current = session
  changes.tell({ session, previous, event })
}

/** How long a renewal may keep a family waiting whose last session is known here. */
const PATIENCE_MS = 4000

/** Resolves with the last session once waiting longer is no use; never where none was kept. */
async function lastSession({ stored, isOutOfReach }: Device): Promise<Session> {
  const session = await stored()
  if (!session) return new Promise(() => {})
  if (!isOutOfReach()) await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  return session
}

type Device = { stored: () => Promise<Session | null>; isOutOfReach: () => boolean }
const NO_DEVICE: Device = { stored: async () => null, isOutOfReach: () => false }

/**
 * Loads the session once and follows it from then on, in every tab. One that cannot be renewed for
 * want of a network is still whose books these are.
 */
export function followSession({
  client,
  report,
  device = NO_DEVICE,
}: {
  client: Pick<GoTrueClient, 'getSession' | 'onAuthStateChange'>
  report: (error: unknown) => void
  device?: Device
}) {
  current = null
  client.onAuthStateChange((event, session) => {
    if (event !== 'INITIAL_SESSION') set(session, event)
  })
  const asked = client.getSession().then(async ({ data, error }) => {
    if (isAuthRetryableFetchError(error)) return await device.stored()
    if (error) throw error
    return data.session
  })
  ready = Promise.race([asked, lastSession(device)])
    .then((session) => set(session, 'INITIAL_SESSION'))
    .catch((error: unknown) => {
      report(error)
      set(null, 'INITIAL_SESSION')
    })
  return ready
}

export const useSession = () =>
  useSyncExternalStore(onSessionChange, currentSession, currentSession)
