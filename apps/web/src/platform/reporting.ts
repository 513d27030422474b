import type { PublicConfig } from '@luciole/contract/public-config'
import * as Sentry from '@sentry/react'
import { currentPlatform } from './native'

export type ReportLevel = 'error' | 'warning' | 'info'

/** Without addresses, bodies, words on screen or typed text: a report is about the software only. */
export function withoutPersonalData(event: Sentry.ErrorEvent): Sentry.ErrorEvent {
  const path = event.request?.url ? new URL(event.request.url).pathname : undefined
  delete event.user
  delete event.server_name
  return {
    ...event,
    breadcrumbs: [],
    ...(path === undefined ? {} : { request: { url: path } }),
  }
}

/** One project a platform; called before the first render, silent where no address is given. */
export function startReporting(dsns: PublicConfig['dsns']) {
  const dsn = dsns[currentPlatform()]
  Sentry.init({
    ...(dsn ? { dsn } : {}),
    enabled: Boolean(dsn),
    environment: 'prod',
    release: __CLIENT_VERSION__,
    sendDefaultPii: false,
    maxBreadcrumbs: 0,
    beforeSend: withoutPersonalData,
    initialScope: { tags: { platform: currentPlatform() } },
  })
}

export const report = (error: unknown, level: ReportLevel = 'error') => {
  Sentry.captureException(error, { level })
}
