import { useSyncExternalStore } from 'react'
import { setBedtime } from '#platform/appearance'
import { createListeners } from '#platform/listeners'

export const SLEEP_MINUTES = [15, 30] as const

/** Outlives the book that is open: bedtime may reach into the next one. */
export interface Sleep {
  /** When the voice stops, as the device's clock says. */
  endsAt: number | null
  /** Books still to be read, the open one included; null while minutes count. */
  books: number | null
  /** Dim, slower, softer, and dark at the end. */
  isBedtime: boolean
  /** Bedtime has come to its end: nothing glows any more. */
  isOver: boolean
  /** The book that begins to speak when it opens: the second one of the evening. */
  goesOnWith: string | null
}
const AWAKE: Sleep = {
  endsAt: null,
  books: null,
  isBedtime: false,
  isOver: false,
  goesOnWith: null,
}

let sleep = AWAKE
const { listen, tell } = createListeners()

export function setSleep(change: Partial<Sleep> | null) {
  sleep = change ? { ...sleep, ...change } : AWAKE
  // Here and not where a book is open: between two books the room stays dark.
  setBedtime(sleep.isBedtime)
  tell()
}
export const currentSleep = () => sleep
export const useSleep = () => useSyncExternalStore(listen, currentSleep)

export const sleepIn = ({ minutes, now }: { minutes: number; now: number }) =>
  now + minutes * 60_000

/** The end of a book at bedtime: the next one of the shelf, or the dark. Null where nothing ends. */
export function afterBook({
  sleep: { isBedtime, isOver, books, endsAt, goesOnWith },
  storyId,
  shelf,
}: {
  sleep: Sleep
  storyId: string
  /** The books that can be read, in their order. */
  shelf: readonly string[]
}): Partial<Sleep> | null {
  if (!isBedtime || isOver || goesOnWith !== null || (books === null && endsAt === null))
    return null
  const next = shelf[(shelf.indexOf(storyId) + 1) % Math.max(1, shelf.length)]
  if (books === 1 || next === undefined || next === storyId) {
    return { books: null, endsAt: null, isOver: true }
  }
  return { books: books === null ? null : books - 1, goesOnWith: next }
}

const FADE_MS = 60_000
const LOWEST = 0.35
const BEDTIME_PACE = 0.92
const LAST_PAGES = 3

/**
 * The voice at bedtime: a little slower all along, softer towards the end, whether that end is the
 * last pages of the last book or the last minute.
 */
export function bedtimeVoice({
  sleep: { isBedtime, endsAt, books },
  now,
  pagesLeft,
}: {
  sleep: Sleep
  now: number
  pagesLeft: number
}): { pace: number; volume: number } {
  if (!isBedtime) return { pace: 1, volume: 1 }
  const byTime = endsAt === null ? 1 : Math.max(0, endsAt - now) / FADE_MS
  const byPages = books === 1 ? (pagesLeft + 1) / (LAST_PAGES + 1) : 1
  const left = Math.min(1, byTime, byPages)
  const pace = BEDTIME_PACE - 0.06 * (1 - left)
  return { pace, volume: LOWEST + (1 - LOWEST) * left }
}
