import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { DisplayList } from '#core/display-list'
import type { Box } from '#core/geometry'
import { writeSvg } from '#core/svg'
import { splitByBlend } from './blend-runs'
import type { Pixels } from './pixels'

/** The display list as RGBA pixels; what is not painted stays transparent. */
export async function rasteriseWithSkia(drawing: {
  list: DisplayList
  view: Box
  width: number
  height: number
}): Promise<Pixels> {
  const { list, view, width, height } = drawing
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  for (const run of splitByBlend(list)) {
    const svg = writeSvg({ list: run.list, view, width, height })
    const image = await loadImage(Buffer.from(svg))
    context.globalCompositeOperation = run.blend ?? 'source-over'
    context.drawImage(image, 0, 0, width, height)
  }
  return { data: context.getImageData(0, 0, width, height).data, width, height }
}
