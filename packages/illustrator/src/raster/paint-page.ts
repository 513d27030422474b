import { drawCheckedPage } from '#checks/draw-checked-page'
import type { PlanDigest } from '#compose/plan'
import type { Box } from '#core/geometry'
import { drawCover, drawPage } from '#page'
import type { PageRequest } from '#page'
import { encodePicture } from './encode'
import type { EncodedPicture } from './encode'
import { rasteriseDrawing } from './rasterise-drawing'

/** What crosses threads: the page's words for the illustrator, none of its functions. */
export type PageOrder = Pick<PageRequest, 'cast' | 'brief' | 'seed' | 'previous' | 'take'>

export interface PaintedPage extends EncodedPicture {
  /** Share of the picture that crops must keep. */
  focus: Box
  /** What the next page needs to know to look different. */
  digest: PlanDigest
}

const PAGE_WIDTH = 1536

/** No page leaves unseen: the best of at most three arrangements, looked at small, painted large. */
export async function paintPage(
  order: PageOrder,
  { isCover = false }: { isCover?: boolean } = {},
): Promise<PaintedPage> {
  const { page } = await drawCheckedPage(order, { draw: isCover ? drawCover : drawPage })
  const picture = await encodePicture(await rasteriseDrawing(page.drawing, PAGE_WIDTH))
  return { ...picture, focus: page.focus, digest: page.plan.digest }
}
