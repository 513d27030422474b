import { createCanvas, loadImage, Path2D } from '@napi-rs/canvas'
import type { Canvas, Image, SKRSContext2D } from '@napi-rs/canvas'
import { group } from '#core/display-list'
import type { DisplayList, GroupNode } from '#core/display-list'
import { IDENTITY, multiply } from '#core/geometry'
import type { Box, Matrix } from '#core/geometry'
import { writeSvg } from '#core/svg'
import { paintPath } from './paint-path'
import { paintedBox } from './painted-box'
import type { Pixels } from './pixels'

interface Sheet {
  list: DisplayList
  view: Box
  width: number
  height: number
}

/** The part of a sheet that lies in a box of its pixels. */
const partOf = (sheet: Sheet, { x, y, width, height }: Box): Sheet => {
  const [kx, ky] = [sheet.view.width / sheet.width, sheet.view.height / sheet.height]
  const view = {
    x: sheet.view.x + x * kx,
    y: sheet.view.y + y * ky,
    width: width * kx,
    height: height * ky,
  }
  return { list: sheet.list, view, width, height }
}

/** A sheet, and where on it a list is painted: from the list's units to the sheet's. */
interface Place {
  sheet: Sheet
  matrix: Matrix
}

/** Draws over what is there. */
export async function paintWithSkia(context: SKRSContext2D, sheet: Sheet): Promise<void> {
  const { list, view, width, height } = sheet
  context.save()
  context.scale(width / view.width, height / view.height)
  context.translate(-view.x, -view.y)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  await paintList(context, list, { sheet, matrix: IDENTITY })
  context.restore()
}

async function paintList(context: SKRSContext2D, list: DisplayList, place: Place): Promise<void> {
  for (const node of list)
    if (node.kind === 'path') paintPath(context, node)
    else await paintGroup(context, node, place)
}

async function paintGroup(context: SKRSContext2D, node: GroupNode, place: Place): Promise<void> {
  const { transform, clip, children, filter, blend, opacity = 1 } = node
  if (filter || blend || opacity < 1) return paintAsOne(context, node, place)
  context.save()
  if (transform) context.transform(...transform)
  if (clip) context.clip(new Path2D(clip))
  const matrix = transform ? multiply(place.matrix, transform) : place.matrix
  await paintList(context, children, { ...place, matrix })
  context.restore()
}

/** A page looked at small shows the same figures up to three times: among all, alone, and in other air. */
export const LOOKED_AT_WIDTH = 512
interface Painted {
  /** Where on which sheet. */
  as: string
  canvas: Canvas
}
const kept = new WeakMap<GroupNode, Painted>()

const placeKey = ({ sheet: { view, width, height }, matrix }: Place) =>
  [view.x, view.y, view.width, view.height, width, height, ...matrix].join()

function asCanvas(image: Image, { width, height }: Sheet): Canvas {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').drawImage(image, 0, 0, width, height)
  return canvas
}

async function pictureOf(node: GroupNode, part: Sheet, place: Place): Promise<Canvas | Image> {
  const as = placeKey(place)
  const known = kept.get(node)
  if (known?.as === as) return known.canvas
  const image = await loadImage(Buffer.from(writeSvg(part)))
  if (place.sheet.width > LOOKED_AT_WIDTH) return image
  const canvas = asCanvas(image, part)
  kept.set(node, { as, canvas })
  return canvas
}

/**
 * What is lit, softened or mixed as one picture. A canvas has no such groups, SVG has; mixing a whole
 * sheet costs ten times a small glow, so the picture is no larger than what it paints.
 */
async function paintAsOne(context: SKRSContext2D, node: GroupNode, place: Place): Promise<void> {
  const { sheet, matrix } = place
  const { blend, ...unmixed } = node
  const list = [group([unmixed], { transform: matrix })]
  const box = paintedBox(list, sheet)
  if (!box.width || !box.height) return
  const picture = await pictureOf(node, partOf({ ...sheet, list }, box), place)
  context.save()
  context.resetTransform()
  context.globalCompositeOperation = blend ?? 'source-over'
  context.drawImage(picture, box.x, box.y, box.width, box.height)
  context.restore()
}

/** The display list as RGBA pixels; what is not painted stays transparent. */
export async function rasteriseWithSkia(sheet: Sheet): Promise<Pixels> {
  const { width, height } = sheet
  const context = createCanvas(width, height).getContext('2d')
  await paintWithSkia(context, sheet)
  return { data: context.getImageData(0, 0, width, height).data, width, height }
}
