import type { Clock } from './clock'
import type { NewId } from './ids'

export type TestClock = Clock & { set(at: string): void; advance(milliseconds: number): void }

/** Time stands still until a test moves it. */
export function createTestClock(at = '2026-03-01T08:00:00.000Z'): TestClock {
  let now = new Date(at).getTime()
  return {
    now: () => new Date(now),
    set: (value) => void (now = new Date(value).getTime()),
    advance: (milliseconds) => void (now += milliseconds),
  }
}

/** 00000000-0000-7000-8000-000000000001, …2, …3. */
export function countedIds(): NewId {
  let last = 0
  return () => `00000000-0000-7000-8000-${String(++last).padStart(12, '0')}`
}
