import {
  createRouter,
  type ErrorComponentProps,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router'
import { isGone, isNetworkError, isPassing, reasonOf } from '#api/describe-error'
import { routerContext } from '#api/router-context'
import { LockedKidScreen } from '#features/kids/locked-kid-screen.tsx'
import type { common } from '#i18n/en/common'
import { useOnline } from '#platform/online'
import { report } from '#platform/reporting'
import { BusyScreen } from '#ui/busy-screen.tsx'
import { CrashScreen } from '#ui/crash-screen.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { NetworkErrorScreen } from '#ui/network-error-screen.tsx'
import { NotFoundScreen } from '#ui/not-found-screen.tsx'
import { routeTree } from './routeTree.gen'

export const LOADING_AFTER_MS = 400

function FailedScreen({ error, reset }: ErrorComponentProps) {
  const retry = () => {
    reset()
    void router.invalidate()
  }
  // Deleted meanwhile, here or on another device; or an address nothing can stand at.
  if (['not_found', 'invalid_input'].includes(reasonOf(error) ?? '')) return <NotFoundScreen />
  if (reasonOf(error) === 'kid.locked') return <LockedKidScreen />
  if (reasonOf(error) === 'overloaded') return <BusyScreen onRetry={retry} />
  return isNetworkError(error) ? (
    <NetworkErrorScreen onRetry={retry} />
  ) : (
    <CrashScreen error={error} onRetry={retry} />
  )
}

/** Without network nobody can say that an address leads nowhere: the server has some of its own. */
function MissingScreen() {
  const isOnline = useOnline()
  return isOnline ? <NotFoundScreen /> : <NetworkErrorScreen onRetry={() => location.reload()} />
}

export const router = createRouter({
  routeTree,
  context: routerContext,
  defaultPreload: 'intent',
  defaultPendingMs: LOADING_AFTER_MS,
  defaultPendingMinMs: 300,
  defaultPendingComponent: () => <LoadingScreen isLate />,
  defaultErrorComponent: FailedScreen,
  defaultNotFoundComponent: MissingScreen,
  defaultOnCatch: (error) => {
    if (!isPassing(error) && !isGone(error)) report(error, 'error')
  },
  defaultViewTransition: true,
  scrollRestoration: true,
  // Every search value of ours is text: an address or an id never turns into a number.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    title?: keyof typeof common.titles
  }
}
