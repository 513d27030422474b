import sharp from 'sharp'
import type { Photo } from './face-grid'

/** Why a file is no photo we can use; the words are the screen's affair. */
export type PhotoProblem = 'too_large' | 'too_small' | 'not_a_photo' | 'broken'
export type DecodedPhoto = { ok: true; photo: Photo } | { ok: false; problem: PhotoProblem }

const LARGEST_BYTES = 20 * 1024 * 1024
const LARGEST_PIXELS = 60_000_000
const SMALLEST_SIDE = 64
const WORKING_SIDE = 1280
const PATIENCE_SECONDS = 10

const isAscii = (bytes: Uint8Array, at: number, text: string) =>
  Array.from(text).every((char, index) => bytes[at + index] === char.charCodeAt(0))

/** By its first bytes, not its name: a drawing or a document never reaches a decoder. */
function isPhotoFile(bytes: Uint8Array): boolean {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
  const isPng = bytes[0] === 0x89 && isAscii(bytes, 1, 'PNG')
  const isWebp = isAscii(bytes, 0, 'RIFF') && isAscii(bytes, 8, 'WEBP')
  const isAvif =
    isAscii(bytes, 4, 'ftyp') && (isAscii(bytes, 8, 'avif') || isAscii(bytes, 8, 'mif1'))
  return isJpeg || isPng || isWebp || isAvif || isAscii(bytes, 0, 'GIF8')
}

/** Pixels of an upload, upright, in sRGB and no larger than needed. For Node; a browser has its own. */
export async function decodePhoto(bytes: Uint8Array): Promise<DecodedPhoto> {
  if (bytes.length > LARGEST_BYTES) return { ok: false, problem: 'too_large' }
  if (!isPhotoFile(bytes)) return { ok: false, problem: 'not_a_photo' }
  try {
    // The first picture of a moving one is enough.
    const image = sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: 'error', pages: 1 })
    const { width, height } = await image.metadata()
    if (width * height > LARGEST_PIXELS) return { ok: false, problem: 'too_large' }
    if (Math.min(width, height) < SMALLEST_SIDE) return { ok: false, problem: 'too_small' }
    const { data, info } = await image
      .timeout({ seconds: PATIENCE_SECONDS })
      .rotate()
      .resize({
        width: WORKING_SIDE,
        height: WORKING_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
    return { ok: true, photo: { pixels, width: info.width, height: info.height } }
  } catch (error) {
    return { ok: false, problem: /pixel limit/i.test(String(error)) ? 'too_large' : 'broken' }
  }
}
