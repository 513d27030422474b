import { covers, rimOf } from '#creatures/silhouette'
import type { Silhouette, Standing } from '#creatures/silhouette'
import type { Point } from '#core/geometry'
import { ACTION_RULES } from './actions'
import type { Candidate, Charge } from './cost'
import { isCrowd } from './crowd'
import { areApart, areTogether } from './own-ground'
import { bodyOf, headOf, toWorld } from './plan'
import type { PlacedObject, Placement } from './plan'
import type { Places } from './place-cast'
import { handAimed } from './reach'
import { isMark } from './thing-kinds'
import { isPair } from './visible'

/** What is closer looks stuck on: about twelve dots of a page as it is shown. */
const AIR = 10
const FIST = 13

const around = (count: number): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const turn = (i * 2 * Math.PI) / count
    return [Math.cos(turn), Math.sin(turn)]
  })
const HEAD_RING = around(12)
/** The tip of an ear may end inside. */
const HAND_RING: readonly Point[] = [
  [0, 0],
  ...around(5).map(([u, v]): Point => [u * 0.55, v * 0.55]),
  ...around(8),
]

/** A shape where it stands, and the box of the picture that it fills. */
interface Outline {
  shape: Silhouette
  at: Standing
  box: ReturnType<typeof bodyOf>
}

/** A place of the picture, and what is around it. */
interface Spot {
  x: number
  y: number
  radius: number
}

/** Whether an outline covers any point of a ring around a spot. */
function meets(ring: readonly Point[], spot: Spot, { shape, at, box }: Outline): boolean {
  if (!isWithin(box, spot)) return false
  const { x, y, radius } = spot
  for (const [u, v] of ring) if (covers(shape, at, x + u * radius, y + v * radius)) return true
  return false
}

const isWithin = ({ left, right, top, bottom }: Outline['box'], { x, y, radius }: Spot) =>
  x > left - radius && x < right + radius && y > top - radius && y < bottom + radius

/** Less of a rim before or behind somebody else is no overlap that was meant. */
const MEANT = 0.12

/** Two outlines that only just meet, or all but: neither air between them nor one before the other. */
function kiss(one: Outline, other: Outline): boolean {
  const rim = rimOf(one.shape)
  let crossed = 0
  let isClose = false
  for (const point of rim) {
    const [x, y] = toWorld(one.at, point)
    const spot = { x, y, radius: AIR }
    if (!isWithin(other.box, spot)) continue
    if (covers(other.shape, other.at, x, y)) {
      if (++crossed >= rim.length * MEANT) return false
    } else if (!crossed && !isClose) isClose = meets(HAND_RING, spot, other)
  }
  return isClose || crossed > 0
}

const bodyOutline = (place: Placement): Outline => ({
  shape: place.measured.shape,
  at: place,
  box: bodyOf(place),
})

const handsOf = (place: Placement, places: Places): Point[] =>
  place.measured.isHuman
    ? [
        handAimed(place, places) ?? place.measured.anchors.hands.far,
        place.measured.anchors.hands.near,
      ].map((hand) => toWorld(place, hand))
    : []

const handsOn = (hands: readonly Point[], radius: number, outline: Outline) =>
  hands.filter(([x, y]) => meets(HAND_RING, { x, y, radius }, outline)).length

/** An arm ends in somebody else's face. */
function isOnFace([x, y]: Point, other: Placement): boolean {
  const head = headOf(other)
  return Math.hypot((x - head.x) / head.rx, (y - head.y) / (y < head.y ? head.ry : head.rx)) < 1.1
}

/** How many heads and hands of somebody are on an outline, or all but. */
export function stuckTo(place: Placement, places: Places, other: Placement) {
  const { x, y, rx } = headOf(place)
  const outline = bodyOutline(other)
  return {
    isHead: meets(HEAD_RING, { x, y, radius: rx + AIR }, outline),
    hands: handsOn(handsOf(place, places), FIST * place.scale + AIR, outline),
  }
}

