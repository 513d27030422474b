import sharp, { type Sharp } from 'sharp'
import type { BookToBind, BoundPicture } from '#book'
import { INK } from './ink'
import { moonNight } from './night'

const JPEG = { quality: 90, chromaSubsampling: '4:4:4' } as const
/** A crop may lose this share of what matters before the whole picture is shown instead. */
const GRACE = 1.06

export interface Plate {
  jpeg: Buffer
  width: number
  height: number
}

async function plateOf(image: Sharp, quality: number): Promise<Plate> {
  const options = quality >= JPEG.quality ? JPEG : { quality, mozjpeg: true }
  const { data, info } = await image.jpeg(options).toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}

/** Cut around what matters to width : height; null when that would cut something off. */
export async function cropTo({
  picture,
  aspect,
  width,
  quality,
}: {
  picture: BoundPicture
  aspect: number
  /** In pixels; a smaller picture stays as it is. */
  width: number
  quality: number
}): Promise<Plate | null> {
  const { width: wide = 1, height: high = 1 } = await sharp(picture.bytes).metadata()
  const { x, y, w, h } = picture.focus
  const cut =
    wide / high > aspect
      ? { width: Math.round(high * aspect), height: high }
      : { width: wide, height: Math.round(wide / aspect) }
  if (w * wide > cut.width * GRACE || h * high > cut.height * GRACE) return null
  const place = ({ middle, cutting, whole }: { middle: number; cutting: number; whole: number }) =>
    Math.round(Math.min(whole - cutting, Math.max(0, middle * whole - cutting / 2)))
  const image = sharp(picture.bytes)
    .extract({
      left: place({ middle: x + w / 2, cutting: cut.width, whole: wide }),
      top: place({ middle: y + h / 2, cutting: cut.height, whole: high }),
      ...cut,
    })
    .resize({ width, withoutEnlargement: true })
  return plateOf(image, quality)
}

export const wholePicture = ({
  picture,
  width,
  quality,
}: {
  picture: BoundPicture
  width: number
  quality: number
}): Promise<Plate> =>
  plateOf(sharp(picture.bytes).resize({ width, withoutEnlargement: true }), quality)

/** A face before its own colour. */
export const facePlate = ({
  portrait,
  ground,
  width,
}: {
  portrait: Uint8Array
  ground: string
  width: number
}): Promise<Plate> =>
  plateOf(
    sharp(portrait).resize({ width, withoutEnlargement: true }).flatten({ background: ground }),
    JPEG.quality,
  )

/** A drawing of ours as pixels. */
export const drawnPlate = ({
  svg,
  width,
  quality,
}: {
  svg: string
  width: number
  quality: number
}): Promise<Plate> =>
  plateOf(
    sharp(Buffer.from(svg), { density: 300, unlimited: true })
      .resize({ width })
      .flatten({ background: INK.night }),
    quality,
  )

/** The crescent and who sleeps there: their figures are WebP, which the drawer of an SVG leaves out. */
export async function moonPlate({
  book,
  height,
  ...size
}: {
  book: Pick<BookToBind, 'id' | 'sleepers'>
  /** Of a leaf 600 wide. */
  height: number
  width: number
  quality: number
}): Promise<Plate> {
  const sleepers = await Promise.all(book.sleepers.map((figure) => sharp(figure).png().toBuffer()))
  return drawnPlate({ svg: moonNight({ seed: book.id, sleepers, size: 600, height }), ...size })
}

const hexOf = (channels: readonly { mean: number }[]) =>
  `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`

/** The mean colour of a band of a plate, from `top` to `bottom` as shares of its height. */
export async function colorOfBand({
  plate,
  top,
  bottom,
}: {
  plate: Plate
  top: number
  bottom: number
}): Promise<string> {
  const region = {
    left: 0,
    top: Math.round(plate.height * top),
    width: plate.width,
    height: Math.max(1, Math.round(plate.height * (bottom - top))),
  }
  const band = await sharp(plate.jpeg).extract(region).toBuffer()
  const { channels } = await sharp(band).stats()
  return hexOf(channels)
}
