import { IDENTITY } from './geometry'
import type { Matrix } from './geometry'
import { NUMBERS_OF, readPath } from './read-path'

/** A box that grows with every point it is shown. */
export interface Extent {
  left: number
  top: number
  right: number
  bottom: number
}

export const nowhere = (): Extent => ({
  left: Infinity,
  top: Infinity,
  right: -Infinity,
  bottom: -Infinity,
})

/** The box of all that a path passes or is pulled to, arcs as the ellipses they are of. */
export function pathExtent(d: string, matrix: Matrix = IDENTITY, extent = nowhere()): Extent {
  const [a, b, c, e, f, g] = matrix
  let [x, y, firstX, firstY] = [0, 0, 0, 0]
  const reach = (localX: number, localY: number) => {
    const px = a * localX + c * localY + f
    const py = b * localX + e * localY + g
    if (px < extent.left) extent.left = px
    if (px > extent.right) extent.right = px
    if (py < extent.top) extent.top = py
    if (py > extent.bottom) extent.bottom = py
  }
  const reachEllipse = (fromX: number, fromY: number, values: Float64Array) => {
    const rx = Math.abs(values[0] as number)
    const ry = Math.abs(values[1] as number)
    if (!rx || !ry) return
    const across = (x - fromX) / rx
    const down = (y - fromY) / ry
    const half = Math.hypot(across, down) / 2
    const radius = Math.max(1, half)
    const away = half ? Math.sqrt(Math.max(0, radius * radius - half * half)) / (half * 2) : 0
    const side = values[3] === values[4] ? -away : away
    const cx = (fromX + x) / 2 - side * down * rx
    const cy = (fromY + y) / 2 + side * across * ry
    for (const signX of [-radius, radius])
      for (const signY of [-radius, radius]) reach(cx + signX * rx, cy + signY * ry)
  }
  readPath(d, ({ command, isRelative, values }) => {
    const [fromX, fromY] = [x, y]
    const [offX, offY] = isRelative ? [x, y] : [0, 0]
    const size = NUMBERS_OF[command]
    if (command === 'Z') [x, y] = [firstX, firstY]
    else if (command === 'H') x = offX + (values[0] as number)
    else if (command === 'V') y = offY + (values[0] as number)
    else {
      x = offX + (values[size - 2] as number)
      y = offY + (values[size - 1] as number)
      if (command === 'M') [firstX, firstY] = [x, y]
      if (command === 'A') reachEllipse(fromX, fromY, values)
      else
        for (let k = 0; k + 2 < size; k += 2)
          reach(offX + (values[k] as number), offY + (values[k + 1] as number))
    }
    reach(x, y)
  })
  return extent
}
