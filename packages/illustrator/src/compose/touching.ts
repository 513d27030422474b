import type { Action, SceneActor } from '@luciole/contract/scene-brief'
import { clamp } from '#core/geometry'
import type { Point } from '#core/geometry'
import { edgeOf, endOf } from '#creatures/silhouette'
import { stepTo } from '#stages/stage'
import type { Stage } from '#stages/stage'
import type { Charge } from './cost'
import { shortOf } from './hands-on'
import { toFigure, toWorld } from './plan'
import type { PlacedObject, Placement } from './plan'

type Places = ReadonlyMap<string, Placement>

/** Whom somebody is told to have the hands or the nose on. */
const touchedId = ({
  touches,
  action,
  looksAt,
}: Pick<SceneActor, 'touches' | 'looksAt'> & {
  action: Placement['action']
}) => touches ?? (action === 'push' ? looksAt : undefined)

const holderOf = (thing: string | undefined, places: Places) =>
  [...places.values()].find(({ actor }) => thing !== undefined && actor.holds === thing)

export function touchedBy(place: Placement, places: Places): Placement | undefined {
  const { actor, action, pair } = place
  const id = touchedId({ ...actor, action })
  const other = pair ? undefined : (places.get(id ?? '') ?? holderOf(id, places))
  return other === place ? undefined : other
}

export const isTouching = (one: Placement, other: Placement) =>
  !one.pair && touchedId({ ...one.actor, action: one.action }) === other.actor.id

/** Paws push; what else an animal touches it touches with its nose. */
const touchesWithNose = ({ measured, action }: Placement) => !measured.isHuman && action !== 'push'

/** Where a straight arm ends that goes out a little below the shoulder. */
const ARM = { out: 0.84, down: 0.26 }
/** A palm lies on the edge, and a nose is pressed a little. */
const PRESSED = 5

/** Glass around a head is in front of the nose. */
const HELMET = 1.15

/** What of oneself comes to the other, in own units. */
function ownPoint({ measured, action, glass }: Placement, isNose: boolean): Point {
  const { anchors, armLength, shape, isHuman } = measured
  if (isNose) {
    const [x, y] = edgeOf(shape, { x: anchors.head[0], y: anchors.mouth[1], side: 1 })
    return [glass ? Math.max(x, anchors.head[0] + anchors.headRadius * HELMET) : x, y]
  }
  if (!isHuman || action === 'push') return anchors.hands.far
  const [x, y] = anchors.shoulders.far
  return [x + armLength * ARM.out, y + armLength * ARM.down]
}

export const contactOf = (place: Placement) => ownPoint(place, touchesWithNose(place))

/** Between the shoulders: what one walks backwards into. */
export const backOf = ({ measured: { anchors, shape } }: Placement): Point =>
  edgeOf(shape, { x: anchors.chest[0], y: anchors.chest[1], side: -1 })

/** Where on the other it is: the nearest edge, as high as the hand or nose, or as the other's own nose. */
function contactOn(place: Placement, other: Placement): Point {
  const isNose = touchesWithNose(place)
  const isMutual = isNose && isTouching(other, place) && touchesWithNose(other)
  const height = isMutual
    ? toWorld(other, other.measured.anchors.mouth)[1]
    : place.slot.kind === 'air'
      ? toWorld(other, other.measured.anchors.chest)[1]
      : toWorld(place, ownPoint(place, isNose))[1]
  if (other.actor.wears === 'mitten' && !isNose)
    return toWorld(other, other.measured.anchors.hands.near)
  if (other.actor.holds !== undefined && other.actor.holds === place.actor.touches)
    return toWorld(other, besideGrip(other))
  const toLeft = place.x < other.x !== other.flip
  const side = toLeft ? -1 : 1
  if (goTogether(place, other)) return toWorld(other, endOf(other.measured.shape, side))
  const [, y] = toFigure(other, [other.x, height])
  const { head } = other.measured.anchors
  return toWorld(other, edgeOf(other.measured.shape, { x: head[0], y, side }))
}

/** Of what somebody holds the other side. */
const OTHER_SIDE = 26
const besideGrip = ({ measured: { anchors } }: Placement): Point => [
  anchors.hands.far[0] + OTHER_SIDE,
  anchors.hands.far[1],
]

