import { createCanvas } from '@napi-rs/canvas'
import type { Drawing } from '#core/drawing'
import { finishPixels } from './finish'
import type { Pixels } from './pixels'
import { paintWithSkia } from './skia'

/** A whole drawing at a width of your choice, layers, depth blur and finish included. */
export async function rasteriseDrawing(drawing: Drawing, width: number): Promise<Pixels> {
  const height = Math.round((width * drawing.view.height) / drawing.view.width)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  for (const layer of drawing.layers) {
    const blur = ((layer.blur ?? 0) * width) / 1536
    if (blur < 0.3) {
      await paintWithSkia(context, { list: layer.list, view: drawing.view, width, height })
      continue
    }
    const sheet = createCanvas(width, height)
    await paintWithSkia(sheet.getContext('2d'), {
      list: layer.list,
      view: drawing.view,
      width,
      height,
    })
    context.filter = `blur(${blur.toFixed(2)}px)`
    context.drawImage(sheet, 0, 0)
    context.filter = 'none'
  }
  const pixels = { data: context.getImageData(0, 0, width, height).data, width, height }
  return finishPixels(pixels, drawing.finish)
}
