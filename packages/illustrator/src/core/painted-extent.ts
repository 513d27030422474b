import type { DisplayList, Filter } from './display-list'
import { IDENTITY, multiply } from './geometry'
import type { Matrix } from './geometry'
import { rectangle } from './path'
import { nowhere, pathExtent } from './path-extent'
import type { Extent } from './path-extent'

/** How many times its radius a blur is seen. */
export const BLUR_REACH = 3
/** How far a light's soft edge is seen, in units, where the drawing is smallest. */
const LIT_REACH = 16

const zoomOf = ([a, b, c, d]: Matrix) => Math.max(Math.hypot(a, b), Math.hypot(c, d))

function include(extent: Extent, one: Extent, margin: number): void {
  extent.left = Math.min(extent.left, one.left - margin)
  extent.top = Math.min(extent.top, one.top - margin)
  extent.right = Math.max(extent.right, one.right + margin)
  extent.bottom = Math.max(extent.bottom, one.bottom + margin)
}

const shared = (one: Extent, other: Extent): Extent => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

/** How far a filter shows beyond what it is given, in units of the group. */
const reachOf = (filter: Filter) =>
  filter.kind === 'blur' ? filter.radius * BLUR_REACH : Math.abs(filter.wobble) + LIT_REACH

/** A figure is painted small to be looked at, and large: what it covers stays. */
const known = new WeakMap<DisplayList, Extent>()

/** What a list covers in its own units. */
export function extentOf(list: DisplayList): Extent {
  let extent = known.get(list)
  if (!extent) known.set(list, (extent = paintedExtent(list)))
  return extent
}

const mapped = ({ left, top, right, bottom }: Extent, matrix: Matrix): Extent =>
  left > right ? nowhere() : pathExtent(rectangle(left, top, right - left, bottom - top), matrix)

/** Nothing that a list paints lies outside. */
export function paintedExtent(list: DisplayList, matrix: Matrix = IDENTITY): Extent {
  const extent = nowhere()
  for (const node of list) {
    if (node.kind === 'path') {
      const margin =
        ((node.blur ?? 0) * BLUR_REACH + (node.stroke?.width ?? 0) / 2) * zoomOf(matrix)
      if (margin) include(extent, pathExtent(node.d, matrix), margin)
      else pathExtent(node.d, matrix, extent)
      continue
    }
    const inner = node.transform ? multiply(matrix, node.transform) : matrix
    // A filter makes a figure of its children: those are many, and measured once.
    const own = node.filter
      ? mapped(extentOf(node.children), inner)
      : paintedExtent(node.children, inner)
    const reach = node.filter ? reachOf(node.filter) * zoomOf(inner) : 0
    include(extent, node.clip ? shared(own, pathExtent(node.clip, inner)) : own, reach)
  }
  return extent
}
