import { deleteRecord, readRecord, readRecords, writeRecord } from '#platform/kept-records'
import { takeTurns } from '#platform/take-turns'
import { notePlace } from './answer-store'
import { isNetworkError } from './describe-error'
import { addPlace, type ReadPlace, type UnsentPlaces } from './read-places'
import { flagUnsentPlaces } from './unsent-flag'

const unsentPlaces = async () => (await readRecords('places').catch(() => [])) as UnsentPlaces[]

const inTurn = takeTurns()

/** Written down before it is sent, one after the other: a tab that dies loses nothing. */
export const writePlaceDown = (place: ReadPlace) => inTurn(() => write(place))

async function write(place: ReadPlace) {
  const { storyId } = place
  const before = (await readRecord({ store: 'places', key: storyId })) as UnsentPlaces | undefined
  const places = addPlace({ places: before?.places ?? [], place })
  await writeRecord({ store: 'places', key: storyId, value: { storyId, places } })
  flagUnsentPlaces(true)
  await notePlace(place)
}

async function sendBook({ book, send }: { book: UnsentPlaces; send: Send }) {
  for (const place of book.places) {
    try {
      await send(place)
    } catch (error) {
      if (isNetworkError(error)) throw error
      // A book that is gone meanwhile has no place to remember.
    }
    await inTurn(() => strikeOut(place))
  }
}

/** What was written down while it was sent stays. */
async function strikeOut({ storyId, at }: ReadPlace) {
  const now = (await readRecord({ store: 'places', key: storyId })) as UnsentPlaces | undefined
  const places = now?.places.filter((place) => place.at !== at) ?? []
  if (places.length === 0) await deleteRecord({ store: 'places', key: storyId })
  else await writeRecord({ store: 'places', key: storyId, value: { storyId, places } })
}

type Send = (place: ReadPlace) => Promise<unknown>
let sending: Promise<void> | null = null

/** Until nothing is left, also of what was written down meanwhile. */
async function sendAll(send: Send): Promise<void> {
  const books = await unsentPlaces()
  if (books.length === 0) return flagUnsentPlaces(false)
  for (const book of books) await sendBook({ book, send })
  await sendAll(send)
}

/** Tells the server what it missed, in order; whatever does not get through waits on. */
export function sendPlaces(send: Send): Promise<void> {
  sending ??= sendAll(send)
    .catch(() => undefined)
    .finally(() => {
      sending = null
    })
  return sending
}
