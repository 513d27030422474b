import type { BookCharacter, PageText, ReadingBand } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import type { Queryable } from '#platform/db'
import type { Bill } from '#providers/live/purse'
import type { SpeechOrder, SpeechProvider } from '#providers/speech/speech'

/** As much of a story as its voice must know. */
export interface StoryToNarrate {
  id: string
  accountId: string
  kidId: string
  book: { band: ReadingBand; cast: BookCharacter[] } | null
}
export interface PageToNarrate {
  number: number
  text: Record<Language, PageText>
}

/** A book as it stands: its words may have changed since the voice was asked for. */
export interface Books {
  read(input: { db: Queryable; storyId: string }): Promise<StoryToNarrate | undefined>
  pages(input: { db: Queryable; storyId: string }): Promise<PageToNarrate[]>
}

/** The younger the listener, the slower the voice. */
const WORDS_PER_MINUTE: Record<ReadingBand, number> = {
  '0-2': 110,
  '3-4': 115,
  '5-6': 124,
  '7-8': 130,
  '9+': 140,
}

export function speechOrderOf({
  speech,
  book,
  page,
  language,
  pronunciations,
  outside = null,
}: {
  speech: Pick<SpeechProvider, 'castVoices'>
  book: NonNullable<StoryToNarrate['book']>
  page: PageToNarrate
  language: Language
  pronunciations: readonly { language: Language; name: string; sayAs: string }[]
  outside?: Bill | null
}): SpeechOrder {
  const { text, spans } = page.text[language]
  return {
    text,
    spans,
    language,
    voiceMap: speech.castVoices(book.cast),
    ...(outside ? { outside } : {}),
    style: { wordsPerMinute: WORDS_PER_MINUTE[book.band], isBedtime: false },
    pronunciations: pronunciations
      .filter((one) => one.language === language)
      .map(({ name, sayAs }) => ({ name, sayAs })),
  }
}
