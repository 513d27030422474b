import type { Queryable } from '#platform/db'
import { deleteLettersBefore } from './letters.store'
import { deleteLimitsBefore } from './limits.store'
import { deleteSessionsBefore } from './sessions.store'
import { DAY_MS, type ServiceDeps } from './settings'
import { deleteLinksBefore } from './tokens.store'
import { deleteUnconfirmedBefore } from './users.store'

/** How long what nobody needs any more is kept. */
export const RETENTION_DAYS = { links: 1, letters: 2, limits: 1, unconfirmedSignUps: 30 } as const

export async function sweepIdentity(
  deps: Pick<ServiceDeps, 'clock' | 'settings'>,
  db: Queryable,
): Promise<void> {
  const now = deps.clock.now().getTime()
  const before = (days: number) => new Date(now - days * DAY_MS)
  await deleteLinksBefore(db, before(RETENTION_DAYS.links))
  await deleteLettersBefore(db, before(RETENTION_DAYS.letters))
  await deleteLimitsBefore(db, before(RETENTION_DAYS.limits))
  await deleteUnconfirmedBefore(db, before(RETENTION_DAYS.unconfirmedSignUps))
  await deleteSessionsBefore(db, {
    refreshedBefore: before(deps.settings.inactivityDays),
    createdBefore: before(deps.settings.absoluteDays),
  })
}
