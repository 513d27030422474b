import { DAY_MS, type ServiceSettings } from './settings'

export type RefreshDecision = 'rotate' | 'repeat' | 'revoke' | 'malformed'

/** The two numbers and the time since the last rotation decide what a refresh token still buys. */
export function decideRefresh({
  stored,
  given,
  sinceRotationMs,
  reuseMs,
}: {
  stored: number
  given: number
  sinceRotationMs: number
  reuseMs: number
}): RefreshDecision {
  const behind = stored - given
  if (behind < 0) return 'malformed'
  if (behind === 0) return 'rotate'
  // One behind: the last answer was lost on its way. Further behind: many tabs woke together.
  if (behind === 1 || sinceRotationMs < reuseMs) return 'repeat'
  return 'revoke'
}

export function isSessionOver({
  session,
  now,
  settings,
}: {
  session: { createdAt: Date; refreshedAt: Date }
  now: Date
  settings: Pick<ServiceSettings, 'inactivityDays' | 'absoluteDays'>
}): boolean {
  const idleMs = now.getTime() - session.refreshedAt.getTime()
  const ageMs = now.getTime() - session.createdAt.getTime()
  return idleMs > settings.inactivityDays * DAY_MS || ageMs > settings.absoluteDays * DAY_MS
}
