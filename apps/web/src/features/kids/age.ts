/** An age as a parent says it: days for the newborn, weeks, months, then years. */
export type Age = { unit: 'days' | 'weeks' | 'months' | 'years'; count: number }

const DAY_MS = 86_400_000
const NEWBORN_DAYS = 14
const WEEKS_UNTIL_MONTHS = 3
const MONTHS_UNTIL_YEARS = 24

interface CalendarDay {
  year: number
  month: number
  day: number
}

export function parseDay(isoDay: string): CalendarDay {
  const [year = 0, month = 1, day = 1] = isoDay.split('-').map(Number)
  return { year, month, day }
}

/** Today where the parent is: birthdays follow the family's clock, not the server's. */
export const localDay = (now: Date): CalendarDay => ({
  year: now.getFullYear(),
  month: now.getMonth() + 1,
  day: now.getDate(),
})

const dayNumber = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day) / DAY_MS

/** Full months between two days; somebody born on the 31st ages on the last day of short months. */
function fullMonths({ from, to }: { from: CalendarDay; to: CalendarDay }) {
  const lastDay = new Date(Date.UTC(to.year, to.month, 0)).getUTCDate()
  const isShort = to.day < Math.min(from.day, lastDay)
  return (to.year - from.year) * 12 + (to.month - from.month) - (isShort ? 1 : 0)
}

/** Days under 2 weeks, weeks under 3 months, months under 2 years, then years. */
export function ageOn({ dateOfBirth, today }: { dateOfBirth: string; today: CalendarDay }): Age {
  const born = parseDay(dateOfBirth)
  const days = Math.max(0, dayNumber(today) - dayNumber(born))
  const months = Math.max(0, fullMonths({ from: born, to: today }))
  if (days < NEWBORN_DAYS) return { unit: 'days', count: days }
  if (months < WEEKS_UNTIL_MONTHS) return { unit: 'weeks', count: Math.floor(days / 7) }
  if (months < MONTHS_UNTIL_YEARS) return { unit: 'months', count: months }
  return { unit: 'years', count: Math.floor(months / 12) }
}

export const isFutureDay = ({ isoDay, today }: { isoDay: string; today: CalendarDay }) =>
  dayNumber(parseDay(isoDay)) > dayNumber(today)

/** Years with their fraction of months: a baby of six months is drawn as one. */
export function ageInYears({ dateOfBirth }: { dateOfBirth: string }): number {
  const months = fullMonths({ from: parseDay(dateOfBirth), to: localDay(new Date()) })
  return Math.max(0, months < MONTHS_UNTIL_YEARS ? months / 12 : Math.floor(months / 12))
}
