import * as z from 'zod/mini'
import { isSamePlace, placesOf, type Place } from './book-places'

const KEY = 'luciole.openPlace'
const keptSchema = z.object({
  storyId: z.string(),
  place: z.discriminatedUnion('leaf', [
    z.object({ leaf: z.literal('title') }),
    z.object({ leaf: z.literal('cast') }),
    z.object({ leaf: z.literal('page'), page: z.number() }),
    z.object({ leaf: z.literal('end') }),
  ]),
})

/** Where this tab has its book open: a reload, or a new version of the app, opens it there again. */
export function keepOpenPlace(open: { storyId: string; place: Place }) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(open))
  } catch {
    // Without storage the book opens at its bookmark.
  }
}

export const forgetOpenPlace = () => sessionStorage.removeItem(KEY)

export function openPlaceOf({ id, pageCount }: { id: string; pageCount: number }): Place | null {
  try {
    const { storyId, place } = keptSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''))
    const isThere = placesOf(pageCount).some((one) => isSamePlace(one, place))
    return storyId === id && isThere ? place : null
  } catch {
    return null
  }
}