const outlineOf = ({
  shape,
  x,
  y,
  scale,
  width,
  height,
  isTurned = false,
}: PlacedObject): Outline | undefined =>
  shape && {
    shape,
    at: { x, y, scale, flip: isTurned },
    box: { left: x - width, right: x + width, top: y - height * 1.2, bottom: y + height * 0.4 },
  }

const isOwn = (thing: PlacedObject, { actor, action }: Placement) =>
  thing.heldBy !== undefined ||
  thing.isOnTable === true ||
  thing.seats === actor.id ||
  thing.hides === actor.id ||
  thing.bears?.includes(actor.id) === true ||
  ACTION_RULES[action].handles === true ||
  (ACTION_RULES[action].aim === 'touch' && actor.looksAt === thing.object.id)

/** A post or the end of a board behind hair; not a wall of pages, which is behind all of it. */
function growsFrom(place: Placement, { shape, at, box }: Outline) {
  const { x, y, rx, ry } = headOf(place)
  if (x + rx < box.left || x - rx > box.right || y + rx < box.top || y - ry > box.bottom)
    return false
  const behind = HEAD_RING.filter(([u, v]) =>
    covers(shape, at, x + u * rx * 1.06, y + v * (v < 0 ? ry : rx) * 1.06),
  ).length
  return behind > 0 && behind < HEAD_RING.length
}

/** Feet that end at the upper edge of what is before them seem to stand on it. */
const ON_EDGE = { over: 10, under: 26 }
function seemsOn(place: Placement, thing: PlacedObject) {
  if (place.base || place.slot.kind !== 'ground' || thing.z < place.z) return false
  const { left, right } = bodyOf(place)
  const half = thing.width / 2
  if (right < thing.x - half || left > thing.x + half) return false
  const hidden = place.y - (thing.y - thing.height)
  return hidden > -ON_EDGE.over && hidden < ON_EDGE.under * place.scale
}

/** Heads and hands keep air around them: before a thing, an upright line, somebody else. */
export function chargeNearMisses(
  {
    places,
    objects,
    verticals,
  }: Pick<Candidate, 'places' | 'objects'> & { verticals: readonly number[] },
  charge: Charge,
) {
  const standing = objects.flatMap((thing) => {
    const outline = outlineOf(thing)
    return outline ? [{ thing, outline }] : []
  })
  const list = [...places.values()]
  for (const [i, place] of list.entries()) {
    const weight = place.actor.extra ? 0.5 : 1
    const own = bodyOutline(place)
    const hands = handsOf(place, places)
    for (const other of list.slice(i + 1))
      if (!areApart(place, other, AIR) && !isPair(place, other) && !areTogether(place, other))
        charge('outlines kiss', kiss(own, bodyOutline(other)) ? KISS * weight : 0)
    for (const other of places.values()) {
      if (other === place || areApart(place, other, AIR)) continue
      if (isPair(place, other) || areTogether(place, other)) continue
      const stuck = stuckTo(place, places, other)
      const face = hands.filter((hand) => isOnFace(hand, other)).length
      charge('hand on a face', face * FACE * weight)
      charge('sticks to somebody', ((stuck.isHead ? HEAD : 0) + stuck.hands * HAND) * weight)
    }
    const fist = FIST * place.scale + AIR
    for (const { thing, outline } of standing) {
      if (isOwn(thing, place)) continue
      if (!isMark(thing.object) && seemsOn(place, thing))
        charge('seems to stand on it', ON * weight)
      if (!isMark(thing.object)) charge('outlines kiss', kiss(own, outline) ? BRUSH * weight : 0)
      if (thing.z < place.z && growsFrom(place, outline))
        charge('grows from a head', GROWN * weight)
      const held = isCrowd(thing.object) && thing.z < place.z ? CROWD : THING
      charge('sticks to a thing', handsOn(hands, fist, outline) * held * weight)
    }
    for (const [x] of hands)
      if (verticals.some((line) => Math.abs(x - line) < fist)) charge('touches a vertical', LINE)
  }
}
const FACE = 120
const HEAD = 24
const HAND = 28
const GROWN = 18
const KISS = 16
const BRUSH = 9
const THING = 8
/** Full of faces. */
const CROWD = 40
const LINE = 4
const ON = 60
