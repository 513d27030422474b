import type { Book } from '@luciole/contract/book'
import { findForbidden, findsInjection } from '@luciole/storyteller/gate/word-lists'
import type { WriteRequest } from '@luciole/storyteller/story-writer'
import type { Verdict } from '#providers/moderation/moderation'

const CONTACT = /\S+@\S+\.\S+|(?:\+?\d[\s().-]*){8,}|https?:\/\//u

/** The second gate: what would be sent names nobody, tells a machine nothing, and holds no address. */
export function judgePlan({ book, request }: { book: Book; request: WriteRequest }): Verdict {
  const refuse = (reason: string): Verdict => ({ ok: false, reason })
  const sent = JSON.stringify([request.pages, request.cast])
  const names = book.cast.filter(({ name, source }) => source && name.en === name.fr)
  const isNamed = names.some(({ name }) =>
    new RegExp(`(?<!\\p{L})${name.en.replace(/[^\p{L}\p{N}]/gu, '.')}(?!\\p{L})`, 'u').test(sent),
  )
  if (isNamed) return refuse('name')
  if (CONTACT.test(sent)) return refuse('personal_data')
  // The family's own names were judged when they were typed, and are not sent.
  const typed = book.cast.flatMap(({ name, source }) => (source ? [] : [name.en])).join('\n')
  if (findsInjection(typed)) return refuse('injection')
  const forbidden = findForbidden(typed)
  return forbidden ? refuse(forbidden) : { ok: true }
}
