import type { Clock } from '#platform/clock'

const FAILURES = 4
const REST_MS = 60_000

/** After some failures in a row a service is left alone for a minute; then one call tries it. */
export function createBreaker({ clock }: { clock: Clock }) {
  let failures = 0
  let restsUntil = 0
  return {
    isClosed: () => clock.now().getTime() >= restsUntil,
    succeeded() {
      failures = 0
    },
    failed() {
      failures += 1
      if (failures >= FAILURES) restsUntil = clock.now().getTime() + REST_MS
    },
  }
}
export type Breaker = ReturnType<typeof createBreaker>
