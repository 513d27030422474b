import { covers } from '#creatures/silhouette'
import type { Point } from '#core/geometry'
import { isOnWheels } from '#people/wheelchair-frame'
import { bodyOf, headOf, hides, keyOf, toWorld } from './plan'
import type { PlacedObject, Placement } from './plan'

/** Points written flat: across, down, across, down. */
export const points = (...flat: readonly number[]): Point[] =>
  flat.flatMap((u, i): Point[] => (i % 2 ? [] : [[u, flat[i + 1] ?? 0]]))

/** Eyes, mouth and cheeks, in half heads: what nobody may stand before. */
const FACE = points(0, 0, -0.45, -0.1, 0.45, -0.1, 0, -0.5, -0.3, 0.5, 0.3, 0.5, 0, 0.7)

type IsHidden = (x: number, y: number) => boolean

export function hiddenShare(all: readonly Point[], isHidden: IsHidden): number {
  let hidden = 0
  for (const [x, y] of all) if (isHidden(x, y)) hidden++
  return hidden / Math.max(1, all.length)
}

function hiddenOfFace(place: Placement, isHidden: IsHidden): number {
  const { x, y, rx, ry } = headOf(place)
  return hiddenShare(FACE, (u, v) => isHidden(x + u * rx, y + v * (v < 0 ? ry : rx)))
}

function hiddenOfBody(place: Placement, isHidden: IsHidden): number {
  return hiddenShare(place.measured.spread, (u, v) => isHidden(...toWorld(place, [u, v])))
}

/** How much of a face, and of a whole figure, is lost behind somebody else. */
export const faceHiddenBy = (back: Placement, front: Placement) =>
  hiddenOfFace(back, (x, y) => hides(front, x, y))
/** Of who sits in a wheelchair, the chair. */
function hiddenOfChair(place: Placement, isHidden: IsHidden): number {
  if (!isOnWheels(place.character)) return 0
  const [, seat] = place.measured.anchors.seat ?? [0, 0]
  const chair = place.measured.spread.filter(([, v]) => v > seat)
  return hiddenShare(chair, (u, v) => isHidden(...toWorld(place, [u, v])))
}

export const chairHiddenBy = (back: Placement, front: Placement) =>
  hiddenOfChair(back, (x, y) => hides(front, x, y))
export const bodyHiddenBy = (back: Placement, front: Placement) =>
  hiddenOfBody(back, (x, y) => hides(front, x, y))

export const isPair = (one: Placement, other: Placement) =>
  one.pair !== undefined && one.pair === other.pair

const coveredBy = ({ shape, x, y, scale, isTurned = false }: PlacedObject): IsHidden => {
  const at = { x, y, scale, flip: isTurned }
  return (px, py) => shape !== undefined && covers(shape, at, px, py)
}

/** A thing that stands before somebody by accident: not what they hold, hide behind, sit in. */
export const isInFront = (thing: PlacedObject, { actor, z }: Placement) =>
  thing.z > z &&
  thing.heldBy === undefined &&
  thing.seats !== actor.id &&
  thing.hides !== actor.id &&
  !thing.bears?.includes(actor.id)

export function hiddenByThing(place: Placement, thing: PlacedObject) {
  const { left, right, top, bottom } = bodyOf(place)
  const { x, y, width, height } = thing
  const isApart = x + width / 2 < left || x - width / 2 > right || y < top || y - height > bottom
  if (isApart || !isInFront(thing, place)) return NOTHING
  const isBehind = coveredBy(thing)
  return {
    face: hiddenOfFace(place, isBehind),
    body: hiddenOfBody(place, isBehind),
    chair: hiddenOfChair(place, isBehind),
  }
}

