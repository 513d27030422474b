import type { PlanDigest } from '#compose/plan'
import type { Box } from '#core/geometry'
import { drawPage } from '#page'
import type { PageRequest } from '#page'
import { encodePicture } from './encode'
import type { EncodedPicture } from './encode'
import { rasteriseDrawing } from './rasterise-drawing'

/** What crosses threads: the page's words for the illustrator, none of its functions. */
export type PageOrder = Pick<PageRequest, 'cast' | 'brief' | 'seed' | 'previous' | 'attempt'>

export interface PaintedPage extends EncodedPicture {
  /** Share of the picture that crops must keep. */
  focus: Box
  /** What the next page needs to know to look different. */
  digest: PlanDigest
}

const PAGE_WIDTH = 1536

export async function paintPage(order: PageOrder): Promise<PaintedPage> {
  const { drawing, focus, plan } = drawPage(order)
  const picture = await encodePicture(await rasteriseDrawing(drawing, PAGE_WIDTH))
  return { ...picture, focus, digest: plan.digest }
}
