import * as Sentry from '@sentry/node'
import type { Log } from './log'

/** Tells those who run the server about a failure nobody expected. */
export type Report = (failure: { error: unknown; where: string; requestId?: string }) => void

export function createReport({
  dsn,
  log,
  onError,
}: {
  dsn: string | null
  log: Log
  onError(): void
}): Report {
  if (dsn !== null) Sentry.init({ dsn, sendDefaultPii: false, defaultIntegrations: false })
  return ({ error, where, requestId }) => {
    onError()
    log.error({ err: error, where, requestId }, 'unexpected failure')
    if (dsn !== null) Sentry.captureException(error, { tags: { where } })
  }
}
