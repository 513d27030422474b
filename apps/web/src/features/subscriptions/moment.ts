import type { Language } from '@luciole/contract/language'

type Told = { date: Date; language: Language; timeZone?: string }
const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' }

const partsOf = ({
  date,
  language,
  timeZone,
  ...options
}: Told & Intl.DateTimeFormatOptions): Record<string, string> => {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    ...options,
    ...(timeZone ? { timeZone } : {}),
  })
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
}

/** `21 December`, `1er décembre`: the day, in the parent's own time zone, on one line. */
export function dayText(told: Told): string {
  const { day, month } = partsOf({ ...told, day: 'numeric', month: 'long' })
  return `${told.language === 'fr' && day === '1' ? '1er' : day}\u00a0${month}`
}

/** `Thursday` and `20:15`; `jeudi` and `20 h 15`. */
export function momentText(told: Told): { day: string; time: string } {
  const {
    weekday = '',
    hour = '',
    minute = '',
  } = partsOf({
    ...told,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const french = `${Number(hour)}\u00a0h\u00a0${minute}`
  return { day: weekday, time: told.language === 'fr' ? french : `${hour}:${minute}` }
}
