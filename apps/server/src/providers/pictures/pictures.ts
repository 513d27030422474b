import type { BookCharacter } from '@luciole/contract/book'
import type { Character } from '@luciole/contract/character'
import type { SceneBrief, Worn } from '@luciole/contract/scene-brief'

/** A finished picture in every width a screen asks for. */
export interface PaintedPicture {
  width: number
  height: number
  variants: { width: number; webp: Uint8Array }[]
  /** A tiny data URL shown while the picture loads. */
  blur: string
  /** Faces and the focal object, as fractions of the picture, for cropping. */
  focus: { x: number; y: number; w: number; h: number }
}

/** What a page tells the next one, so that neighbours differ; only the painter reads it. */
export interface PageDigest {
  [told: string]: unknown
  /** Of the picture it took the place of. */
  replaces?: PageDigest
}

export interface PageOrder {
  cast: Record<string, Character>
  brief: SceneBrief
  seed: string
  /** Another take of the same page is another composition. */
  take: number
  /** What the pages before told. */
  earlier: PageDigest[]
  /** What the picture told that this one takes the place of. */
  replaces: PageDigest | null
}

export interface CoverOrder {
  cast: Record<string, Character>
  brief: SceneBrief
  seed: string
}

export const PORTRAIT_KINDS = ['face', 'figure', 'walking', 'sitting', 'night'] as const
/** The last one is for books alone: asleep, for the page after the story. */
export type PortraitKind = (typeof PORTRAIT_KINDS)[number] | 'asleep'

export interface PortraitOrder {
  character: Character
  kind: PortraitKind
  /** What somebody of a book has on throughout. */
  wears?: Worn
  /** In pixels, and in that one size alone; absent: in every width a screen asks for. */
  width?: number
}

/** Somebody as the cast of a book shows them: whoever draws the face again asks for the very same. */
export const faceOf = ({ character, wears }: BookCharacter): PortraitOrder => ({
  character,
  kind: 'face',
  ...(wears && { wears }),
})

export interface PrintOrder {
  /** A page, or the cover. */
  cast: Record<string, Character>
  brief: SceneBrief
  seed: string
  isCover: boolean
  take: number
  earlier: PageDigest[]
  replaces: PageDigest | null
  /** The picture as it hangs in the book. */
  like: Uint8Array
  /** In pixels. */
  width: number
}

/** Who draws. The same order gives the same picture. */
export interface Painter {
  id: string
  /** Whoever paints long says by `arranged` what the page will tell the next one, before it is painted. */
  paintPage(
    order: PageOrder,
    signal: AbortSignal,
    arranged?: (digest: PageDigest) => void,
  ): Promise<PaintedPicture & { digest: PageDigest }>
  paintCover(order: CoverOrder, signal: AbortSignal): Promise<PaintedPicture>
  /** Somebody looks at the screen for it, unless it is said that nobody does. */
  paintPortrait(
    order: PortraitOrder,
    signal: AbortSignal,
    asked?: { isAwaited: boolean },
  ): Promise<PaintedPicture>
  /** The very same picture at a printer's size, as a JPEG; null when it cannot be had again. */
  printPicture(order: PrintOrder, signal: AbortSignal): Promise<Uint8Array | null>
  close(): Promise<void>
}
