import type { DisplayList } from '#core/display-list'
import { IDENTITY, multiply, scaleOf, transformPoint } from '#core/geometry'
import type { Box, Matrix } from '#core/geometry'
import { pointsOf } from '#creatures/bounds'

const BLUR_REACH = 3
/** Edges are soft by a pixel or two, and arcs bulge a little beyond their ends. */
const SLACK = 8

interface Reach {
  left: number
  top: number
  right: number
  bottom: number
}

function grow(list: DisplayList, matrix: Matrix, margin: number, reach: Reach): boolean {
  return list.every((node) => {
    if (node.kind === 'group') {
      if (node.filter?.kind === 'relight') return false
      const inner = node.transform ? multiply(matrix, node.transform) : matrix
      const blur = (node.filter?.radius ?? 0) * BLUR_REACH * scaleOf(inner)
      return grow(node.children, inner, margin + blur, reach)
    }
    const own =
      margin + ((node.blur ?? 0) * BLUR_REACH + (node.stroke?.width ?? 0) / 2) * scaleOf(matrix)
    for (const point of pointsOf(node.d)) {
      const [x, y] = transformPoint(matrix, point)
      reach.left = Math.min(reach.left, x - own)
      reach.right = Math.max(reach.right, x + own)
      reach.top = Math.min(reach.top, y - own)
      reach.bottom = Math.max(reach.bottom, y + own)
    }
    return true
  })
}

/** The pixels that a list can touch; all of them, where filters make that hard to say. */
export function paintedBox(
  list: DisplayList,
  { view, width, height }: { view: Box; width: number; height: number },
): Box {
  const whole = { x: 0, y: 0, width, height }
  const reach: Reach = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  if (!grow(list, IDENTITY, 0, reach)) return whole
  const [kx, ky] = [width / view.width, height / view.height]
  const x = Math.max(0, Math.floor((reach.left - view.x) * kx) - SLACK)
  const y = Math.max(0, Math.floor((reach.top - view.y) * ky) - SLACK)
  const right = Math.min(width, Math.ceil((reach.right - view.x) * kx) + SLACK)
  const bottom = Math.min(height, Math.ceil((reach.bottom - view.y) * ky) + SLACK)
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) }
}