/** A bow as wide as an octopus, in its arms: what it stands before, by and large. */
const BULK = 0.44
export function hiddenByHeld(place: Placement, { middle, width, height, z }: PlacedObject) {
  const [rx, ry] = [width * BULK, height * BULK]
  const { left, right, top, bottom } = bodyOf(place)
  if (!middle || z <= place.z) return NOTHING
  const [mx, my] = middle
  if (mx + rx < left || mx - rx > right || my + ry < top || my - ry > bottom) return NOTHING
  const isBehind: IsHidden = (px, py) => Math.hypot((px - mx) / rx, (py - my) / ry) < 1
  return { face: hiddenOfFace(place, isBehind), body: hiddenOfBody(place, isBehind), chair: 0 }
}
const NOTHING = { face: 0, body: 0, chair: 0 }

const THING = points(0, 0, -0.6, 0, 0.6, 0, 0, -0.6, 0, 0.6, -0.5, -0.5, 0.5, -0.5, -0.5, 0.5)

/** Places all over a thing, or over where a hand has it. */
export const thingPoints = ({
  spread,
  x,
  y,
  scale,
  width,
  height,
  middle,
  isTurned,
}: PlacedObject): Point[] =>
  spread?.length && !middle
    ? spread.map(([u, v]): Point => [x + (isTurned ? -u : u) * scale, y + v * scale])
    : THING.map(([u, v]): Point => {
        const [mx, my] = middle ?? [x, y - height / 2]
        return [mx + (u * width) / 2, my + (v * height) / 2]
      })

/** How much of a thing is seen past the bodies before it. */
export function thingVisible(thing: PlacedObject, places: Iterable<Placement>) {
  const before = [...places].filter(
    ({ z, actor }) => z > thing.z && actor.id !== thing.heldBy && !thing.bears?.includes(actor.id),
  )
  return 1 - hiddenShare(thingPoints(thing), (x, y) => before.some((front) => hides(front, x, y)))
}

/** How much is lost behind bodies of what a thing is there to show. */
export function keyHidden(thing: PlacedObject, places: readonly Placement[]) {
  const key = keyOf(thing)
  const before = places.filter(({ z }) => z > thing.z)
  if (!key || !before.length) return 0
  const spots = THING.map(([u, v]): Point => [
    key.at[0] + u * key.radius,
    key.at[1] + v * key.radius,
  ])
  return hiddenShare(spots, (x, y) => before.some((front) => hides(front, x, y)))
}

export interface Arrangement {
  places: Iterable<Placement>
  objects: readonly PlacedObject[]
}

/** How much of somebody is seen past all bodies and things before them: of the face, of the whole. */
export function visibleShare(place: Placement, { places, objects }: Arrangement) {
  const bodies = [...places].filter(
    (other) => other !== place && other.z > place.z && !isPair(place, other),
  )
  const things = objects.filter((thing) => isInFront(thing, place)).map(coveredBy)
  const isHidden: IsHidden = (x, y) =>
    bodies.some((front) => hides(front, x, y)) || things.some((isBehind) => isBehind(x, y))
  return { face: 1 - hiddenOfFace(place, isHidden), body: 1 - hiddenOfBody(place, isHidden) }
}

const SEEN = { face: 0.8, body: 0.6 }
const leastSeen = (list: readonly Placement[], objects: readonly PlacedObject[]) =>
  Math.min(
    1,
    ...list
      .filter(({ actor }) => !actor.extra)
      .map((place) => {
        const { face, body } = visibleShare(place, { places: list, objects })
        return Math.min(face / SEEN.face, body / SEEN.body)
      }),
  )

/** Where no search found a better place, who is hidden comes to the front, if that hides nobody more. */
export function broughtForward(
  places: ReadonlyMap<string, Placement>,
  objects: readonly PlacedObject[],
): Map<string, Placement> {
  let best = new Map(places)
  for (const place of places.values()) {
    const before = leastSeen([...best.values()], objects)
    if (before >= 1) break
    if (place.pair || place.base) continue
    const z = Math.max(...[...places.values(), ...objects].map((one) => one.z)) + 0.1
    const raised = new Map(best).set(place.actor.id, { ...place, z })
    if (leastSeen([...raised.values()], objects) > before + 0.05) best = raised
  }
  return best
}
