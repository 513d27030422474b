import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import type { StageItem } from './stage'

/** A thing of a place that is seen in another way: where it stands, what it hides, and who makes room for it. */
export function moveItem(
  item: StageItem,
  {
    at,
    seen,
    nearer = 1,
  }: { at: (point: Point) => Point; seen: (list: DisplayList) => DisplayList; nearer?: number },
): StageItem {
  const { z, list, yields } = item
  const moved = { ...item, z: at([0, z])[1], list: seen(list) }
  if (!yields) return moved
  const [x, y] = at([yields.x, yields.y])
  return { ...moved, yields: { x, y, radius: yields.radius * nearer } }
}
