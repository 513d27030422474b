import type { Action, SceneBrief } from '@luciole/contract/scene-brief'
import type { Point } from '#core/geometry'
import { keyOf, toWorld } from './plan'
import type { PlacedObject, Placement } from './plan'
import type { Places } from './place-cast'

/** Who does this looks at what the page is about. */
const ATTENTIVE: ReadonlySet<Action> = new Set([
  ...(['stand', 'look', 'search', 'point', 'reach', 'kneel', 'crouch', 'sit', 'perch'] as const),
  ...(['walk', 'tiptoe', 'crawl', 'climb', 'dig', 'build', 'push', 'pull', 'pour'] as const),
])

export const isAttentive = (action: Action) => ATTENTIVE.has(action)

/** Done with the own hands: the eyes are on them. */
const HANDIWORK: ReadonlySet<Action> = new Set<Action>([
  'read',
  'draw',
  'dig',
  'build',
  'pour',
  'eat',
  'drink',
])

/** Who is told of nobody to look at sees to their own work. */
export const isAtWork = ({ actor, action, pair }: Placement) =>
  HANDIWORK.has(action) && actor.looksAt === undefined && !pair && !actor.extra

/** The loose thing that somebody should have before the eyes, if there is one. */
export function thingSought(
  { actor, action, pair }: Placement,
  brief: SceneBrief,
  objects: readonly PlacedObject[],
): PlacedObject | undefined {
  if (pair || actor.extra) return undefined
  const wanted = actor.looksAt ?? (isAttentive(action) ? brief.focus : undefined)
  const thing = objects.find(({ object }) => object.id === wanted)
  return thing?.heldBy || thing?.seats ? undefined : thing
}

export const isBefore = ({ x, flip }: Placement, thing: PlacedObject) =>
  flip ? thing.x < x - 26 : thing.x > x + 26

function middleOf(thing: PlacedObject): Point {
  const { x, y, height, scale, isHanging } = thing
  return keyOf(thing)?.at ?? [x, y - (isHanging ? 0.5 : 0.55) * Math.max(height, scale * 40)]
}

/** Now that things have their places, eyes and hands go to them. */
export function lookAtThings(places: Places, objects: readonly PlacedObject[], brief: SceneBrief) {
  for (const place of places.values()) {
    const thing = thingSought(place, brief, objects)
    if (isAtWork(place)) place.target = toWorld(place, place.measured.anchors.hands.far)
    else if (thing && isBefore(place, thing)) place.target = middleOf(thing)
  }
}
