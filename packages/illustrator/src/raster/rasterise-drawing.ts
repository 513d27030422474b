import { createCanvas } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import type { Drawing, Layer } from '#core/drawing'
import type { Box } from '#core/geometry'
import { finishPixels } from './finish'
import type { Pixels } from './pixels'
import { LOOKED_AT_WIDTH, paintWithSkia } from './skia'

/** In pixels: less than this no eye tells from none. */
const UNSEEN = 0.3
/** Making half a sheet whole again softens it by a pixel: what is to be softer is painted with a quarter of the work. */
const SOFT_WHEN_HALVED = 1

async function paintLayer(canvas: Canvas, { list, blur = 0 }: Layer, view: Box): Promise<void> {
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  const radius = (blur * width) / 1536
  if (radius < UNSEEN) return paintWithSkia(context, { list, view, width, height })
  const isHalved = radius > SOFT_WHEN_HALVED
  const share = isHalved ? 0.5 : 1
  const left = isHalved ? Math.sqrt(radius ** 2 - SOFT_WHEN_HALVED ** 2) * share : radius
  const room = { width: Math.ceil(width * share), height: Math.ceil(height * share) }
  const sharp = createCanvas(room.width, room.height)
  await paintWithSkia(sharp.getContext('2d'), { list, view, ...room })
  const soft = createCanvas(room.width, room.height)
  const softening = soft.getContext('2d')
  softening.filter = `blur(${left.toFixed(2)}px)`
  softening.drawImage(sharp, 0, 0)
  context.drawImage(soft, 0, 0, width, height)
}

/** A page looked at small has the same backdrop when it is looked at again in other air. */
const kept = new WeakMap<Layer, { view: Box; canvas: Canvas }>()

async function paintBackdrop(canvas: Canvas, layer: Layer, view: Box): Promise<void> {
  const known = kept.get(layer)
  if (known?.view === view && known.canvas.width === canvas.width) {
    canvas.getContext('2d').drawImage(known.canvas, 0, 0)
    return
  }
  await paintLayer(canvas, layer, view)
  if (canvas.width > LOOKED_AT_WIDTH) return
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
