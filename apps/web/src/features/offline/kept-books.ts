import { useSyncExternalStore } from 'react'
import { deleteRecord, readRecords, writeRecord } from '#platform/kept-records'
import { onWipe } from '#platform/offline-copies'
import type { KeptBook } from './room'
import { createListeners } from '#platform/listeners'

const NONE: readonly KeptBook[] = []
let books: readonly KeptBook[] | null = null
let loading: Promise<void> | null = null
const { listen, tell } = createListeners()

function set(next: readonly KeptBook[] | null) {
  books = next
  tell()
}
onWipe(() => {
  // Nothing is left to read, and asking would only make an empty store again.
  loading = Promise.resolve()
  set([])
})

export async function loadKeptBooks(): Promise<readonly KeptBook[]> {
  loading ??= readRecords('books')
    .catch(() => [])
    .then((records) => set(records as KeptBook[]))
  await loading
  return books ?? NONE
}

export async function writeKeptBook(book: KeptBook) {
  await writeRecord({ store: 'books', key: book.storyId, value: book })
  const others = (await loadKeptBooks()).filter(({ storyId }) => storyId !== book.storyId)
  set([...others, book])
}

export async function deleteKeptBook(storyId: string) {
  await deleteRecord({ store: 'books', key: storyId })
  set((await loadKeptBooks()).filter((book) => book.storyId !== storyId))
}

function subscribe(listener: () => void) {
  void loadKeptBooks()
  return listen(listener)
}
/** Every book on this device, as it comes and goes. */
export const useKeptBooks = () => useSyncExternalStore(subscribe, () => books ?? NONE)
export const useKeptBook = (storyId: string) =>
  useKeptBooks().find((book) => book.storyId === storyId) ?? null
