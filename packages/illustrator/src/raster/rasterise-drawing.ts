import { createCanvas } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import type { Drawing, Layer } from '#core/drawing'
import type { Box } from '#core/geometry'
import { finishPixels } from './finish'
import type { Pixels } from './pixels'
import { paintWithSkia } from './skia'

async function paintLayer(canvas: Canvas, layer: Layer, view: Box): Promise<void> {
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  const blur = ((layer.blur ?? 0) * width) / 1536
  if (blur < 0.3) return paintWithSkia(context, { list: layer.list, view, width, height })
  const sheet = createCanvas(width, height)
  await paintWithSkia(sheet.getContext('2d'), { list: layer.list, view, width, height })
  context.filter = `blur(${blur.toFixed(2)}px)`
  context.drawImage(sheet, 0, 0)
  context.filter = 'none'
}

/** A page looked at small has the same backdrop when it is looked at again in other air. */
const KEPT_WIDTH = 512
const kept = new WeakMap<Layer, { view: Box; canvas: Canvas }>()

async function paintBackdrop(canvas: Canvas, layer: Layer, view: Box): Promise<void> {
  const known = kept.get(layer)
  if (known?.view === view && known.canvas.width === canvas.width) {
    canvas.getContext('2d').drawImage(known.canvas, 0, 0)
    return
  }
  await paintLayer(canvas, layer, view)
  if (canvas.width > KEPT_WIDTH) return
  const copy = createCanvas(canvas.width, canvas.height)
  copy.getContext('2d').drawImage(canvas, 0, 0)
  kept.set(layer, { view, canvas: copy })
}

/** A whole drawing at a width of your choice, layers, depth blur and finish included. */
export async function rasteriseDrawing(drawing: Drawing, width: number): Promise<Pixels> {
  const { view, layers } = drawing
  const height = Math.round((width * view.height) / view.width)
  const canvas = createCanvas(width, height)
  for (const [i, layer] of layers.entries())
    await (i === 0 ? paintBackdrop : paintLayer)(canvas, layer, view)
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  return finishPixels({ data, width, height }, drawing.finish)
}
