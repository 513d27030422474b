import type { Book, BookPage, ReadingBand } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import type { Sex } from '@luciole/contract/sex'
import * as z from 'zod/mini'
import { checkWrittenText } from '#gate/check-written-text'
import { READERS } from '#reading-bands'
import { renderSpeech } from '#text/speech'
import type { StoryPlan } from '#plan/story-plan'

/** What a live model is given: the plan, with placeholders where names would be. */
export interface WriteRequest {
  band: ReadingBand
  wordsPerPage: readonly [number, number]
  cast: readonly { placeholder: string; id: string; part: string; sex: Sex | undefined }[]
  /** Our own telling of each page, which the model may say better. */
  pages: readonly { number: number; en: string; fr: string }[]
}

/** Another realiser of the same plan. It yields pages in any order, and may be wrong in any way. */
export interface StoryWriter {
  id: string
  write: (request: WriteRequest, signal: AbortSignal) => AsyncIterable<unknown>
}

const writtenPageSchema = z.object({
  number: z.number(),
  en: z.string().check(z.minLength(1), z.maxLength(2000)),
  fr: z.string().check(z.minLength(1), z.maxLength(2000)),
})

const placeholderOf = (id: string) => `{{${id.toUpperCase()}}}`

const wholeName = (name: string) =>
  new RegExp(`(?<!\\p{L})${name.replace(/[^\p{L}\p{N}]/gu, '.')}(?!\\p{L})`, 'gu')

function hideNames({ text, book }: { text: string; book: Book }): string {
  return book.cast
    .filter(({ source, part }) => source !== undefined || part === 'hero' || part === 'helper')
    .toSorted((a, b) => b.name.en.length - a.name.en.length)
    .reduce((hidden, { id, name }) => hidden.replace(wholeName(name.en), placeholderOf(id)), text)
}

export function writeRequest({ book, plan }: { book: Book; plan: StoryPlan }): WriteRequest {
  return {
    band: book.band,
    wordsPerPage: READERS[plan.band].words,
    cast: book.cast.map(({ id, part, sex }) => ({ placeholder: placeholderOf(id), id, part, sex })),
    pages: book.pages.map(({ number, text }) => ({
      number,
      en: hideNames({ text: text.en.text, book }),
      fr: hideNames({ text: text.fr.text, book }),
    })),
  }
}

/** A page as the model wrote it, with our names back; nothing when it fails any check. */
function acceptPage({ written, book }: { written: unknown; book: Book }): BookPage | null {
  const parsed = writtenPageSchema.safeParse(written)
  if (!parsed.success) return null
  const own = book.pages.find(({ number }) => number === parsed.data.number)
  if (!own) return null
  const [least, most] = READERS[book.band].words
  const pages = {} as BookPage['text']
  for (const language of ['en', 'fr'] as const satisfies readonly Language[]) {
    const restored = book.cast.reduce(
      (text, { id, name }) => text.replaceAll(placeholderOf(id), name[language]),
      parsed.data[language],
    )
    const isGood = checkWrittenText({ text: restored, language, least, most }).ok
    if (!isGood) return null
    pages[language] = renderSpeech({
      filled: restored,
      language,
      speakerOf: (letter) => (letter === 'H' ? 'hero' : letter === 'F' ? 'helper' : 'crowd'),
    })
  }
  return { ...own, text: pages }
}

/**
 * Lets a writer tell the book and keeps our own page wherever it is late, empty, unsafe, in the
 * wrong language or shape, or cut off. `deadline` settles when we stop waiting.
 */
export async function writeWith({
  book,
  plan,
  writer,
  deadline,
}: {
  book: Book
  plan: StoryPlan
  writer: StoryWriter
  deadline: Promise<unknown>
}): Promise<{ book: Book; written: number[] }> {
  const stop = new AbortController()
  const accepted = new Map<number, BookPage>()
  const late = deadline.then(() => 'late' as const)
  const pages = writer.write(writeRequest({ book, plan }), stop.signal)[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await Promise.race([pages.next(), late])
      if (next === 'late' || next.done) break
      const page = acceptPage({ written: next.value, book })
      if (page && !accepted.has(page.number)) accepted.set(page.number, page)
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
