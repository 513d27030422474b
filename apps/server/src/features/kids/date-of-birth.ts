const DAY_MS = 86_400_000
const OLDEST_YEARS = 18

/**
 * A real calendar day, not in the future and not too long ago. One day of grace: where the family
 * lives it may be tomorrow already.
 */
export function isDateOfBirthPossible({
  dateOfBirth,
  now,
}: {
  dateOfBirth: string
  now: Date
}): boolean {
  const born = new Date(`${dateOfBirth}T00:00:00Z`)
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== dateOfBirth) return false
  const oldest = new Date(now)
  oldest.setUTCFullYear(oldest.getUTCFullYear() - OLDEST_YEARS)
  return born.getTime() <= now.getTime() + DAY_MS && born >= oldest
}

/** Full years on a day, by the calendar. */
export function ageInYears({ dateOfBirth, now }: { dateOfBirth: string; now: Date }): number {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number)
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day)
  return Math.max(0, now.getUTCFullYear() - year - (hadBirthday ? 0 : 1))
}
