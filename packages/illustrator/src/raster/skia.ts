import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { DisplayList } from '#core/display-list'
import type { Box } from '#core/geometry'
import { writeSvg } from '#core/svg'
import { splitByBlend } from './blend-runs'
import type { Pixels } from './pixels'

interface Sheet {
  list: DisplayList
  view: Box
  width: number
  height: number
}

/** Draws over what is there, each blended run with the canvas's own mode. */
export async function paintWithSkia(context: SKRSContext2D, sheet: Sheet): Promise<void> {
  for (const run of splitByBlend(sheet.list)) {
    const image = await loadImage(Buffer.from(writeSvg({ ...sheet, list: run.list })))
    context.globalCompositeOperation = run.blend ?? 'source-over'
    context.drawImage(image, 0, 0, sheet.width, sheet.height)
  }
  context.globalCompositeOperation = 'source-over'
}

/** The display list as RGBA pixels; what is not painted stays transparent. */
export async function rasteriseWithSkia(sheet: Sheet): Promise<Pixels> {
  const { width, height } = sheet
  const context = createCanvas(width, height).getContext('2d')
  await paintWithSkia(context, sheet)
  return { data: context.getImageData(0, 0, width, height).data, width, height }
}
