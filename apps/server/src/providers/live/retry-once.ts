import { setTimeout as sleep } from 'node:timers/promises'
import { ServiceError } from '#platform/errors'

const USUAL_WAIT_MS = 600
/** A service that asks for more patience than this has lost its turn. */
const LONGEST_WAIT_MS = 8000

/** Once more when the service was busy or broke, after as long as it asks; nothing else is repeated. */
export async function retryOnce<Result>({
  work,
  signal,
  waitMs = USUAL_WAIT_MS,
}: {
  work(attempt: 0 | 1): Promise<Result>
  signal: AbortSignal
  waitMs?: number
}): Promise<Result> {
  try {
    return await work(0)
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ServiceError)) throw error
    if (error.trouble !== 'busy' && error.trouble !== 'broken') throw error
    const wait = error.retryAfterMs ?? waitMs
    if (wait > LONGEST_WAIT_MS) throw error
    await sleep(wait, undefined, { signal })
    return await work(1)
  }
}
