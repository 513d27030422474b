import type { SceneActor, SceneBrief, SceneObject } from '@luciole/contract/scene-brief'
import type { ThingId } from '@luciole/contract/things'
import { clamp } from '#core/geometry'
import type { Base, Footing, Placement } from './plan'
import { isSecret } from './thing-kinds'

/** What one climbs when a page has it, first choice first; whatever is named is climbed as well. */
const CLIMBABLE: readonly ThingId[] = [
  ...(['ladder', 'rope', 'sign', 'street_lamp', 'goose_notice', 'wardrobe', 'rocket'] as const),
  ...(['machine', 'coral_gate', 'fountain', 'snowman', 'sunflower', 'door', 'bridge'] as const),
  ...(['window', 'treasure_chest', 'table', 'bed', 'stone', 'bench', 'tent'] as const),
]

export function climbedBy(actor: SceneActor, brief: SceneBrief): SceneObject | undefined {
  if (actor.action !== 'climb') return undefined
  const loose = brief.objects.filter(({ heldBy }) => !heldBy)
  const isMeant = ({ id, thing }: SceneObject) =>
    [actor.looksAt, actor.at].some((name) => name === id || name === thing)
  return (
    loose.find((object) => isMeant(object) && !isSecret(object)) ??
    CLIMBABLE.flatMap((id) => loose.filter(({ thing }) => thing === id))[0]
  )
}

/** Feet off the ground, against the climber's height; and no higher than hands still find the thing. */
const LEAST_RISE = 0.26
const MOST_RISE = 0.5
/** The second climber is lower, on the other side. */
const BELOW = 0.16
const GRIP = 0.94
const CLINGS = 0.2
const ON_RUNGS = 0.35

const handHeight = ({ measured }: Pick<Placement, 'measured'>) => -measured.anchors.hands.far[1]

/** How tall a thing must be for somebody to be up on it. */
export const heightToClimb = ({ measured, size }: Pick<Placement, 'measured' | 'size'>) =>
  ((handHeight({ measured }) + measured.height * LEAST_RISE) / GRIP) * size

/** Up on the thing, a hand on it. */
export function climbOn(
  placement: Placement,
  { base, footing, order }: { base: Base; footing: Footing; order: number },
): Placement {
  const { measured, scale } = placement
  const height = footing.size.height * base.scale
  const tall = measured.height * scale
  const rise = clamp(
    height * GRIP - handHeight(placement) * scale - order * BELOW * tall,
    0.1 * tall,
    Math.max(MOST_RISE * tall, height * 0.46),
  )
  const side = order % 2 ? 1 : -1
  const hand = measured.anchors.hands.far[0] * scale
  // Rungs bear who is on them, not beside them.
  const reach = footing.thing.startsWith('ladder') ? hand * ON_RUNGS : hand
  const width = footing.size.width * base.scale
  // A post is held in the middle, a wardrobe by its edge, the body against it.
  const edge = width < tall * 0.7 ? 0 : side * (width / 2 - Math.min(width * 0.3, tall * CLINGS))
  return {
    ...placement,
    base,
    x: base.x + edge + side * reach,
    y: base.y - rise,
    z: base.y + 0.2 - order * 0.01,
    flip: side > 0,
  }
}
