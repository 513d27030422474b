import { measureLikeness, type Likeness } from '@luciole/likeness/measure-likeness'
import { ovalFor, type Oval } from '@luciole/likeness/oval'

/** What the measuring sees: an upright frame of four by five, small enough for any phone. */
export const FRAME = { width: 480, height: 600 } as const

type Source = CanvasImageSource
type Crop = { x: number; y: number; width: number; height: number }

/** The part of a source that fills the frame, as `object-fit: cover` shows it. */
export function coverCrop({ width, height }: { width: number; height: number }): Crop {
  const scale = Math.max(FRAME.width / width, FRAME.height / height)
  const shown = { width: FRAME.width / scale, height: FRAME.height / scale }
  return { x: (width - shown.width) / 2, y: (height - shown.height) / 2, ...shown }
}

/** Pixels of a crop, in a canvas that lives no longer than this call. */
export function pixelsOf({
  source,
  crop,
  size = FRAME,
}: {
  source: Source
  crop: Crop
  size?: { width: number; height: number }
}): ImageData {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws no canvas')
  context.drawImage(source, crop.x, crop.y, crop.width, crop.height, 0, 0, size.width, size.height)
  return context.getImageData(0, 0, size.width, size.height)
}

export const frameOval = (): Oval => ovalFor(FRAME)

/** Numbers from a face; the pixels are forgotten with the call. */
export const likenessOf = ({ data, width, height }: ImageData): Likeness =>
  measureLikeness({ pixels: data, width, height, oval: ovalFor({ width, height }) })

/** The same pixels as a file that holds nothing else, in base64. */
export function jpegOf(pixels: ImageData): string {
  const canvas = document.createElement('canvas')
  canvas.width = pixels.width
  canvas.height = pixels.height
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return canvas.toDataURL('image/jpeg', 0.9).replace(/^[^,]*,/, '')
}
