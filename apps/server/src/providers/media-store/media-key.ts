import { createHash } from 'node:crypto'
import { MEDIA_TYPES, type Media, type MediaKey, type MediaType } from './media-store'

const KEY = /^[0-9a-f]{64}\.([a-z0-9]+)$/

export const keyOf = ({ bytes, type }: Media): MediaKey =>
  `${createHash('sha256').update(bytes).digest('hex')}.${MEDIA_TYPES[type]}`

const typeByExtension = new Map(
  (Object.keys(MEDIA_TYPES) as MediaType[]).map((type) => [MEDIA_TYPES[type] as string, type]),
)

/** Null for anything we did not name: a key never reaches outside its store. */
export function typeOfKey(key: MediaKey): MediaType | null {
  const extension = KEY.exec(key)?.[1]
  return extension === undefined ? null : (typeByExtension.get(extension) ?? null)
}

/** Two levels of folders, so that none holds too many files. */
export const pathOfKey = (key: MediaKey) => `${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`
