import { Resvg } from '@resvg/resvg-js'
import type { DisplayList } from '#core/display-list'
import type { Box } from '#core/geometry'
import { writeSvg } from '#core/svg'
import type { Pixels } from './pixels'

/** The reference drawing: slower, exact, held equal to Skia by a test. */
export function rasteriseWithResvg(drawing: {
  list: DisplayList
  view: Box
  width: number
  height: number
}): Pixels {
  const rendered = new Resvg(writeSvg(drawing)).render()
  return { data: unpremultiply(rendered.pixels), width: rendered.width, height: rendered.height }
}

function unpremultiply(source: Uint8Array): Uint8ClampedArray {
  const data = new Uint8ClampedArray(source.length)
  for (let i = 0; i < source.length; i += 4) {
    const alpha = source[i + 3] ?? 0
    for (let channel = 0; channel < 3; channel++)
      data[i + channel] = alpha ? ((source[i + channel] ?? 0) * 255) / alpha : 0
    data[i + 3] = alpha
  }
  return data
}
