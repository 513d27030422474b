import type { PublicConfig } from '@luciole/contract/public-config'
import {
  BrowserClient,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  type ErrorEvent,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  setCurrentClient,
} from '@sentry/react'
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

let reportsGoTo: string | null | undefined

/**
 * One project a platform; called before the first render, silent where no address is given. Only
 * what reports an uncaught error is taken: nothing that watches clicks, addresses or the network.
 */
export function startReporting(dsns: PublicConfig['dsns']) {
  const dsn = dsns[currentPlatform()]
  if (reportsGoTo === dsn) return
  reportsGoTo = dsn
  const client = new BrowserClient({
    ...(dsn ? { dsn } : {}),
    enabled: Boolean(dsn),
    environment: 'prod',
    release: __CLIENT_VERSION__,
    sendDefaultPii: false,
    integrations: [globalHandlersIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    beforeSend: withoutPersonalData,
  })
  setCurrentClient(client)
  getCurrentScope().setTag('platform', currentPlatform())
  client.init()
}

export const report = (error: unknown, level: ReportLevel = 'error') => {
  captureException(error, { level })
}
