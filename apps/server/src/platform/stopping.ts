import { getEventListeners, setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

const STAGES = 20

/**
 * How the server says it is about to end. Streams hear it in stages, so that their clients do not
 * all come back in the same instant.
 */
export function createStopping() {
  const now = new AbortController()
  const stages = Array.from({ length: STAGES }, () => new AbortController())
  for (const { signal } of [now, ...stages]) setMaxListeners(0, signal)
  let last = 0
  return {
    signal: now.signal,
    nextStage(): AbortSignal {
      last = (last + 1) % STAGES
      return stages[last]?.signal ?? now.signal
    },
    async stop({ overMs }: { overMs: number }): Promise<void> {
      now.abort()
      for (const stage of stages) {
        const isHeard = getEventListeners(stage.signal, 'abort').length > 0
        stage.abort()
        if (isHeard) await sleep(overMs / STAGES)
      }
    },
  }
}
export type Stopping = ReturnType<typeof createStopping>

/** Ends with the first of `signals`; `release` forgets them, which AbortSignal.any does late. */
export function firstOf(signals: (AbortSignal | undefined)[]) {
  const controller = new AbortController()
  const end = () => controller.abort()
  for (const signal of signals) {
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end, { once: true })
  }
  return {
    signal: controller.signal,
    release: () => {
      for (const signal of signals) signal?.removeEventListener('abort', end)
    },
  }
}
