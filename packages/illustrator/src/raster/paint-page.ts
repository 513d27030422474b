import { drawCheckedPage } from '#checks/draw-checked-page'
import type { PlanDigest } from '#compose/plan'
import type { Box } from '#core/geometry'
import { drawCover, drawPage } from '#page'
import type { PageRequest } from '#page'
import { encodeForPrint, encodePicture, PICTURE_WIDTHS } from './encode'
import type { EncodedPicture } from './encode'
import { rasteriseDrawing } from './rasterise-drawing'

/** What crosses threads: the page's words for the illustrator, none of its functions. */
export type PageOrder = Pick<
  PageRequest,
  'cast' | 'brief' | 'seed' | 'previous' | 'take' | 'replaces'
>

export interface PaintedPage extends EncodedPicture {
  /** Share of the picture that crops must keep. */
  focus: Box
  /** What the next page needs to know to look different. */
  digest: PlanDigest
}

/** For a book on paper: the same arrangement, at the printer's size. */
export interface PrintedPage {
  width: number
  height: number
  jpeg: Uint8Array
  focus: Box
}

/** 300 dots an inch over a square page of 8.25 inches and an eighth of bleed all round. */
const PRINT_HEIGHT = (8.25 + 2 * 0.125) * 300
export const PRINT_WIDTH = Math.ceil((PRINT_HEIGHT * 4) / 3)

interface Kind {
  isCover?: boolean
  width?: number
}

/** Hears what a page will show when it is arranged: its neighbour need not wait for the paint. */
export type Arranged = (digest: PlanDigest) => void

/** No page leaves unseen: the best of at most three arrangements, looked at small. */
const lookedAt = (order: PageOrder, isCover = false) =>
  drawCheckedPage(order, { draw: isCover ? drawCover : drawPage })

function digestOf(digest: PlanDigest, { replaces }: PageOrder): PlanDigest {
  if (!replaces) return digest
  const { replaces: _older, ...replaced } = replaces
  return { ...digest, replaces: replaced }
}

export async function paintPage(
  order: PageOrder,
  { isCover, width = PICTURE_WIDTHS[0], arranged }: Kind & { arranged?: Arranged } = {},
): Promise<PaintedPage> {
  const { page } = await lookedAt(order, isCover)
  const digest = digestOf(page.plan.digest, order)
  arranged?.(digest)
  const picture = await encodePicture(await rasteriseDrawing(page.drawing, width))
  return { ...picture, focus: page.focus, digest }
}

export async function printPage(
  order: PageOrder,
  { isCover, width = PRINT_WIDTH }: Kind = {},
): Promise<PrintedPage> {
  const { page } = await lookedAt(order, isCover)
  const pixels = await rasteriseDrawing(page.drawing, width)
  const jpeg = await encodeForPrint(pixels)
  return { width: pixels.width, height: pixels.height, jpeg, focus: page.focus }
}
