import { boundsOf } from '#creatures/bounds'
import { group } from '#core/display-list'
import type { DisplayList, DisplayNode } from '#core/display-list'
import { multiply } from '#core/geometry'
import type { Box, Matrix } from '#core/geometry'
import type { StageItem } from '#stages/stage'
import { bodyOf, headOf, toWorld } from './plan'
import type { Obstacle, Placement, Plan } from './plan'

/** A piece of furniture before somebody's face. The rim of a nest belongs before its bird. */
function hidesFace({ z, box }: Obstacle, place: Placement): boolean {
  const { x, y, rx } = headOf(place)
  const reach = rx * 0.6
  return (
    z > place.z &&
    place.slot.z === undefined &&
    x + reach > box.x &&
    x - reach < box.x + box.width &&
    y + reach > box.y &&
    y - reach < box.y + box.height
  )
}

function crowds(yields: NonNullable<StageItem['yields']>, place: Placement): boolean {
  const { anchors } = place.measured
  const [x, y] = toWorld(place, [0, anchors.head[1] * 0.55])
  const half = place.measured.isHuman ? 74 : anchors.box.width * 0.55
  const head = headOf(place)
  if (
    Math.hypot(yields.x - head.x, (yields.y - head.y) * 0.8) <= yields.radius * 0.8 + head.rx &&
    yields.y + yields.radius > head.y
  )
    return true
  const chin = toWorld(place, anchors.head)[1] + 60 * place.scale
  return (
    Math.abs(yields.x - x) <= half * place.scale + yields.radius &&
    yields.y >= y - 150 * place.scale &&
    (yields.y <= place.y + 30 || yields.y - yields.radius <= chin)
  )
}

/** Two mice, and nobody knows which is the friend; a crab on the sand, while he is in the teapot. */
const isInStory = (shown: string, { placements, riders, objects }: Plan) =>
  [...placements, ...riders].some(
    ({ character }) => 'species' in character && character.species === shown,
  ) || objects.some(({ object }) => object.thing.includes(shown))

/** Set pieces step aside where somebody stands, and where the story has a thing of its own. */
export function withoutCrowding(
  items: readonly (StageItem & Obstacle)[],
  plan: Plan,
): readonly StageItem[] {
  const things = plan.objects.filter(({ heldBy, isHanging }) => !heldBy && !isHanging)
  return items.filter((item) => {
    const { yields } = item
    if (item.shows && isInStory(item.shows, plan)) return false
    if (!yields) return !plan.placements.some((place) => hidesFace(item, place))
    return !(
      plan.placements.some((place) => crowds(yields, place)) ||
      things.some(
        ({ x, y, radius }) =>
          Math.hypot(yields.x - x, yields.y - y + radius) <= radius + yields.radius,
      )
    )
  })
}

/** Leaves before the camera leave the corner where somebody or a thing of the story is. */
export function clearFrame(front: DisplayList, plan: Plan, frame: Matrix): DisplayList {
  const kept = [
    ...plan.placements.map((place) => ({ ...bodyOf(place), inset: 0.12 })),
    ...plan.objects
      .filter(({ heldBy, object }) => !heldBy && !object.id.startsWith('secret_'))
      .map(({ x, y, radius }) => ({
        left: x - radius,
        right: x + radius,
        top: y - radius * 2,
        bottom: y,
        inset: 0,
      })),
  ]
  const isClear = (box: Box) => {
    if (box.width > plan.camera.width * 0.6) return true
    return kept.every(({ left, right, top, bottom, inset }) => {
      const x = (right - left) * inset
      const y = (bottom - top) * inset
      return (
        box.x > right - x ||
        box.x + box.width < left + x ||
        box.y > bottom - y ||
        box.y + box.height < top + y
      )
    })
  }
  const cleared = (node: DisplayNode, seenAs: Matrix): DisplayNode[] => {
    const box = boundsOf([group([node], { transform: seenAs })])
    // A row of kelp: each stalk leaves by itself.
    if (node.kind === 'group' && !node.clip && box.width > plan.camera.width * 0.6) {
      const inside = node.transform ? multiply(seenAs, node.transform) : seenAs
      return [{ ...node, children: node.children.flatMap((one) => cleared(one, inside)) }]
    }
    return isClear(box) ? [node] : []
  }
  return front.flatMap((node) => cleared(node, frame))
}
