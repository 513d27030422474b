import type { AppEvent } from '@luciole/contract/events'
import { httpStatusOf, isNetworkError } from './describe-error'

type Tracked = { id: string; data: AppEvent }
type Follow = (options: {
  lastEventId: string | null
  onData: (tracked: Tracked) => void
  onError: (error: unknown) => void
  onState: (state: 'connecting' | 'pending' | 'idle', error: unknown) => void
}) => { unsubscribe: () => void }

export type StreamState = 'connecting' | 'pending' | 'idle'

const RETRYABLE_STATUSES = [500, 502, 503, 504]
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/**
 * Decided by HTTP status: in tRPC's numbers, a server that is down and a call that does not exist
 * are the same −32603.
 */
export function isRetryable(error: unknown) {
  const status = httpStatusOf(error)
  return status === null ? isNetworkError(error) : RETRYABLE_STATUSES.includes(status)
}

/** Doubling, with up to half of it left to chance: everybody comes back after a restart. */
export const waitBefore = ({ attempt, random }: { attempt: number; random: number }) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + random / 2)

/** Keeps one subscription alive: retryable errors bring it back to connecting, others end it. */
export function keepStream({
  follow,
  startAfter,
  onEvent,
  onState,
  random,
}: {
  follow: Follow
  startAfter: string | null
  onEvent: (tracked: Tracked) => void
  onState: (state: StreamState) => void
  random: () => number
}) {
  let lastEventId = startAfter
  let attempt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stream: { unsubscribe: () => void } | undefined
  let isOver = false

  const stop = () => {
    isOver = true
    clearTimeout(timer)
    stream?.unsubscribe()
    onState('idle')
  }
  const fail = (error: unknown) => {
    if (isOver) return
    if (!isRetryable(error)) return stop()
    onState('connecting')
    timer = setTimeout(connect, waitBefore({ attempt, random: random() }))
    attempt += 1
  }
  function connect() {
    onState('connecting')
    stream = follow({
      lastEventId,
      onData: (tracked) => {
        lastEventId = tracked.id
        attempt = 0
        onEvent(tracked)
      },
      onError: fail,
      onState: (state, error) => {
        if (isOver) return
        // The library itself reconnects on any −32603, also where that can never help.
        if (error && httpStatusOf(error) !== null && !isRetryable(error)) return stop()
        onState(state)
      },
    })
  }
  connect()
  return stop
}
