import type { Clock } from '#platform/clock'

const FAILURES = 4
const REST_MS = 60_000

/** After some failures in a row a service is left alone for a minute; then one call tries it. */
export function createBreaker({ clock }: { clock: Clock }) {
  let failures = 0
  let restsUntil = 0
  return {
    mayCall(): boolean {
      const now = clock.now().getTime()
      if (now < restsUntil) return false
      // Whoever asks first tries it for everybody: the others wait for how that ends.
      if (failures >= FAILURES) restsUntil = now + REST_MS
      return true
    },
    succeeded() {
      failures = 0
      restsUntil = 0
    },
    failed() {
      failures += 1
      if (failures >= FAILURES) restsUntil = clock.now().getTime() + REST_MS
    },
  }
}
export type Breaker = ReturnType<typeof createBreaker>
