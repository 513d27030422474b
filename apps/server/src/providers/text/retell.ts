import type { BookPage } from '@luciole/contract/book'
import { createBell } from '#providers/live/bell'
import type { RetellOrder } from './text'
import { writePages, type WritingDependencies } from './write-pages'

const sleepUntil = ({ at, now }: { at: number; now: number }) => {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, at - now))
  })
  return { over, forget: () => clearTimeout(timer) }
}

/**
 * Every page in its order as soon as it is settled. The first is waited for as long as a parent
 * would, all of them as long as a book may take; what is not there then is ours.
 */
export const createRetell = ({
  dependencies,
  firstPageMs,
  wholeMs,
}: {
  dependencies: WritingDependencies
  firstPageMs: number
  wholeMs: number
}) =>
  async function* retell(
    { book, from, bill }: RetellOrder,
    signal: AbortSignal,
  ): AsyncGenerator<BookPage> {
    const own = book.pages.filter(({ number }) => number >= from)
    const accepted = new Map<number, BookPage>()
    const bell = createBell()
    const stop = new AbortController()
    const started = performance.now()
    let isOver = false
    const writing = writePages({
      book,
      wanted: own.map(({ number }) => number),
      bill,
      accept: (page) => {
        accepted.set(page.number, page)
        bell.ring()
      },
      signal: AbortSignal.any([signal, stop.signal]),
      dependencies,
    })
      .catch((error: unknown) => {
        if (!stop.signal.aborted && !signal.aborted) {
          dependencies.log.error({ err: error }, 'a live model could not be asked')
        }
      })
      .finally(() => {
        isOver = true
        bell.ring()
      })
    try {
      for (const page of own) {
        const patience = page.number === from ? firstPageMs : wholeMs
        const { over, forget } = sleepUntil({ at: started + patience, now: performance.now() })
        let isLate = false
        void over.then(() => (isLate = true))
        while (!accepted.has(page.number) && !isOver && !isLate) {
          await Promise.race([bell.next(), over])
        }
        forget()
        // Silence for as long as a first page may take: nobody is writing.
        if (isLate && (accepted.size === 0 || patience === wholeMs)) stop.abort()
        signal.throwIfAborted()
        yield accepted.get(page.number) ?? page
      }
    } finally {
      stop.abort()
      await writing
    }
  }
