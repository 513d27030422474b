const OLDEST_YEARS = 999

/** The age is optional; when given it is checked in this order: a number, positive, whole. */
export function ageProblem(typed: string) {
  const text = typed.trim()
  if (!text) return null
  const age = Number(text)
  if (Number.isNaN(age) || !Number.isFinite(age)) return 'ageNumber' as const
  if (age <= 0) return 'agePositive' as const
  if (!Number.isInteger(age)) return 'ageWhole' as const
  return age > OLDEST_YEARS ? ('ageLarge' as const) : null
}
