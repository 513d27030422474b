import type { Book, BookPage, ReadingBand } from '@luciole/contract/book'
import type { Creature } from '@luciole/contract/character'
import type { Sex } from '@luciole/contract/sex'
import { READERS } from '#reading-bands'
import { acceptPage, type AcceptedPage } from '#retell/accept-page'
import { hideNames, isGivenName, placeholderOf } from '#retell/hide-names'
import { letterOf, markSpeech } from '#retell/speakers'

const bodyOf = ({ kind, thing, species, isStandIn }: Creature) =>
  `a ${isStandIn ? `kind of ${kind}` : (thing ?? species)}`.replaceAll('_', ' ')

/** What a live model is given: the plan, with placeholders where names would be. */
export interface WriteRequest {
  band: ReadingBand
  wordsPerPage: readonly [number, number]
  cast: readonly {
    placeholder: string
    /** Who speaks in `[X:speech]`. */
    letter: string
    id: string
    part: string
    sex: Sex | undefined
    /** What somebody without a given name is called. */
    called: { en: string; fr: string } | null
    looksLike: string
  }[]
  /** Our own telling of each page, which the model may say better. */
  pages: readonly { number: number; en: string; fr: string }[]
  /** The pages asked for; all are shown, so that each knows its neighbours. */
  wanted: readonly number[]
}

/** Another realiser of the same plan. It yields pages in any order, and may be wrong in any way. */
export interface StoryWriter {
  id: string
  write: (request: WriteRequest, signal: AbortSignal) => AsyncIterable<unknown>
}

export function writeRequest({
  book,
  wanted = book.pages.map(({ number }) => number),
}: {
  book: Book
  wanted?: readonly number[]
}): WriteRequest {
  const { cast } = book
  const sides = (page: BookPage, language: 'en' | 'fr') =>
    hideNames({ text: markSpeech({ page: page.text[language], cast }), book })
  return {
    band: book.band,
    wordsPerPage: READERS[book.band].words,
    cast: cast.map((member) => ({
      placeholder: placeholderOf(member.id),
      letter: letterOf({ speaker: member.id, cast }),
      id: member.id,
      part: member.part,
      sex: member.sex,
      called: isGivenName(member) ? null : member.name,
      looksLike:
        member.character.kind === 'human'
          ? member.character.age > 15
            ? 'a grown-up'
            : 'a child'
          : bodyOf(member.character),
    })),
    pages: book.pages.map((page) => ({
      number: page.number,
      en: sides(page, 'en'),
      fr: sides(page, 'fr'),
    })),
    wanted,
  }
}

/** What a writer says, page by page, judged; `late` settles when we stop waiting for it. */
export async function* judgedPages({
  book,
  writer,
  request,
  signal,
}: {
  book: Book
  writer: StoryWriter
  request: WriteRequest
  signal: AbortSignal
}): AsyncGenerator<AcceptedPage> {
  for await (const written of writer.write(request, signal)) yield acceptPage({ written, book })
}

/**
 * Lets a writer tell the book and keeps our own page wherever it is late, empty, unsafe, in the
 * wrong language or shape, or cut off. `deadline` settles when we stop waiting.
 */
export async function writeWith({
  book,
  writer,
  deadline,
}: {
  book: Book
  writer: StoryWriter
  deadline: Promise<unknown>
}): Promise<{ book: Book; written: number[] }> {
  const stop = new AbortController()
  const accepted = new Map<number, BookPage>()
  const late = deadline.then(() => 'late' as const)
  const request = writeRequest({ book })
  const pages = judgedPages({ book, writer, request, signal: stop.signal })
  try {
    for (;;) {
      const next = await Promise.race([pages.next(), late])
      if (next === 'late' || next.done) break
      if (next.value.ok && !accepted.has(next.value.page.number)) {
        accepted.set(next.value.page.number, next.value.page)
      }
    }
  } catch {
    // A writer that breaks off leaves the pages it finished; the rest are ours.
  }
  stop.abort()
  return {
    book: {
      ...book,
      engine: accepted.size ? `${book.engine}+${writer.id}` : book.engine,
      pages: book.pages.map((page) => accepted.get(page.number) ?? page),
    },
    written: [...accepted.keys()].toSorted((a, b) => a - b),
  }
}
