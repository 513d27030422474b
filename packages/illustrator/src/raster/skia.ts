import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { DisplayList } from '#core/display-list'
import type { Box } from '#core/geometry'
import { writeSvg } from '#core/svg'
import { splitByBlend } from './blend-runs'
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

/** More than this takes longer to measure than a whole sheet to lay on another. */
const FEW = 40

function nodesIn(list: DisplayList): number {
  let count = 0
  for (const node of list) {
    count += node.kind === 'group' ? nodesIn(node.children) : 1
    if (count > FEW) break
  }
  return count
}

/**
 * Draws over what is there, each blended run with the canvas's own mode. Mixing a whole picture
 * with a small glow costs ten times the glow: a run is no larger than what it paints.
 */
export async function paintWithSkia(context: SKRSContext2D, sheet: Sheet): Promise<void> {
  for (const { blend, list } of splitByBlend(sheet.list)) {
    const whole = { x: 0, y: 0, width: sheet.width, height: sheet.height }
    const box = blend || nodesIn(list) <= FEW ? paintedBox(list, sheet) : whole
    if (!box.width || !box.height) continue
    const image = await loadImage(Buffer.from(writeSvg(partOf({ ...sheet, list }, box))))
    context.globalCompositeOperation = blend ?? 'source-over'
    context.drawImage(image, box.x, box.y, box.width, box.height)
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
