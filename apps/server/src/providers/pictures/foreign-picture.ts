import sharp, { type Sharp } from 'sharp'

const FORMATS = new Set(['png', 'jpeg', 'webp'])
export const MOST_PIXELS = 40_000_000

/** Somebody else’s file, hostile until it is decoded: throws for whatever is not a picture. */
export async function openForeign(
  bytes: Uint8Array,
): Promise<{ image: Sharp; width: number; height: number }> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { format, width = 0, height = 0 } = await image.metadata()
  if (!FORMATS.has(format ?? '')) throw new Error('not a picture')
  return { image, width, height }
}
