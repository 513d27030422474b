import { type Lab, labOfLinear, toLinear } from './oklab'
import type { Oval } from './oval'

export type Photo = { pixels: Uint8ClampedArray | Uint8Array; width: number; height: number }

/** Points are in oval units: (0, 0) its centre, (1, 0) its right edge, (0, 1) its chin. */
export type FaceGrid = {
  /** Absent where the photo ends. */
  at: (u: number, v: number) => Lab | undefined
  /** Every point of a box, one a cell. */
  box: (box: Box) => Lab[]
}
export type Box = { u: readonly [number, number]; v: readonly [number, number] }

export const CELL = 1 / 60
const HALF_WIDTH = 2
const TOP = -1.75
const BOTTOM = 2.2
const BALANCE = 0.25
const NORM = 6

/** Shades of grey, at a quarter of its strength: a lamp's cast goes, a red jumper's does not come. */
function balanceOf(sums: number[], count: number): [number, number, number] {
  const [r = 1, g = 1, b = 1] = sums.map((sum) => (sum / Math.max(1, count)) ** (1 / NORM) || 1)
  const grey = (r + g + b) / 3
  return [(grey / r) ** BALANCE, (grey / g) ** BALANCE, (grey / b) ** BALANCE]
}

export function makeFaceGrid({ pixels, width, height, oval }: Photo & { oval: Oval }): FaceGrid {
  const columns = Math.round((2 * HALF_WIDTH) / CELL)
  const rows = Math.round((BOTTOM - TOP) / CELL)
  const linear = new Float32Array(columns * rows * 3).fill(Number.NaN)
  const sums = [0, 0, 0]
  let count = 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const mean = averageCell({ column, row })
      if (!mean) continue
      count++
      for (const [index, value] of mean.entries()) {
        linear[(row * columns + column) * 3 + index] = value
        sums[index] = (sums[index] ?? 0) + value ** NORM
      }
    }
  const gains = balanceOf(sums, count)
  // Most cells are never asked for: a colour is worked out when it is.
  const labs: (Lab | undefined)[] = []
  function labOf(cell: number): Lab | undefined {
    const r = linear[cell * 3] ?? Number.NaN
    if (Number.isNaN(r)) return undefined
    const g = linear[cell * 3 + 1] ?? 0
    const b = linear[cell * 3 + 2] ?? 0
    return (labs[cell] ??= labOfLinear(r * gains[0], g * gains[1], b * gains[2]))
  }

  function averageCell({ column, row }: { column: number; row: number }) {
    const left = Math.floor(oval.cx + (column * CELL - HALF_WIDTH) * oval.rx)
    const top = Math.floor(oval.cy + (row * CELL + TOP) * oval.ry)
    const across = Math.max(1, Math.round(CELL * oval.rx))
    const down = Math.max(1, Math.round(CELL * oval.ry))
    if (left < 0 || top < 0 || left + across > width || top + down > height) return undefined
    // A huge photo needs no more than a few samples a cell.
    const stepX = Math.max(1, Math.floor(across / 4))
    const stepY = Math.max(1, Math.floor(down / 4))
    let r = 0
    let g = 0
    let b = 0
    let samples = 0
    for (let y = top; y < top + down; y += stepY)
      for (let x = left; x < left + across; x += stepX) {
        const at = (y * width + x) * 4
        r += toLinear(pixels[at] ?? 0)
        g += toLinear(pixels[at + 1] ?? 0)
        b += toLinear(pixels[at + 2] ?? 0)
        samples++
      }
    return [r / samples, g / samples, b / samples]
  }

  const at = (u: number, v: number) => {
    const column = Math.round((u + HALF_WIDTH) / CELL)
    const row = Math.round((v - TOP) / CELL)
    if (column < 0 || row < 0 || column >= columns || row >= rows) return undefined
    return labOf(row * columns + column)
  }
  return {
    at,
    box({ u, v }) {
      const found: Lab[] = []
      for (let y = v[0]; y <= v[1]; y += CELL)
        for (let x = u[0]; x <= u[1]; x += CELL) {
          const lab = at(x, y)
          if (lab) found.push(lab)
        }
      return found
    },
  }
}
