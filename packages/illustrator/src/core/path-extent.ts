import { IDENTITY } from './geometry'
import type { Matrix } from './geometry'

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

const SIZE: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4, A: 7, H: 1, V: 1, Z: 0 }
const DOT = 46
const MINUS = 45
const SMALL_E = 101
const isDigit = (code: number) => code >= 48 && code <= 57
const isSmall = (code: number) => code >= 97 && code <= 122

interface Numbers {
  command: string
  isRelative: boolean
  values: Float64Array
}

/** Each command with its numbers, as often as they come; read by hand, for a page has megabytes. */
function readPath(d: string, take: (step: Numbers) => void): void {
  const step: Numbers = { command: 'M', isRelative: false, values: new Float64Array(7) }
  let count = 0
  let at = 0
  while (at < d.length) {
    const code = d.charCodeAt(at)
    const from = at
    if (!isDigit(code) && code !== MINUS && code !== DOT) {
      at++
      const letter = d[from] as string
      const command = isSmall(code) ? letter.toUpperCase() : letter
      if (SIZE[command] === undefined) continue
      step.command = command
      step.isRelative = isSmall(code)
      count = 0
      if (command === 'Z') take(step)
      continue
    }
    if (code === MINUS) at++
    let value = 0
    let share = 0
    for (let next = d.charCodeAt(at); isDigit(next) || (next === DOT && !share);) {
      if (next === DOT) share = 1
      else {
        value = value * 10 + next - 48
        share *= 10
      }
      next = d.charCodeAt(++at)
    }
    if (d.charCodeAt(at) === SMALL_E) {
      at += 2
      while (isDigit(d.charCodeAt(at))) at++
      value = Number(d.slice(from, at))
    } else {
      if (share) value /= share
      if (code === MINUS) value = -value
    }
    step.values[count++] = value
    if (count !== SIZE[step.command]) continue
    count = 0
    take(step)
    if (step.command === 'M') step.command = 'L'
  }
}

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
    const size = SIZE[command] as number
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
