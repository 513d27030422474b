import { setTimeout as sleep } from 'node:timers/promises'
import { ServiceError } from '#platform/errors'

const USUAL_WAIT_MS = 600
/** A service that asks for more patience than this has lost its turn. */
const LONGEST_WAIT_MS = 8000

/**
 * Again when the service was busy or broke, after as long as it asks; nothing else is repeated, and
 * nothing that may have been paid for.
 */
export async function retry<Result>({
  work,
  signal,
  times,
  waitMs = USUAL_WAIT_MS,
}: {
  work(attempt: number): Promise<Result>
  signal: AbortSignal
  times: number
  waitMs?: number
}): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work(attempt)
    } catch (error) {
      signal.throwIfAborted()
      if (attempt >= times || !(error instanceof ServiceError)) throw error
      if (error.trouble !== 'busy' && error.trouble !== 'broken') throw error
      if (error.mayBeBilled) throw error
      const wait = error.retryAfterMs ?? waitMs
      if (wait > LONGEST_WAIT_MS) throw error
      await sleep(wait, undefined, { signal })
    }
  }
}
