import type { Character } from '@luciole/contract/character'
import sharp from 'sharp'
import type { Bill } from '#providers/live/purse'
import { portraitWords } from './painting-words'
import type { RepaintOrder } from './repainter'

/** What a face stands before: a picture from outside has no window in it. */
const PAPER = '#f3e2c7'
const SIDE = 768
const WHOLE = { x: 0.05, y: 0.05, w: 0.9, h: 0.9 }

/** A face to be painted anew from our own drawing, and from a photo where a parent said so. */
export async function portraitOrder({
  character,
  face,
  photo,
  bill,
}: {
  character: Character
  face: Uint8Array
  photo: Uint8Array | null
  bill: Bill
}): Promise<RepaintOrder> {
  const drawn = await sharp(face).flatten({ background: PAPER }).webp().toBuffer()
  return {
    ...portraitWords({ character, hasPhoto: photo !== null }),
    shape: 'portrait',
    own: face,
    references: [
      { name: 'portrait.webp', bytes: drawn, type: 'image/webp' },
      ...(photo ? [{ name: 'photo.jpg', bytes: photo, type: 'image/jpeg' }] : []),
    ],
    like: { width: SIDE, height: SIDE, focus: WHOLE },
    bill,
  }
}
