import { LIMITS } from '@luciole/contract/limits'
import type { Narration } from '@luciole/contract/narration'
import type { Story } from '@luciole/contract/stories'
import { anySignal } from '#platform/any-signal'
import { nameOf } from '#platform/file-cache'
import { takeTurns } from '#platform/take-turns'
import { filesOf, keptStory } from './book-files'
import { booksToForget, type KeptBook } from './room'

/** A book the parent asked for comes as quickly as it can; one that keeps itself leaves the page its peace. */
const AT_ONCE = { asked: 3, unasked: 1 }

export interface Keeping {
  story: Story
  narration: Narration | null
  /** Undefined leaves it as it was. */
  isPinned?: boolean
  openedAt: string
  onProgress?: (progress: { done: number; total: number }) => void
  signal?: AbortSignal
}
type Question = { path: string; input: { kidId: string; storyId: string } }

/** What a device keeps a book with. */
export interface Device {
  books: {
    load: () => Promise<readonly KeptBook[]>
    write: (book: KeptBook) => Promise<void>
    delete: (storyId: string) => Promise<void>
  }
  files: {
    /** Answers how many bytes it takes. */
    keep: (file: { url: string; signal: AbortSignal }) => Promise<number>
    forget: (url: string) => Promise<void>
    /** Of all there are. */
    names: () => Promise<string[]>
  }
  answers: {
    keep: (answer: Question & { data: unknown }) => Promise<void>
    forget: (question: Question) => Promise<void>
  }
  budgetBytes: () => Promise<number>
  /** Pixels a page's picture is shown in. */
  pictureWidth: () => number
  /** Which of these the server still has. */
  knownBooks: (storyIds: string[]) => Promise<string[]>
  /** Ends what is being kept for a family that signs out. */
  wiped: () => AbortSignal
}

const questionsOf = ({ kidId, storyId }: { kidId: string; storyId: string }) =>
  ['story.get', 'narration.get'].map((path) => ({ path, input: { kidId, storyId } }))

/**
 * Books share faces and voices, and the same book may be opened, asked for and left within a second:
 * whatever is kept or forgotten waits for what came before.
 */
export function openBookKeeper({ books, files, answers, ...device }: Device) {
  const inTurn = takeTurns('luciole-kept')

  /** What no book of this device needs any more. */
  async function sweep(urls: readonly string[]) {
    const needed = new Set((await books.load()).flatMap((book) => book.files.map(nameOf)))
    for (const url of urls) if (!needed.has(nameOf(url))) await files.forget(url)
  }
  async function forgetAnswers(book: { kidId: string; storyId: string }) {
    for (const question of questionsOf(book)) await answers.forget(question)
  }
  async function forget(book: KeptBook) {
    await books.delete(book.storyId)
    await forgetAnswers(book)
    await sweep(book.files)
  }

  async function fetchAll({
    urls,
    atOnce,
    signal,
    onProgress,
  }: {
    urls: readonly string[]
    atOnce: number
    signal: AbortSignal
    onProgress: Keeping['onProgress']
  }) {
    const waiting = [...urls]
    let bytes = 0
    let done = 0
    const fetchNext = async (): Promise<void> => {
      const url = waiting.shift()
      if (url === undefined) return
      try {
        signal.throwIfAborted()
        // Apart from the sum, which the others add to meanwhile.
        const size = await files.keep({ url, signal })
        bytes += size
      } catch (error) {
        waiting.length = 0
        throw error
      }
      done += 1
      onProgress?.({ done, total: urls.length })
      await fetchNext()
    }
    // Nothing may still be arriving when it is tidied away.
    const fetching = await Promise.allSettled(Array.from({ length: atOnce }, fetchNext))
    const failed = fetching.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
    signal.throwIfAborted()
    return bytes
  }

  async function keep({
    story,
    narration,
    isPinned,
    openedAt,
    onProgress,
    signal,
    wiped,
  }: Keeping & { signal: AbortSignal; wiped: AbortSignal }): Promise<KeptBook> {
    const { id: storyId, kidId } = story
    const kept = keptStory({ story, width: device.pictureWidth() })
    const urls = filesOf({ story: kept, narration })
    const before = (await books.load()).find((book) => book.storyId === storyId)
    const [ofStory, ofNarration] = questionsOf({ kidId, storyId })
    try {
      const atOnce = isPinned ? AT_ONCE.asked : AT_ONCE.unasked
      const bytes = await fetchAll({ urls, atOnce, signal, onProgress })
      if (ofStory) await answers.keep({ ...ofStory, data: kept })
      if (ofNarration && narration) await answers.keep({ ...ofNarration, data: narration })
      const book = {
        storyId,
        kidId,
        bytes,
        openedAt,
        files: urls,
        isPinned: isPinned ?? before?.isPinned ?? false,
      }
      signal.throwIfAborted()
      await books.write(book)
      if (before) await sweep(before.files)
      return book
    } catch (error) {
      // Half a book is no book: what came of it goes again, unless all of it went already.
      if (!wiped.aborted) {
        if (!before) await forgetAnswers({ kidId, storyId })
        await sweep(urls)
      }
      throw error
    }
  }

  /** Voices fetched ahead of a book that is not kept, and what an app that was killed left behind. */
  const sweepAll = async () => sweep(await files.names())

  /** Books opened longest ago make room for the one just opened. */
  async function makeRoom() {
    const kept = await books.load()
    const budgetBytes = await device.budgetBytes()
    for (const book of booksToForget({ books: kept, budgetBytes })) await forget(book)
  }

  async function forgetKept(storyId: string) {
    const book = (await books.load()).find((one) => one.storyId === storyId)
    if (book) await forget(book)
  }

  return {
    /** Words in both languages, pictures, voices and their marks: whole, or not at all. */
    keepBook(keeping: Keeping): Promise<KeptBook> {
      const wiped = device.wiped()
      const signal = anySignal([wiped, keeping.signal])
      return inTurn(async () => {
        signal.throwIfAborted()
        const book = await keep({ ...keeping, signal, wiped })
        await makeRoom()
        await sweepAll()
        return book
      })
    },
    forgetBook: ({ storyId }: { storyId: string }) =>
      inTurn(async () => {
        await forgetKept(storyId)
        await sweepAll()
      }),
    /** Deleted meanwhile, here or on another device: nothing of such a book stays on this one. */
    async forgetGoneBooks() {
      const ids = (await books.load()).map(({ storyId }) => storyId)
      while (ids.length > 0) {
        const storyIds = ids.splice(0, LIMITS.storiesPerQuestion)
        const known = await device.knownBooks(storyIds)
        for (const storyId of storyIds)
          if (!known.includes(storyId)) await inTurn(() => forgetKept(storyId))
      }
      // An app closed while it forgot a book left files that no book names any more.
      await inTurn(sweepAll)
    },
    forgetAllBooks: () =>
      inTurn(async () => {
        for (const book of await books.load()) await forget(book)
        await sweepAll()
      }),
    forgetStrays: () => inTurn(sweepAll),
  }
}
