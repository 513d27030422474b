import { drawPage } from '#page'
import type { Page, PageRequest } from '#page'
import { rasteriseDrawing } from '#raster/rasterise-drawing'
import { rasteriseWithSkia } from '#raster/skia'
import { checkPicture } from './picture-checks'
import type { Figures, Picture } from './picture-checks'

export interface CheckedPage {
  page: Page
  /** Small: enough to be looked at by the machine. */
  picture: Picture
  figures: Figures
  attempts: number
}

const ATTEMPTS = 3
/** Accidents show at this width as well as in print, at a sixteenth of the work. */
const CHECK_WIDTH = 384

/** Drawn, looked at by the machine, and arranged anew at most twice; the best of them wins. */
export async function drawCheckedPage(
  request: PageRequest,
  { draw = drawPage, width = CHECK_WIDTH }: { draw?: typeof drawPage; width?: number } = {},
): Promise<CheckedPage> {
  let best: CheckedPage | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const page = draw({ ...request, attempt })
    const picture = await rasteriseDrawing(page.drawing, width)
    const cast = await rasteriseWithSkia({
      list: page.castLayer,
      view: page.drawing.view,
      width,
      height: picture.height,
    })
    const figures = checkPicture({ plan: page.plan, picture, cast })
    const rank = (one: CheckedPage) =>
      one.figures.failures.length * 1000 + one.page.plan.cost - one.figures.contrast * 100
    const checked: CheckedPage = { page, picture, figures, attempts: attempt + 1 }
    best = !best || rank(checked) < rank(best) ? checked : best
    if (!figures.failures.length) break
  }
  return best as CheckedPage
}
