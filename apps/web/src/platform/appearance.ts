import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './stored'
import { createListeners } from './listeners'

export const APPEARANCES = ['day', 'night', 'automatic'] as const
export type Appearance = (typeof APPEARANCES)[number]
export type Theme = 'day' | 'night'

const KEY = 'luciole.appearance'
const READING_KEY = 'luciole.readingAppearance'
const BAR_COLORS = { day: '#fbf6eb', night: '#15142b', bedtime: '#000000' }
const EVENING_HOUR = 18
const MORNING_HOUR = 6

/** When a book is read to somebody who is going to sleep. */
export const isEvening = (hour: number) => hour >= EVENING_HOUR || hour < MORNING_HOUR

/**
 * Night follows the system; a reader is also dark from 18:00 on, unless the parent chose, for the app or
 * for its pages alone; bedtime always is.
 */
export function resolveTheme(now: {
  appearance: Appearance
  /** Of pages: as the app, until it is chosen in a book. */
  reading: Appearance
  isSystemDark: boolean
  isReading: boolean
  isBedtime: boolean
  hour: number
}): Theme {
  if (now.isBedtime) return 'night'
  if (now.isReading && now.reading !== 'automatic') return now.reading
  if (now.appearance !== 'automatic') return now.appearance
  return now.isSystemDark || (now.isReading && isEvening(now.hour)) ? 'night' : 'day'
}

const { listen, tell } = createListeners()
const systemDark = () => matchMedia('(prefers-color-scheme: dark)')
let isReading = false
let isBedtime = false
let appearance: Appearance = 'automatic'
let reading: Appearance = 'automatic'

function apply() {
  const theme = resolveTheme({
    appearance,
    reading,
    isSystemDark: systemDark().matches,
    isReading,
    isBedtime,
    hour: new Date().getHours(),
  })
  document.documentElement.dataset.theme = theme
  const bar = BAR_COLORS[isBedtime ? 'bedtime' : theme]
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar)
  tell()
}

function readChoices() {
  appearance = readStored({ key: KEY, allowed: APPEARANCES }) ?? 'automatic'
  reading = readStored({ key: READING_KEY, allowed: APPEARANCES }) ?? 'automatic'
}

export function keepAppearance() {
  readChoices()
  systemDark().addEventListener('change', apply)
  addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== READING_KEY) return
    readChoices()
    apply()
  })
  apply()
}

/** For the whole app: its pages follow again. */
export function chooseAppearance(choice: Appearance) {
  appearance = choice
  writeStored({ key: KEY, value: choice })
  chooseReading('automatic')
}

/** For pages alone. */
export function chooseReading(choice: Appearance) {
  reading = choice
  writeStored({ key: READING_KEY, value: choice })
  apply()
}

/** The reader says when it opens and closes. */
export function setReading(reading: boolean) {
  isReading = reading
  apply()
}

/** From "Good night" until somebody is awake again. */
export function setBedtime(isNow: boolean) {
  isBedtime = isNow
  apply()
}

export const useAppearance = () => useSyncExternalStore(listen, () => appearance)
/** Pages grow dark in the evening by themselves: nobody has chosen yet. */
export const useFollowsEvening = () =>
  useSyncExternalStore(listen, () => appearance === 'automatic' && reading === 'automatic')
export const useTheme = () =>
  useSyncExternalStore(listen, () =>
    document.documentElement.dataset.theme === 'night' ? 'night' : 'day',
  )
