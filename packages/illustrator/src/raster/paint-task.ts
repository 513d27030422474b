import type { Drawing } from '#core/drawing'
import { drawPortrait } from '#portrait/draw-portrait'
import type { PortraitRequest } from '#portrait/draw-portrait'
import { encodePicture } from './encode'
import type { EncodedPicture } from './encode'
import { paintPage, printPage } from './paint-page'
import type { Arranged, PageOrder, PaintedPage, PrintedPage } from './paint-page'
import { reprintPage } from './reprint-page'
import type { ReprintedPage, ReprintOrder } from './reprint-page'
import { rasteriseDrawing } from './rasterise-drawing'

/** What a painter can be asked for; plain data, so that it crosses to its process. */
export type PaintTask =
  | { kind: 'drawing'; drawing: Drawing; width?: number; widths?: readonly number[] }
  | { kind: 'portrait'; request: PortraitRequest; width?: number; widths?: readonly number[] }
  | { kind: 'page'; order: PageOrder; width?: number }
  | { kind: 'cover'; order: PageOrder; width?: number }
  | { kind: 'print'; order: PageOrder; isCover?: boolean; width?: number }
  | { kind: 'reprint'; order: ReprintOrder }

/** A page says more of itself than a single picture does. */
export type Painted<Task extends PaintTask> = Task extends { kind: 'page' | 'cover' }
  ? PaintedPage
  : Task extends { kind: 'print' }
    ? PrintedPage
    : Task extends { kind: 'reprint' }
      ? ReprintedPage
      : EncodedPicture

export type AnyPainted = EncodedPicture | PaintedPage | PrintedPage | ReprintedPage

const PORTRAIT_WIDTHS = [768, 384, 192] as const

export async function paint(task: PaintTask, arranged: Arranged): Promise<AnyPainted> {
  if (task.kind === 'print') return printPage(task.order, task)
  if (task.kind === 'reprint') return reprintPage(task.order)
  if (task.kind === 'page' || task.kind === 'cover')
    return paintPage(task.order, { ...task, isCover: task.kind === 'cover', arranged })
  const isPortrait = task.kind === 'portrait'
  const drawing = isPortrait ? drawPortrait(task.request) : task.drawing
  const width = task.width ?? (isPortrait ? 768 : 1536)
  const pixels = await rasteriseDrawing(drawing, width)
  return encodePicture(pixels, {
    transparent: drawing.transparent ?? false,
    ...(isPortrait
      ? { widths: task.widths ?? PORTRAIT_WIDTHS }
      : task.widths
        ? { widths: task.widths }
        : {}),
  })
}
