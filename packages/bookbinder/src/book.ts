import type { PageText, ReadingBand } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import type { WordMark } from '@luciole/contract/narration'

/** A picture as a file of any kind and size; `focus` is the share of it that a crop must keep. */
export interface BoundPicture {
  bytes: Uint8Array
  focus: { x: number; y: number; w: number; h: number }
  alt: string
}

export interface PageSound {
  mp3: Uint8Array
  durationMs: number
  /** Empty when nobody knows where the words are: the page lights up as a whole. */
  marks: WordMark[]
}

export interface BoundPage {
  number: number
  text: PageText
  picture: BoundPicture
  sound: PageSound | null
}

export interface BoundCharacter {
  name: string
  introduction: string
  isHero: boolean
  /** Before nothing: what is not painted is see-through. */
  portrait: Uint8Array | null
}

/** Everything between two covers, in one language. */
export interface BookToBind {
  id: string
  language: Language
  title: string
  teaser: string
  /** Whom it was made for. */
  forName: string
  band: ReadingBand
  cover: BoundPicture
  cast: BoundCharacter[]
  pages: BoundPage[]
  prompts: string[]
  /** Who sleeps on the moon of the last page, large ones first; see-through around them. */
  sleepers: Uint8Array[]
  madeAt: Date
}
