import type { Point } from '#core/geometry'
import type { Candidate, Charge } from './cost'
import { bodyOf, headOf, hides, toWorld } from './plan'
import type { Head, PlacedObject, Placement } from './plan'

const over = (value: number) => Math.max(0, value)

const points = (...flat: readonly number[]): Point[] =>
  flat.flatMap((u, i): Point[] => (i % 2 ? [] : [[u, flat[i + 1] ?? 0]]))

/** Eyes, mouth and cheeks, in half heads: what nobody may stand before. */
const FACE = points(0, 0, -0.45, -0.1, 0.45, -0.1, 0, -0.5, -0.3, 0.5, 0.3, 0.5, 0, 0.7)
const THING = points(0, 0, -0.6, 0, 0.6, 0, 0, -0.6, 0, 0.6, -0.5, -0.5, 0.5, -0.5, -0.5, 0.5)

const facePoints = ({ x, y, rx, ry }: Head) =>
  FACE.map(([u, v]): Point => [x + u * rx, y + v * (v < 0 ? ry : rx)])
const thingPoints = ({ x, y, width, height }: PlacedObject) =>
  THING.map(([u, v]): Point => [x + (u * width) / 2, y - height / 2 + (v * height) / 2])
const bodyPoints = (place: Placement) => place.measured.spread.map((point) => toWorld(place, point))

const hiddenShare = (all: readonly Point[], front: Placement) =>
  all.filter((point) => hides(front, point)).length / Math.max(1, all.length)

/** How much of a face, and of a whole figure, is lost behind somebody else. */
export const faceHiddenBy = (back: Placement, front: Placement) =>
  hiddenShare(facePoints(headOf(back)), front)
export const bodyHiddenBy = (back: Placement, front: Placement) =>
  hiddenShare(bodyPoints(back), front)

export const isPair = (one: Placement, other: Placement) =>
  one.pair !== undefined && one.pair === other.pair

const weightOf = ({ actor }: Placement) => (actor.extra ? 0.5 : 1)

function chargeBodies(one: Placement, other: Placement, charge: Charge) {
  const [a, b] = [headOf(one), headOf(other)]
  const apart = Math.hypot(a.x - b.x, a.y - b.y)
  const touch = a.rx + b.rx
  charge('faces overlap', (over(touch * 1.04 - apart) / touch) * 480)
  if (apart > touch && apart < touch * 1.08) charge('heads touch', 18)
  if (Math.abs(a.y - b.y) < 14) charge('same height', 6)
  if (one.actor.near === other.actor.id || other.actor.near === one.actor.id)
    charge('friends apart', over(apart - 420) * 0.12)
  const [back, front] = one.z < other.z ? [one, other] : [other, one]
  const face = faceHiddenBy(back, front)
  if (face) charge('body hides face', (120 + face * 600) * weightOf(back))
  charge('body hides body', over(bodyHiddenBy(back, front) - 0.16) * 460 * weightOf(back))
}

function chargeThing(thing: PlacedObject, place: Placement, charge: Charge) {
  const { object, x, y, z, radius, heldBy } = thing
  const head = headOf(place)
  const isBefore = z > place.z
  if (heldBy !== place.actor.id && isBefore) {
    // A hand holds a thing about its middle; on the ground it stands up from there.
    const [mx, my] = thing.middle ?? [x, heldBy === undefined ? y - radius : y]
    const near = Math.hypot(head.x - mx, head.y - my) / (head.rx + radius * 0.7)
    charge('object hides face', over(1 - near) * 420)
  }
  if (heldBy === place.actor.id) return
  const { left, right } = bodyOf(place)
  // Boots that hang down before a table stand on it.
  if (isBefore && place.slot.kind === 'seat' && x + radius > left && x - radius < right)
    charge('object under a throne', 90)
  const shared = over(hiddenShare(thingPoints(thing), place) - 0.12)
  const weight = object.role === 'focal' ? 1.4 : 0.8
  if (isBefore) charge('object before somebody', shared * 110 * weight)
  else charge('object behind somebody', shared * 280 * weight)
}

/** Nobody is lost behind somebody else, and nothing that matters behind anybody. */
export function chargeOverlaps(
  { places, objects }: Pick<Candidate, 'places' | 'objects'>,
  charge: Charge,
) {
  const list = [...places.values()]
  for (const [i, one] of list.entries())
    for (const other of list.slice(i + 1)) if (!isPair(one, other)) chargeBodies(one, other, charge)
  for (const thing of objects)
    for (const place of list)
      if (
        thing.seats !== place.actor.id &&
        thing.hides !== place.actor.id &&
        !thing.bears?.includes(place.actor.id) &&
        !thing.object.id.startsWith('secret_')
      )
        chargeThing(thing, place, charge)
}
