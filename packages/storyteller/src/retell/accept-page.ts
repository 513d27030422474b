import type { Book, BookPage } from '@luciole/contract/book'
import { LANGUAGES, type Language } from '@luciole/contract/language'
import * as z from 'zod/mini'
import { checkAge, type AgeFault } from '#gate/check-age'
import { checkWrittenText, type WrittenFault } from '#gate/check-written-text'
import { READERS } from '#reading-bands'
import { findChangedThing } from '#retell/find-changed-thing'
import { findStranger } from '#retell/find-stranger'
import { wholeName } from '#retell/hide-names'
import { restoreNames } from '#retell/restore-names'
import { letterOf, speakerOf } from '#retell/speakers'
import { renderSpeech } from '#text/speech'

export type PageFault = WrittenFault | AgeFault | 'shape' | 'stranger' | 'changed'
export type AcceptedPage =
  | { ok: true; page: BookPage }
  | { ok: false; number: number | null; fault: PageFault }

const writtenPageSchema = z.object({
  number: z.number(),
  en: z.string().check(z.minLength(1), z.maxLength(2000)),
  fr: z.string().check(z.minLength(1), z.maxLength(2000)),
})

/** What a model sets by itself where it was asked for marks: quotes and dashes, nobody's in particular. */
const unquote = (text: string) =>
  text.includes('[')
    ? text
    : text.replace(/[“"]([^”"[\]]+)[”"]/g, '[Z:$1]').replace(/«\s*([^»[\]]+?)\s*»/g, '[Z:$1]')

/** Only those who are in the book speak. */
function knowsOnlyOurs({ text, cast }: { text: string; cast: Book['cast'] }): boolean {
  const letters = new Set(['Y', 'Z', ...cast.map(({ id }) => letterOf({ speaker: id, cast }))])
  return [...text.matchAll(/\[([^\]:]*):/g)].every(([, letter = '']) => letters.has(letter))
}

/** Baron *Grognebol* does not growl by being named. */
const withoutNames = ({
  text,
  cast,
  language,
}: {
  text: string
  cast: Book['cast']
  language: Language
}) => cast.reduce((left, { name }) => left.replace(wholeName(name[language]), 'N'), text)

/** A page as the model wrote it, with our names back; the first fault when it has one. */
export function acceptPage({ written, book }: { written: unknown; book: Book }): AcceptedPage {
  const parsed = writtenPageSchema.safeParse(written)
  const fail = (fault: PageFault, number: number | null = null): AcceptedPage => ({
    ok: false,
    number,
    fault,
  })
  if (!parsed.success) return fail('shape')
  const { number } = parsed.data
  const own = book.pages.find((page) => page.number === number)
  if (!own) return fail('shape')
  const { cast, band } = book
  const [least, most] = READERS[band].words
  const text = {} as BookPage['text']
  for (const language of LANGUAGES) {
    const said = parsed.data[language]
    const restored = unquote(restoreNames({ text: said, cast, language }))
    const verdict = checkWrittenText({
      text: restored.replace(/\[[A-Z]:/g, '['),
      said,
      language,
      least,
      most,
    })
    if (!verdict.ok) return fail(verdict.fault, number)
    if (!knowsOnlyOurs({ text: restored, cast })) return fail('stranger', number)
    if (findStranger({ said, book, language })) return fail('stranger', number)
    if (findChangedThing({ said, own, book, language })) return fail('changed', number)
    const isLast = number === book.pages.length
    const unfit = checkAge({ text: withoutNames({ text: restored, cast, language }), band, isLast })
    if (unfit) return fail(unfit, number)
    text[language] = renderSpeech({
      filled: restored,
      language,
      speakerOf: (letter) => speakerOf({ letter, cast }),
    })
    if (/[[\]*]/.test(text[language].text)) return fail('quotes', number)
  }
  return { ok: true, page: { ...own, text } }
}
