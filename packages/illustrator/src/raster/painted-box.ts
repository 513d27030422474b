import type { DisplayList } from '#core/display-list'
import type { Box } from '#core/geometry'
import { paintedExtent } from '#core/painted-extent'

/** Edges are soft by a pixel or two. */
const SLACK = 8

/** The pixels that a list can touch. */
export function paintedBox(
  list: DisplayList,
  { view, width, height }: { view: Box; width: number; height: number },
): Box {
  const reach = paintedExtent(list)
  const [kx, ky] = [width / view.width, height / view.height]
  const x = Math.max(0, Math.floor((reach.left - view.x) * kx) - SLACK)
  const y = Math.max(0, Math.floor((reach.top - view.y) * ky) - SLACK)
  const right = Math.min(width, Math.ceil((reach.right - view.x) * kx) + SLACK)
  const bottom = Math.min(height, Math.ceil((reach.bottom - view.y) * ky) + SLACK)
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) }
}
