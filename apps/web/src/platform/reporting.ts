import type { PublicConfig } from '@luciole/contract/public-config'
import type { ErrorEvent } from '@sentry/react'
import { currentPlatform } from './native'

export type ReportLevel = 'error' | 'warning' | 'info'

/** Without addresses, bodies, words on screen or typed text: a report is about the software only. */
export function withoutPersonalData(event: ErrorEvent): ErrorEvent {
  const path = event.request?.url ? new URL(event.request.url).pathname : undefined
  delete event.user
  delete event.server_name
  return {
    ...event,
    breadcrumbs: [],
    ...(path === undefined ? {} : { request: { url: path } }),
  }
}

let reportsGoTo: string | null = null
let client: Promise<typeof import('./sentry-client')> | null = null

/** One project a platform; where no address is given, nothing is loaded and nothing is sent. */
export function startReporting(dsns: PublicConfig['dsns']) {
  const dsn = dsns[currentPlatform()]
  if (!dsn || reportsGoTo === dsn) return
  reportsGoTo = dsn
  client = import('./sentry-client')
  client.then(({ openSentry }) => openSentry(dsn)).catch(() => {})
}

export function report(error: unknown, level: ReportLevel = 'error') {
  client?.then(({ captureException }) => captureException(error, { level })).catch(() => {})
}
