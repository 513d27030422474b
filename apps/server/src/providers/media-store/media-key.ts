import { createHash } from 'node:crypto'
import { MEDIA_TYPES, type Media, type MediaKey, type MediaType } from './media-store'

const OWNER = /^[a-z0-9-]{1,64}$/
const KEY = /^[a-z0-9-]{1,64}\/[0-9a-f]{64}\.([a-z0-9]+)$/

export const isOwner = (owner: string) => OWNER.test(owner)

export function keyOf({ owner, bytes, type }: Media & { owner: string }): MediaKey {
  if (!isOwner(owner)) throw new Error('a media owner is named by its id')
  return `${owner}/${createHash('sha256').update(bytes).digest('hex')}.${MEDIA_TYPES[type]}`
}

const typeByExtension = new Map(
  (Object.keys(MEDIA_TYPES) as MediaType[]).map((type) => [MEDIA_TYPES[type] as string, type]),
)

/** Null for anything we did not name: a key never reaches outside its store. */
export function typeOfKey(key: MediaKey): MediaType | null {
  const extension = KEY.exec(key)?.[1]
  return extension === undefined ? null : (typeByExtension.get(extension) ?? null)
}
