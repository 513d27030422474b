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
