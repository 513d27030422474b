import type { Log } from './log'

/** Tells those who run the server about a failure nobody expected. */
export type Report = (failure: { error: unknown; where: string; requestId?: string }) => void

/** Loaded only where it is used: it would be a third of the time a start takes. */
async function startSentry(dsn: string) {
  const sentry = await import('@sentry/node')
  sentry.init({ dsn, sendDefaultPii: false, defaultIntegrations: false })
  return sentry
}

export function createReport({
  dsn,
  log,
  onError,
}: {
  dsn: string | null
  log: Log
  onError(): void
}): Report {
  const sentry = dsn === null ? null : startSentry(dsn)
  return ({ error, where, requestId }) => {
    onError()
    log.error({ err: error, where, requestId }, 'unexpected failure')
    void sentry?.then(({ captureException }) => captureException(error, { tags: { where } }))
  }
}
