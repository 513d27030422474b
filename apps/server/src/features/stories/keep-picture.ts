import type { Bilingual } from '@luciole/contract/language'
import type { MediaStore } from '#providers/media-store/media-store'
import type { PaintedPicture } from '#providers/pictures/pictures'
import type { StoredPicture } from './stories.tables'

/** Every variant goes to the media store before anything refers to it. */
export async function keepPicture({
  media,
  accountId,
  painted,
  alt,
}: {
  media: MediaStore
  accountId: string
  painted: PaintedPicture
  alt: Bilingual
}): Promise<StoredPicture> {
  const { width, height, blur, focus } = painted
  const sources = await Promise.all(
    painted.variants.map(async (variant) => ({
      width: variant.width,
      key: await media.put({
        owner: accountId,
        bytes: Buffer.from(variant.webp),
        type: 'image/webp',
      }),
    })),
  )
  return { width, height, sources, blur, focus, alt }
}
