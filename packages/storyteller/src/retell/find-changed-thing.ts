import type { Book, BookPage } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import { ALL_CONCEPTS, normalise, type Concept } from '#lexicon/concept-table'

const THINGS = ALL_CONCEPTS.filter(({ kind, shows }) => kind !== 'look' && shows.thing)
const wordsFor = (concept: Concept, language: Language) => {
  const { one, many } = concept.noun[language]
  return [normalise(one), normalise(many)]
}
const names = (text: string, concept: Concept, language: Language) =>
  wordsFor(concept, language).some((word) => text.includes(` ${word} `))

/**
 * A thing that our page says and shows, and that the other telling exchanged: its own is not there,
 * and one is that stands nowhere in the book.
 */
export function findChangedThing({
  said,
  own,
  book,
  language,
}: {
  said: string
  own: BookPage
  book: Book
  language: Language
}): string | null {
  const written = ` ${normalise(said)} `
  const ours = ` ${normalise(own.text[language].text)} `
  const whole = ` ${normalise(book.pages.map(({ text }) => text[language].text).join(' '))} `
  const { objects, cast } = own.brief
  const shown = new Set<string>(
    [
      ...objects.map(({ thing }) => thing),
      ...cast.flatMap(({ holds, scarf }) => [holds, scarf && scarf !== 'none' && 'scarf']),
    ].filter((thing) => typeof thing === 'string'),
  )
  const saidOf = (text: string) => THINGS.filter((concept) => names(text, concept, language))
  const lost = saidOf(ours).some(
    ({ shows: { thing = '' } }) =>
      shown.has(thing) && !saidOf(written).some((concept) => concept.shows.thing === thing),
  )
  const isNew = ({ shows: { thing = '' } }: Concept) =>
    !shown.has(thing) && !saidOf(whole).some((concept) => concept.shows.thing === thing)
  return lost ? (saidOf(written).find(isNew)?.id ?? null) : null
}
