import { encodePicture } from '@luciole/illustrator/raster/encode'
import sharp from 'sharp'
import { ServiceError } from '#platform/errors'
import { MOST_PIXELS, openForeign } from './foreign-picture'
import type { PaintedPicture } from './pictures'

const SMALLEST = 512

export interface FittedPicture {
  picture: PaintedPicture
  /** Small, for a look at its colours. */
  sample: Uint8Array
}
const SAMPLE = { width: 96, height: 72 }
/** Nobody's hair or coat: what is not drawn is taken for nothing that is. */
const NOTHING = '#ff00ff'

export const sampleOf = (bytes: Uint8Array): Promise<Uint8Array> =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .flatten({ background: NOTHING })
    .resize({ ...SAMPLE, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer()

/**
 * Somebody else’s picture as one of ours: decoded and encoded anew, so that nothing it carried comes
 * along, in our format and sizes, marked as made by software.
 */
export async function fitPicture({
  bytes,
  like: { width, height, focus },
}: {
  bytes: Uint8Array
  like: Pick<PaintedPicture, 'width' | 'height' | 'focus'>
}): Promise<FittedPicture> {
  try {
    const { image, ...size } = await openForeign(bytes)
    if (Math.min(size.width, size.height) < SMALLEST) throw new Error('too small a picture')
    const { data } = await image
      .rotate()
      .resize({ width, height, fit: 'cover' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = { data: new Uint8ClampedArray(data), width, height }
    const { files, placeholder } = await encodePicture(pixels)
    const variants = files.map((file) => ({ width: file.width, webp: file.webp }))
    return {
      picture: { width, height, variants, blur: placeholder, focus },
      sample: await sampleOf(bytes),
    }
  } catch {
    throw new ServiceError('pictures', 'unreadable')
  }
}
