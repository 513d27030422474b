export const MEDIA_TYPES = {
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'audio/mpeg': 'mp3',
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'application/zip': 'zip',
  'application/json': 'json',
  'application/pdf': 'pdf',
  'application/epub+zip': 'epub',
} as const
export type MediaType = keyof typeof MEDIA_TYPES

/**
 * Names its owner, its content and its type (`<owner>/3f…a9.webp`): the same bytes of one account
 * always have the same key, and two accounts never share a file, so that erasing one leaves the
 * other whole.
 */
export type MediaKey = string

export type Media = { bytes: Uint8Array; type: MediaType }

export type MediaStore = {
  /** Returns once the bytes are safe; storing the same bytes again changes nothing. */
  put(media: Media & { owner: string }): Promise<MediaKey>
  /** Null when nothing has this key. */
  get(key: MediaKey): Promise<Media | null>
  /** Part of it, `from` to `to` inclusive, for a player that seeks. */
  getRange(range: { key: MediaKey; from: number; to: number }): Promise<Uint8Array | null>
  size(key: MediaKey): Promise<number | null>
  /** Removing what is not there is fine. */
  remove(key: MediaKey): Promise<void>
  /** Everything one account ever stored. */
  removeAllOf(owner: string): Promise<void>
  /** An address anybody may open until it expires; the same for hours, so that it caches. */
  urlOf(key: MediaKey): string
}
