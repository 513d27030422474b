import type { ErrorCode } from '@luciole/contract/errors'

/** A failure the caller is told about, by its code alone; the cause stays in our logs. */
export class AppError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, options: { cause?: unknown } = {}) {
    super(code, options)
    this.name = 'AppError'
    this.code = code
  }
}

/** The server cannot start for a reason its operator can mend; printed as one sentence, no stack. */
export class BootError extends Error {
  override readonly name = 'BootError'
}

/** Another worker owns the job now: whatever this one was about to write must not be written. */
export class JobLostError extends Error {
  override readonly name = 'JobLostError'
}

export type ServiceTrouble = 'late' | 'busy' | 'broken' | 'refused' | 'unreadable' | 'over_budget'

/**
 * A service outside failed. It holds no text, no answer and no key of that service: what it said may
 * repeat what it was sent.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly trouble: ServiceTrouble
  readonly status: number | null
  readonly retryAfterMs: number | null
  /** False when the service said no, or was never reached: then it can be asked again for nothing. */
  readonly mayBeBilled: boolean

  constructor(
    service: string,
    trouble: ServiceTrouble,
    {
      status = null,
      retryAfterMs = null,
      mayBeBilled = status === null && (trouble === 'late' || trouble === 'unreadable'),
    }: { status?: number | null; retryAfterMs?: number | null; mayBeBilled?: boolean } = {},
  ) {
    super(`${service}: ${trouble}${status === null ? '' : ` (${status})`}`)
    this.trouble = trouble
    this.status = status
    this.retryAfterMs = retryAfterMs
    this.mayBeBilled = mayBeBilled
  }
}
