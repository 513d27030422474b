import type { Narration } from '@luciole/contract/narration'
import type { Story } from '@luciole/contract/stories'
import { forgetAnswer, keepAnswer } from '#api/answer-store'
import { forgetFile, keepFile } from '#platform/kept-files'
import { onWipe } from '#platform/offline-copies'
import { filesOf, keptStory } from './book-files'
import { deleteKeptBook, loadKeptBooks, writeKeptBook } from './kept-books'
import { booksToForget, budgetFor, type KeptBook } from './room'

const AT_ONCE = 3

let wiped = new AbortController()
onWipe(() => {
  wiped.abort()
  wiped = new AbortController()
})

const questionsOf = ({ kidId, storyId }: { kidId: string; storyId: string }) =>
  ['story.get', 'narration.get'].map((path) => ({ path, input: { kidId, storyId } }))

/** Pixels a page's picture is shown in on this device, whichever way it is held. */
const shownWidth = () =>
  Math.max(768, Math.min(1536, Math.min(screen.width, 900) * devicePixelRatio))

async function forgetFiles({ files, except }: { files: readonly string[]; except: Set<string> }) {
  const path = (url: string) => new URL(url, location.href).pathname
  const needed = new Set([...except].map(path))
  for (const url of files) if (!needed.has(path(url))) await forgetFile(url)
}

export async function forgetBook({ storyId }: { storyId: string }) {
  const books = await loadKeptBooks()
  const book = books.find((one) => one.storyId === storyId)
  if (!book) return
  await deleteKeptBook(storyId)
  for (const question of questionsOf(book)) await forgetAnswer(question)
  const others = books.filter((one) => one !== book).flatMap(({ files }) => files)
  await forgetFiles({ files: book.files, except: new Set(others) })
}

export async function forgetAllBooks() {
  for (const book of await loadKeptBooks()) await forgetBook(book)
}

/** Books opened longest ago make room for the one just opened. */
async function makeRoom() {
  const { quota } = (await navigator.storage?.estimate?.()) ?? {}
  const books = await loadKeptBooks()
  for (const book of booksToForget({ books, budgetBytes: budgetFor(quota) })) {
    await forgetBook(book)
  }
}

export interface Keeping {
  story: Story
  narration: Narration | null
  /** Undefined leaves it as it was. */
  isPinned?: boolean
  openedAt: string
  onProgress?: (progress: { done: number; total: number; bytes: number }) => void
  signal?: AbortSignal
}

/** Words in both languages, pictures, voices and their marks: whole, or not at all. */
export async function keepBook({
  story,
  narration,
  isPinned,
  openedAt,
  onProgress,
  signal,
}: Keeping): Promise<KeptBook> {
  const { id: storyId, kidId } = story
  const before = (await loadKeptBooks()).find((book) => book.storyId === storyId)
  const kept = keptStory({ story, width: shownWidth() })
  const files = filesOf({ story: kept, narration })
  const stop = AbortSignal.any([wiped.signal, ...(signal ? [signal] : [])])
  let bytes = 0
  let done = 0
  const waiting = [...files]
  const fetchNext = async (): Promise<void> => {
    const url = waiting.shift()
    if (url === undefined) return
    bytes += await keepFile({ url, signal: stop })
    stop.throwIfAborted()
    done += 1
    onProgress?.({ done, total: files.length, bytes })
    await fetchNext()
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
  } catch (error) {
    // Half a book is no book: what came of it goes again.
    await forgetFiles({ files, except: new Set(before?.files) })
    throw error
  }
  const [ofStory, ofNarration] = questionsOf({ kidId, storyId })
  if (ofStory) await keepAnswer({ ...ofStory, data: kept })
  if (ofNarration && narration) await keepAnswer({ ...ofNarration, data: narration })
  const book = {
    storyId,
    kidId,
    bytes,
    openedAt,
    files,
    isPinned: isPinned ?? before?.isPinned ?? false,
  }
  stop.throwIfAborted()
  await writeKeptBook(book)
  if (before) await forgetFiles({ files: before.files, except: new Set(files) })
  await makeRoom()
  return book
}
