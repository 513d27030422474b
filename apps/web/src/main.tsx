import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { openAuthClient, storedSession } from '#api/auth-client'
import { loadPublicConfig, publicConfig } from '#api/public-config'
import { queryClient } from '#api/query-client'
import { currentSession, followSession, onSessionChange, sessionReady } from '#api/session'
import { keepRecovery } from '#api/recovery'
import { keepSessionEffects } from '#api/session-effects'
import { startI18n } from '#i18n/i18n'
import { keepAppearance } from '#platform/appearance'
import { keepBodyClasses } from '#platform/body-classes'
import { isDrawn, replaceDrawing, showRoot } from '#platform/drawn-page'
import { isNative } from '#platform/native'
import { followNativeLinks } from '#platform/native-links'
import { isOutOfReach } from '#platform/online'
import { report, startReporting } from '#platform/reporting'
import { keepTextSize } from '#platform/text-size'
import { forgiveSkippedTransitions } from '#platform/view-transitions'
import { CrashScreen } from '#ui/crash-screen.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { followPlaces } from '#ui/use-leave-for'
import { LOADING_AFTER_MS, router } from './router.tsx'
import '#styles/app.css'

async function start(root: HTMLElement) {
  keepAppearance()
  keepTextSize()
  keepBodyClasses()
  forgiveSkippedTransitions()
  // Questions are taken to begin with a network, and would then not be asked again when it comes back.
  onlineManager.setOnline(navigator.onLine)
  startI18n()
  const loading = loadPublicConfig()
  startReporting(publicConfig().dsns)
  const app = isDrawn(root) ? null : createRoot(root)
  const showLoading = () => {
    app?.render(<LoadingScreen isLate />)
    showRoot()
  }
  const slow = app ? setTimeout(showLoading, LOADING_AFTER_MS) : undefined
  const config = await loading
  clearTimeout(slow)
  startReporting(config.dsns)
  keepRecovery()
  followPlaces(router)
  void followSession({
    client: openAuthClient(config),
    report,
    device: { stored: storedSession, isOutOfReach },
  })
  keepSessionEffects({ rejudgeRoutes: () => router.invalidate() })
  void followNativeLinks().catch(report)

  const live = (
    <StrictMode>
      <CatchBoundary
        getResetKey={() => 'app'}
        onCatch={(error) => report(error, 'error')}
        errorComponent={({ error, reset }) => <CrashScreen error={error} onRetry={reset} />}
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Toaster />
        </QueryClientProvider>
      </CatchBoundary>
    </StrictMode>
  )
  if (app) {
    app.render(live)
    showRoot()
  } else {
    await router.load()
    takeOver({ drawing: root, content: live })
  }
  keepOffline()
  if (isNative())
    void import('#platform/shell').then(({ startShell }) => startShell()).catch(report)
}

function Arrival({ onArrival, children }: { onArrival: () => void; children: ReactNode }) {
  useLayoutEffect(onArrival, [onArrival])
  return children
}

/** Rendered aside and in slices: until it stands there whole, the drawing answers every finger. */
function takeOver({ drawing, content }: { drawing: HTMLElement; content: ReactNode }) {
  const live = document.createElement('div')
  live.id = drawing.id
  const arrive = () => replaceDrawing({ drawing, live })
  startTransition(() => createRoot(live).render(<Arrival onArrival={arrive}>{content}</Arrival>))
}

/** Whoever has an account finds the app and their books without network too. */
function keepOffline() {
  let isStarted = false
  const begin = () => {
    if (isStarted || !currentSession()) return
    isStarted = true
    void import('#features/offline/start-offline')
      .then(({ startOffline }) => startOffline())
      .catch(report)
  }
  onSessionChange(begin)
  void sessionReady().then(begin)
}

const root = document.querySelector<HTMLElement>('#root')
if (root) void start(root)
