import { createHash } from 'node:crypto'
import type { KeepsakeKind } from '@luciole/contract/keepsakes'
import type { Language } from '@luciole/contract/language'
import type { WordMark } from '@luciole/contract/narration'
import type { StoryMaking } from '#features/stories/story-making'

export type StoryRow = NonNullable<Awaited<ReturnType<StoryMaking['read']>>>
export type StoryPageRow = Awaited<ReturnType<StoryMaking['pages']>>[number]
export type StoredPicture = NonNullable<StoryRow['cover']>

export interface Sound {
  page: number
  mediaKey: string
  durationMs: number
  marks: WordMark[]
}
/** A book as it stands, its voices included. */
export interface BookAsItIs {
  story: StoryRow
  pages: StoryPageRow[]
  sounds: Sound[]
}

/** Raised when the same book would be bound differently. */
const BINDING = 2

/** One name for everything that goes into a keepsake. */
export function editionOf({
  book: { story, pages, sounds },
  kind,
  language,
}: {
  book: BookAsItIs
  kind: KeepsakeKind
  language: Language
}): string {
  const shown = pages.map(({ number, text, picture }) => [
    number,
    text[language].text,
    picture?.sources[0]?.key,
  ])
  const heard = kind === 'epub' || kind === 'audio' ? sounds.map(({ mediaKey }) => mediaKey) : []
  const whole = [BINDING, kind, language, story.cover?.sources[0]?.key, shown, heard]
  return createHash('sha256').update(JSON.stringify(whole)).digest('base64url').slice(0, 22)
}

const ENDINGS = { print_pdf: 'pdf', screen_pdf: 'pdf', epub: 'epub', audio: 'mp3' } as const
const UNFIT = /[\\/:*?"<>|\p{Cc}«»“”]+/gu

/** The title, as a name every file system takes. */
export const fileNameOf = ({ title, kind }: { title: string; kind: KeepsakeKind }) =>
  `${title.replaceAll(UNFIT, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, 80) || 'Luciole'}.${ENDINGS[kind]}`
