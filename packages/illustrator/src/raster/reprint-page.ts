import sharp, { type Sharp } from 'sharp'
import { drawCheckedPage } from '#checks/draw-checked-page'
import { drawCover, drawPage } from '#page'
import { encodeForPrint } from './encode'
import type { PageOrder } from './paint-page'
import type { Pixels } from './pixels'
import { rasteriseDrawing } from './rasterise-drawing'

export interface ReprintOrder extends PageOrder {
  isCover: boolean
  /** The picture the family knows, of any size. */
  like: Uint8Array
  /** In pixels. */
  width: number
}
export interface ReprintedPage {
  /** Null when it could not be drawn again as it was. */
  jpeg: Uint8Array | null
}

/** Pages painted side by side did not know of each other: the last ones before may be missing. */
const FORGOTTEN_PAGES = 3
/** Mean difference, of 255, between a picture and itself after coding. */
const SAME = 7
const LOOK = { width: 64, height: 48, fit: 'fill' } as const

const look = (image: Sharp) => image.removeAlpha().resize(LOOK).raw().toBuffer()

async function isSame({ picture, like }: { picture: Pixels; like: Uint8Array }): Promise<boolean> {
  const { data, width, height } = picture
  const raw = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const drawn = await look(sharp(raw, { raw: { width, height, channels: 4 } }))
  const known = await look(sharp(like))
  const difference = drawn.reduce((sum, value, at) => sum + Math.abs(value - (known[at] ?? 0)), 0)
  return difference / drawn.length < SAME
}

/** The very same picture at a printer's size: drawn small first, and compared. */
export async function reprintPage({
  isCover,
  like,
  width,
  ...order
}: ReprintOrder): Promise<ReprintedPage> {
  const { previous = [] } = order
  for (let missing = 0; missing <= Math.min(FORGOTTEN_PAGES, previous.length); missing += 1) {
    const earlier = previous.slice(0, previous.length - missing)
    const draw = isCover ? drawCover : drawPage
    const { page, picture } = await drawCheckedPage({ ...order, previous: earlier }, { draw })
    if (await isSame({ picture, like }))
      return { jpeg: await encodeForPrint(await rasteriseDrawing(page.drawing, width)) }
  }
  return { jpeg: null }
}
