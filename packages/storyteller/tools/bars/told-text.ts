import type { Language } from '@luciole/contract/language'
import type { ToldStory } from '#tell-story'

export const LANGUAGES: readonly Language[] = ['en', 'fr']

export const textOf = ({ book }: Pick<ToldStory, 'book'>, language: Language): string =>
  book.pages.map(({ text }) => text[language].text).join('\n')
