import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { applyEvent } from '#api/events'
import { trpc } from '#api/trpc'

/** A renewal is known by then. */
const JUST_AFTER_MS = 3000
/** The server's clock is the one that counts: ours may be ahead of it. */
const STILL_MS = 30_000
const HOUR_MS = 3_600_000

export function askAgainAfter({ until, now }: { until: string; now: number }): number {
  const leftMs = new Date(until).getTime() - now
  return leftMs < 0 ? STILL_MS : Math.min(leftMs + JUST_AFTER_MS, HOUR_MS)
}

/** Time ends a trial or a period without a word: whoever shows what it opened asks again. */
export function usePlanEnd() {
  const { data, dataUpdatedAt } = useQuery({
    ...trpc.subscription.get.queryOptions(),
    enabled: false,
  })
  const until = data?.until
  useEffect(() => {
    if (!until) return undefined
    const wait = askAgainAfter({ until, now: Date.now() })
    const timer = setTimeout(() => applyEvent({ type: 'subscription.changed' }), wait)
    return () => clearTimeout(timer)
  }, [until, dataUpdatedAt])
}
