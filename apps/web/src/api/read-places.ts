/** A position in a book, as it is told to the server. */
export interface ReadPlace {
  kidId: string
  storyId: string
  page: number
  finished: boolean
  at: string
}
/** Positions of one book that the server has not heard of, oldest first. */
export interface UnsentPlaces {
  storyId: string
  places: ReadPlace[]
}

/**
 * A finished reading counts by itself; of mere positions only the newest says something, whichever
 * was written down last.
 */
export function addPlace({ places, place }: { places: readonly ReadPlace[]; place: ReadPlace }) {
  const known = [...places.filter(({ at }) => at !== place.at), place]
  const inOrder = known.toSorted((a, b) => a.at.localeCompare(b.at))
  return inOrder.filter((one) => one.finished || one === inOrder.at(-1))
}

interface Marked {
  bookmark: number | null
  finishedCount: number
}

/** A book as it stands on this device, whatever the server last said of it. */
export function withPlaces<Book extends Marked>({
  book,
  places,
}: {
  book: Book
  places: readonly ReadPlace[]
}): Book {
  const newest = places.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1)
  if (!newest) return book
  const finished = places.filter((place) => place.finished).length
  return {
    ...book,
    bookmark: newest.finished ? null : newest.page,
    finishedCount: book.finishedCount + finished,
  }
}
