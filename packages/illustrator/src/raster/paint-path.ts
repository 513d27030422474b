import { Path2D } from '@napi-rs/canvas'
import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas'
import { toHex } from '#core/color'
import { isGradient } from '#core/display-list'
import type { Gradient, Paint, PathNode } from '#core/display-list'
import { clamp, inverse, scaleOf } from '#core/geometry'
import type { Matrix } from '#core/geometry'
import { BLUR_REACH } from '#core/painted-extent'

/** Skia's reading of a curve; a page is painted small to be looked at, and large: it is read once. */
const read = new WeakMap<PathNode, Path2D>()

function curveOf(node: PathNode): Path2D {
  const known = read.get(node)
  if (known) return known
  const curve = new Path2D(node.d)
  read.set(node, curve)
  return curve
}

const twoDigits = (share: number) =>
  Math.round(clamp(share, 0, 1) * 255)
    .toString(16)
    .padStart(2, '0')

function gradientOf(context: SKRSContext2D, paint: Gradient): CanvasGradient {
  const gradient =
    paint.kind === 'linear'
      ? context.createLinearGradient(...paint.from, ...paint.to)
      : context.createRadialGradient(...paint.center, 0, ...paint.center, paint.radius)
  for (const { at, color, alpha = 1 } of paint.stops)
    gradient.addColorStop(clamp(at, 0, 1), toHex(color) + twoDigits(alpha))
  return gradient
}

/** A gradient over the shape's own box is painted in the units of that box. */
function fillInBox(context: SKRSContext2D, curve: Path2D, paint: Gradient): void {
  const [left, top, right, bottom] = curve.computeTightBounds()
  if (right <= left || bottom <= top) return
  const box: Matrix = [right - left, 0, 0, bottom - top, left, top]
  const [a, b, c, d, e, f] = inverse(box)
  context.save()
  context.transform(...box)
  context.fillStyle = gradientOf(context, paint)
  // `transform` changes the curve itself.
  context.fill(new Path2D(curve).transform({ a, b, c, d, e, f }))
  context.restore()
}

function fillCurve(context: SKRSContext2D, curve: Path2D, paint: Paint): void {
  if (isGradient(paint) && paint.space === 'box') return fillInBox(context, curve, paint)
  context.fillStyle = isGradient(paint) ? gradientOf(context, paint) : toHex(paint)
  context.fill(curve)
}

/** Unless it is told where to stop, Skia softens the whole sheet for one small shadow. */
function clipToBlur(context: SKRSContext2D, curve: Path2D, reach: number): void {
  const [left, top, right, bottom] = curve.getBounds()
  const room = new Path2D()
  room.rect(left - reach, top - reach, right - left + 2 * reach, bottom - top + 2 * reach)
  context.clip(room)
}

/** A canvas blurs in its own pixels, whatever the units of what it paints. */
function zoomOf(context: SKRSContext2D): number {
  const { a, b, c, d, e, f } = context.getTransform()
  return scaleOf([a, b, c, d, e, f])
}

export function paintPath(context: SKRSContext2D, node: PathNode): void {
  const { fill, stroke, opacity = 1, blur = 0, blend = 'source-over' } = node
  const curve = curveOf(node)
  context.save()
  if (blur) clipToBlur(context, curve, blur * BLUR_REACH + (stroke?.width ?? 0) / 2)
  context.filter = blur ? `blur(${blur * zoomOf(context)}px)` : 'none'
  context.globalAlpha = clamp(opacity, 0, 1)
  context.globalCompositeOperation = blend
  if (fill) fillCurve(context, curve, fill)
  if (stroke) {
    context.strokeStyle = toHex(stroke.color)
    context.lineWidth = stroke.width
    context.stroke(curve)
  }
  context.restore()
}
