import { currentSession, sessionReady } from './session'

/** What guards ask; a test passes its own. */
export type RouterContext = {
  sessionReady: typeof sessionReady
  currentSession: () => { user: { id: string } } | null
}

export const routerContext: RouterContext = { sessionReady, currentSession }
