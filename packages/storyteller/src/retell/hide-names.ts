import type { Book, BookCharacter } from '@luciole/contract/book'

export const placeholderOf = (id: string) => `{{${id.toUpperCase()}}}`

/** As it is written, or shouted. */
export const wholeName = (name: string) => {
  const forms = [name, name.toUpperCase()].map((form) => form.replace(/[^\p{L}\p{N}]/gu, '.'))
  return new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'gu')
}

/** A name somebody was given, and not what they are: it is the same word in both languages. */
export const isGivenName = ({ name }: BookCharacter) => name.en === name.fr

/** No name of the family, nor one the parent typed, is shown to a model. */
export function hideNames({ text, book }: { text: string; book: Book }): string {
  return book.cast
    .filter(isGivenName)
    .toSorted((a, b) => b.name.en.length - a.name.en.length)
    .reduce((hidden, { id, name }) => hidden.replace(wholeName(name.en), placeholderOf(id)), text)
}
