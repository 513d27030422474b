import { AppError } from '#platform/errors'
import { openForeign } from './foreign-picture'

const SIDE = 1024

/** A photo as it may be sent: decoded and encoded anew, so that nothing it carried comes along. */
export async function readPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const { image } = await openForeign(bytes)
    const size = { width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true } as const
    return await image.rotate().resize(size).flatten().jpeg({ quality: 88 }).toBuffer()
  } catch (cause) {
    throw new AppError('photo.unreadable', { cause })
  }
}