const GOING: ReadonlySet<Action> = new Set<Action>(['swim', 'walk', 'run', 'tiptoe'])

const goTogether = (one: Placement, other: Placement) =>
  GOING.has(one.action) && GOING.has(other.action)

const canMove = ({ pair, base, isTied, slot }: Placement) =>
  !pair && !base && !isTied && (slot.box[0] !== slot.box[2] || slot.kind === 'air')

/** Who pushes somebody who pushes is behind them, not between. */
function sideOf(place: Placement, other: Placement, places: Places): -1 | 1 {
  const third = touchedBy(other, places)
  const beyond = third && third !== place ? third.x : undefined
  if (goTogether(place, other)) return other.flip ? 1 : -1
  return (beyond === undefined ? place.x < other.x : other.x < beyond) ? -1 : 1
}

/** Hands and noses come to whom they are told to be on. */
export function bringTogether(places: Places, stage: Pick<Stage, 'banks'>) {
  const order = [...places.values()]
    .filter((place) => touchedBy(place, places))
    .toSorted((one, other) => Number(isTouching(one, other)) - Number(isTouching(other, one)))
  const settled = new Set<Placement>()
  for (const place of order) {
    const other = touchedBy(place, places)
    if (!other || !canMove(place) || (settled.has(other) && isTouching(other, place))) continue
    settled.add(place)
    const side = sideOf(place, other, places)
    const reach = Math.max(1, Math.abs(place.x - other.x))
    place.x = other.x + side * reach
    place.flip = side > 0
    if (place.slot.kind === 'ground' && other.slot.kind === 'ground' && !other.base) {
      place.y = clamp(other.y + 3, place.slot.box[1], place.slot.box[3])
      place.z = place.y + 1
    }
    const own = ownPoint(place, touchesWithNose(place))
    const [x, y] = contactOn(place, other)
    if (place.slot.kind === 'air') {
      place.y += y - toWorld(place, own)[1]
      place.z = other.z + 0.5
    }
    place.x = stepTo(x + side * (own[0] * place.scale - PRESSED), place.slot, stage)
  }
}

/** Where the far hand lies on somebody, as far as the arm goes. */
export function handOn(place: Placement, places: Places): Point | undefined {
  const other = touchedBy(place, places)
  if (!other || touchesWithNose(place) || !place.measured.isHuman) return undefined
  const { shoulders } = place.measured.anchors
  const [sx, sy] = shoulders.far
  const [x, y] = toFigure(place, contactOn(place, other))
  const [dx, dy] = [x - sx, y - sy]
  const length = Math.hypot(dx, dy) || 1
  const share = Math.min(1, (place.measured.armLength * 0.99) / length)
  return [sx + dx * share, sy + dy * share]
}

/** How far what should touch stays from it, in the picture. */
export function gapOf(place: Placement, places: Places): number {
  const other = touchedBy(place, places)
  if (!other) return 0
  const own = handOn(place, places) ?? ownPoint(place, touchesWithNose(place))
  const [x, y] = contactOn(place, other)
  const [hx, hy] = toWorld(place, own)
  return Math.hypot(hx - x, hy - y)
}

/** How far a nose stays to the side of the thing that it should be at. */
function noseShortOf(place: Placement, objects: readonly PlacedObject[]): number {
  const thing = objects.find(
    ({ object, heldBy }) => object.id === place.actor.touches && heldBy === undefined,
  )
  if (!thing || !touchesWithNose(place)) return 0
  const own = place.actor.looksAt === 'away' ? backOf(place) : contactOf(place)
  const [x] = toWorld(place, own)
  return Math.max(0, Math.abs(x - thing.x) - thing.width / 2)
}

const UNSEEN_GAP = 12
export function chargeTouches(
  { places, objects }: { places: Places; objects: readonly PlacedObject[] },
  charge: Charge,
) {
  for (const place of places.values()) {
    const gap = Math.max(gapOf(place, places), shortOf(place, objects), noseShortOf(place, objects))
    charge('does not touch', Math.max(0, gap - UNSEEN_GAP * place.scale) * 1.6)
  }
}
