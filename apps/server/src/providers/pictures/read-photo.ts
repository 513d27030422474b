import sharp from 'sharp'
import { AppError } from '#platform/errors'

const FORMATS = new Set(['jpeg', 'png', 'webp'])
const SIDE = 1024
const MOST_PIXELS = 40_000_000

/** A photo as it may be sent: decoded and encoded anew, so that nothing it carried comes along. */
export async function readPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format } = await image.metadata()
    if (!FORMATS.has(format ?? '')) throw new Error('not a photo')
    const size = { width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true } as const
    return await image.rotate().resize(size).flatten().jpeg({ quality: 88 }).toBuffer()
  } catch (cause) {
    throw new AppError('photo.unreadable', { cause })
  }
}
