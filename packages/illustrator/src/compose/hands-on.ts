import type { Action } from '@luciole/contract/scene-brief'
import { clamp } from '#core/geometry'
import type { Point } from '#core/geometry'
import { edgeOf } from '#creatures/silhouette'
import { extentOf } from './extents'
import { toFigure, toWorld } from './plan'
import type { PlacedObject, Placement, Solved } from './plan'
import { isFlat, isMark } from './thing-kinds'

/** Hands are on what is pushed, dug, built or drawn. */
const WORKS: ReadonlySet<Action> = new Set<Action>(['push', 'dig', 'build', 'draw'])
/** Who is down beside it has a hand on it when it is near enough. */
const FEELS: ReadonlySet<Action> = new Set<Action>(['crouch', 'search', 'reach'])
const FOUND_BY_HAND = 1.25
const WITH_BOTH: ReadonlySet<Action> = new Set<Action>(['push', 'build'])

/** The palm is this far beyond the wrist, and lies a little inside an edge. */
const PALM = 9
const INSIDE = 7
/** The other hand is lower on it. */
const LOWER = 22
/** No shoulder turns further back. */
const BEHIND = -0.35

type Side = 'near' | 'far'

/** How far a point is from a shoulder, in the own units, and where the wrist goes for it. */
function reachFor(place: Placement, side: Side, point: Point) {
  const { shoulders, hands } = place.measured.anchors
  const [sx, sy] = shoulders[side]
  const [x, y] = toFigure(place, point)
  const [dx, dy] = [x - sx, y - sy]
  const far = Math.hypot(dx, dy) || 1
  const reach = Math.min(Math.max(20, far - PALM), place.measured.armLength * 0.99)
  return {
    far,
    wrist:
      dx / far < BEHIND && side === 'far'
        ? hands[side]
        : ([sx + (dx / far) * reach, sy + (dy / far) * reach] as Point),
  }
}

/** Where on a thing a palm comes to lie: on its side, or on what is on the ground. */
function palmOn(place: Placement, thing: PlacedObject): Point {
  const { left, right, top, bottom } = extentOf(thing)
  const [sx, sy] = toWorld(place, place.measured.anchors.shoulders.far)
  if (isMark(thing.object) || isFlat(thing.object) || bottom - top < LOWER * place.scale) {
    const inset = (right - left) * 0.15
    return [clamp(sx, left + inset, right - inset), thing.y - thing.height * 0.4]
  }
  const tall = bottom - top
  const y = clamp(sy + place.measured.armLength * 0.3 * place.scale, top + tall * 0.2, bottom - 4)
  const side = place.x < thing.x ? -1 : 1
  const x = thing.shape
    ? thing.x + edgeOf(thing.shape, { x: 0, y: (y - thing.y) / thing.scale, side })[0] * thing.scale
    : side < 0
      ? left
      : right
  return [x - side * INSIDE, y]
}

const isMeant = (
  { actor, action }: Placement,
  { object: { id, thing, role } }: PlacedObject,
): boolean =>
  [id, thing].includes(actor.touches ?? '') ||
  (WORKS.has(action) && actor.looksAt === undefined && role === 'focal') ||
  ((WORKS.has(action) || FEELS.has(action)) && [id, thing].includes(actor.looksAt ?? ''))

const canReach = ({ pair, measured, isFree }: Placement) => !pair && measured.isHuman && isFree

/** What somebody has to have a hand on, and how far it is. */
function workOf(place: Placement, objects: readonly PlacedObject[]) {
  const thing = canReach(place)
    ? objects.find((one) => one.heldBy === undefined && isMeant(place, one))
    : undefined
  if (!thing) return undefined
  const palm = palmOn(place, thing)
  const { far, wrist } = reachFor(place, 'far', palm)
  const isTold = place.actor.touches !== undefined || WORKS.has(place.action)
  const gap = (far - PALM - place.measured.armLength) * place.scale
  return isTold || far < place.measured.armLength * FOUND_BY_HAND
    ? { palm, wrist, gap: isTold ? gap : 0 }
    : undefined
}

/** How much longer an arm would have to be for what it is on. */
export const shortOf = (place: Placement, objects: readonly PlacedObject[]) =>
  Math.max(0, workOf(place, objects)?.gap ?? 0)

/** Who is given something and has a hand for it takes its other side. */
function takenBy(place: Placement, { objects, places }: OnPage): Point | undefined {
  if (!canReach(place) || !TAKES.has(place.action)) return undefined
  const given = objects.find(({ heldBy }) => {
    const giver = places.get(heldBy ?? '')
    return giver?.action === 'give' && giver.actor.looksAt === place.actor.id
  })
  if (!given) return undefined
  const [x, y] = given.middle ?? [given.x, given.y]
  const { far, wrist } = reachFor(place, 'far', [
    x + Math.sign(place.x - x) * given.width * 0.4,
    y + given.height * 0.2,
  ])
  return far < place.measured.armLength * FOUND_BY_HAND ? wrist : undefined
}
const TAKES: ReadonlySet<Action> = new Set<Action>(['stand', 'look', 'listen', 'talk', 'reach'])

interface OnPage {
  objects: readonly PlacedObject[]
  places: ReadonlyMap<string, Placement>
}

/** Where the wrists go: to both sides of what both hands have, to what is given, or to what they are on. */
export function handsOn(place: Placement, page: OnPage): Solved['aim'] {
  const { objects } = page
  const sides = objects.find(({ heldBy }) => heldBy === place.actor.id)?.sides
  if (sides && !place.pair)
    return {
      near: reachFor(place, 'near', sides.near).wrist,
      far: reachFor(place, 'far', sides.far).wrist,
    }
  const taken = takenBy(place, page)
  if (taken) return { far: taken }
  const work = workOf(place, objects)
  if (!work) return {}
  const { palm, wrist } = work
  const lower: Point = [palm[0], palm[1] + LOWER * place.scale]
  return {
    far: wrist,
    ...(WITH_BOTH.has(place.action) ? { near: reachFor(place, 'near', lower).wrist } : {}),
  }
}
