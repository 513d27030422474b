import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'

type Change = { session: Session | null; previous: Session | null; event: AuthChangeEvent }

let current: Session | null = null
let ready: Promise<void> = Promise.resolve()
const listeners = new Set<(change: Change) => void>()

export const currentSession = () => current
/** Guards wait for this: a link with tokens has been read, a stored session renewed. */
export const sessionReady = () => ready

export function onSessionChange(listener: (change: Change) => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function set(session: Session | null, event: AuthChangeEvent) {
  const previous = current
  current = session
  for (const listener of listeners) listener({ session, previous, event })
}

/** Loads the session once and follows it from then on, in every tab. */
export function followSession({
  client,
  report,
}: {
  client: Pick<GoTrueClient, 'getSession' | 'onAuthStateChange'>
  report: (error: unknown) => void
}) {
  current = null
  client.onAuthStateChange((event, session) => {
    if (event !== 'INITIAL_SESSION') set(session, event)
  })
  ready = client
    .getSession()
    .then(({ data, error }) => {
      if (error) throw error
      set(data.session, 'INITIAL_SESSION')
    })
    .catch((error: unknown) => {
      report(error)
      set(null, 'INITIAL_SESSION')
    })
  return ready
}

const subscribe = (listener: () => void) => onSessionChange(() => listener())
export const useSession = () => useSyncExternalStore(subscribe, currentSession)
