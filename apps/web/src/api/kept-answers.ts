import { TRPCClientError, type TRPCLink } from '@trpc/client'
import type { AppRouter } from '@luciole/server/app-router'
import { observable } from '@trpc/server/observable'
import { isNetworkError, isPassing, reasonOf } from './describe-error'

/** What a family looks at before it opens a book; a book itself is kept with its pictures. */
const KEPT_AS_ANSWERED = new Set([
  'account.get',
  'companion.list',
  'kid.get',
  'kid.list',
  'story.list',
  'subscription.get',
])
const KEPT_WITH_BOOK = new Set(['story.get', 'narration.get'])
/** A network that neither answers nor fails: what is here is shown meanwhile. */
const PATIENCE_MS = 6000
/** One that has just kept a question waiting, or failed it, is given less: a screen asks for several. */
const PATIENCE_LOST_MS = 1000

export interface Question {
  path: string
  input: unknown
}

/**
 * The network answers; where it cannot, the device does with what it heard last, and where it has
 * nothing the question fails as it always did.
 */
export const keptAnswersLink =
  ({
    read,
    readOpen,
    keep,
    askedBy,
    forget,
    beforeStories,
    isOutOfReach,
    wasReached,
    tellReach,
    correct,
  }: {
    read: (question: Question) => Promise<unknown>
    /** The answer the open screen stands on; undefined where there is none. */
    readOpen: (question: Question) => Promise<unknown>
    keep: (answer: Question & { data: unknown }) => Promise<void>
    /** What one account asked is neither kept nor shown late for the one that came meanwhile. */
    askedBy: () => string | null
    /** What the server no longer knows is not shown from the device either. */
    forget: (question: Question) => Promise<void>
    /** Places read offline are told first, or the answer would be older than they are. */
    beforeStories: () => Promise<void>
    isOutOfReach: () => boolean
    /** The last question got through. */
    wasReached: () => boolean
    tellReach: (isReached: boolean) => void
    /** The network did answer after all, while the device's answer is on show. */
    correct: (answer: Question & { data: unknown }) => void
  }): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) => {
    const { path, input, type } = op
    const isKept = KEPT_AS_ANSWERED.has(path) || KEPT_WITH_BOOK.has(path)
    if (type === 'subscription' || (!isKept && !isOutOfReach())) return next(op)
    return observable((observer) => {
      let isOver = false
      let isOvertaken = false
      let stop = () => {}
      const end = (last: () => void) => {
        if (isOver) return
        isOver = true
        clearTimeout(patience)
        last()
      }
      const readNewest = async () => {
        const kept = isKept ? await read({ path, input }) : undefined
        if (kept === undefined || !KEPT_WITH_BOOK.has(path)) return kept
        // A book is kept a while after it was answered: an open one never falls back behind itself.
        return (await readOpen({ path, input })) ?? kept
      }
      const answerFromDevice = async (error: TRPCClientError<AppRouter> | null) => {
        const data = await readNewest().catch(() => undefined)
        if (data === undefined) return error && end(() => observer.error(error))
        end(() => {
          isOvertaken = error === null
          if (isOvertaken) tellReach(false)
          observer.next({ result: { type: 'data', data } })
          observer.complete()
        })
      }
      const patience = setTimeout(
        () => void answerFromDevice(null),
        wasReached() ? PATIENCE_MS : PATIENCE_LOST_MS,
      )
      const asker = askedBy()
      const ask = async () => {
        if (isOutOfReach()) {
          return void answerFromDevice(TRPCClientError.from(new Error('no network')))
        }
        if (path.startsWith('story.')) await beforeStories().catch(() => undefined)
        if (isOver) return
        const asked = next(op).subscribe({
          next(answer) {
            if (isOver && !isOvertaken) return
            tellReach(true)
            const data = 'data' in answer.result ? answer.result.data : undefined
            if (!isOvertaken) observer.next(answer)
            if (asker !== askedBy()) return
            if (isOvertaken) correct({ path, input, data })
            if (KEPT_AS_ANSWERED.has(path)) void keep({ path, input, data }).catch(() => undefined)
          },
          error(error) {
            if (isOver) return
            tellReach(!isNetworkError(error))
            if (isPassing(error)) return void answerFromDevice(error)
            if (reasonOf(error) === 'not_found') void forget({ path, input }).catch(() => undefined)
            end(() => observer.error(error))
          },
          complete: () => end(() => observer.complete()),
        })
        stop = () => asked.unsubscribe()
      }
      void ask()
      return () => {
        end(() => {})
        if (!isOvertaken) stop()
      }
    })
  }
