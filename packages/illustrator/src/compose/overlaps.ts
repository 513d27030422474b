import type { SceneBrief } from '@luciole/contract/scene-brief'
import { armsOf, RIDE_HEIGHT, RIDE_WIDTH } from './carried'
import type { Candidate, Charge } from './cost'
import { over } from '#core/geometry'
import type { Point } from '#core/geometry'
import { isCrowd } from './crowd'
import { isBroad } from './extents'
import { bodyOf, headOf, hides } from './plan'
import { arePiled } from './piling'
import { areApart, chargeCrossing, coveredShare, treadsOn } from './own-ground'
import type { PlacedObject, Placement } from './plan'
import { GOING_ALONG, isSecret } from './thing-kinds'
import { isTouching } from './touching'
import {
  bodyHiddenBy,
  chairHiddenBy,
  faceHiddenBy,
  hiddenByHeld,
  hiddenByThing,
  hiddenShare,
  isPair,
  keyHidden,
  thingVisible,
} from './visible'

const weightOf = ({ actor }: Placement) => (actor.extra ? 0.5 : 1)

/** A helmet of glass is wider than the head in it. */
const HELMET = 1.2
const roomOf = (place: Placement) =>
  headOf(place).rx * (place.actor.wears?.endsWith('_helmet') ? HELMET : 1)

function chargeBodies(one: Placement, other: Placement, charge: Charge) {
  const [a, b] = [headOf(one), headOf(other)]
  const apart = Math.hypot(a.x - b.x, a.y - b.y)
  const touch = roomOf(one) + roomOf(other)
  const isClose = isTouching(one, other) || isTouching(other, one)
  charge('faces overlap', (over(touch * (isClose ? 0.8 : 1.04) - apart) / touch) * 480)
  if (!isClose && apart > touch && apart < touch * 1.08) charge('heads touch', 18)
  if (Math.abs(a.y - b.y) < 14) charge('same height', 6)
  if (one.actor.near === other.actor.id || other.actor.near === one.actor.id)
    charge('friends apart', over(apart - 420) * 0.12)
  const [upper, lower] = one.y < other.y ? [one, other] : [other, one]
  if (treadsOn(upper, lower)) charge('treads on somebody', 110)
  if (areApart(one, other)) return
  const [back, front] = one.z < other.z ? [one, other] : [other, one]
  if (arePiled(one, other)) {
    charge('body hides face', faceHiddenBy(back, front) * 700)
    return
  }
  chargeCrossing(one, other, charge)
  const face = faceHiddenBy(back, front)
  if (face) charge('body hides face', (120 + face * 600) * weightOf(back))
  charge('body hides body', over(bodyHiddenBy(back, front) - 0.16) * 460 * weightOf(back))
  charge('body hides a chair', over(chairHiddenBy(back, front) - OF_A_CHAIR) * 320)
}

/** A foot before a wheel, no more: a chair is seen with whoever sits in it. */
const OF_A_CHAIR = 0.08

/** What the words turn on. */
const POINT = 500

/** One may stand before a part of a gate: all who do leave this much of it. */
const MOSTLY = 0.85

/** A boot behind a bowl, no more. */
const LOST = 0.06
/** A low row goes by before them. */
const LEGS = 0.45

/** How much of somebody is lost behind it. */
function chargeThing(
  { thing, isSought }: { thing: PlacedObject; isSought: boolean },
  place: Placement,
  charge: Charge,
): number {
  const { x, y, z, radius, heldBy } = thing
  const head = headOf(place)
  const isBefore = z > place.z
  if (heldBy !== undefined && heldBy !== place.actor.id && isBefore) {
    // A hand holds a thing about its middle.
    const [mx, my] = thing.middle ?? [x, y]
    const near = Math.hypot(head.x - mx, head.y - my) / (head.rx + radius * 0.7)
    charge('object hides face', over(1 - near) * 420)
  }
  if (heldBy === place.actor.id) return 0
  const { left, right } = bodyOf(place)
  // Boots that hang down before a table stand on it.
  if (isBefore && place.slot.kind === 'seat' && x + radius > left && x - radius < right)
    charge('object under a throne', 90)
  const lost = heldBy === undefined ? hiddenByThing(place, thing) : hiddenByHeld(place, thing)
  if (lost.face) charge('object hides face', (120 + lost.face * 600) * weightOf(place))
  charge('object before a chair', over(lost.chair - OF_A_CHAIR) * 320)
  if (isBefore) return over(lost.body - (GOING_ALONG.has(thing.object.thing) ? LEGS : 0))
  // One may stand before a part of a gate, and the gate is still seen.
  const isAllSought = isSought && !isBroad(thing)
  const shared = over(coveredShare(thing, place) - (isAllSought ? 0.03 : 0.12))
  const weight = isSought ? 3 : heldBy === undefined ? 0.8 : 1.8
  charge('object behind somebody', shared * 280 * weight)
  return 0
}

/** Who is carried lies before no other face, and behind nobody. */
function chargeArmfuls(host: Placement, places: readonly Placement[], charge: Charge) {
  const [x, y] = armsOf(host)
  const [half, tall] = [(RIDE_WIDTH.arms / 2) * host.scale, RIDE_HEIGHT.arms * host.scale]
  const points = [-0.8, -0.3, 0.3, 0.8].flatMap((u) =>
    [0.3, 0.7].map((v): Point => [x + u * half, y - v * tall]),
  )
  for (const other of places.filter((one) => one !== host)) {
    if (other.z > host.z) {
      const lost = hiddenShare(points, (px, py) => hides(other, px, py))
      charge('body hides an armful', lost * 420)
      continue
    }
    const head = headOf(other)
    const across = Math.min(x + half, head.x + head.rx) - Math.max(x - half, head.x - head.rx)
    const down = Math.min(y, head.y + head.rx) - Math.max(y - tall, head.y - head.ry)
    if (across > 0 && down > 0)
      charge('armful hides face', ((across * down) / (head.rx * head.ry)) * 110 * weightOf(other))
  }
}

/** Nobody is lost behind somebody else, and nothing that matters behind anybody. */
export function chargeOverlaps(
  { places, objects, brief }: Pick<Candidate, 'places' | 'objects'> & { brief: SceneBrief },
  charge: Charge,
) {
  const list = [...places.values()]
  for (const [i, one] of list.entries())
    for (const other of list.slice(i + 1)) if (!isPair(one, other)) chargeBodies(one, other, charge)
  for (const { attach } of brief.cast) {
    const host = attach?.where === 'arms' ? places.get(attach.to) : undefined
    if (host) chargeArmfuls(host, list, charge)
  }
  /** What the page is about, or what somebody reads or looks at. */
  const isSought = ({ object: { id, role, thing } }: PlacedObject) =>
    role === 'focal' ||
    isCrowd({ thing }) ||
    brief.focus === id ||
    brief.cast.some(({ looksAt }) => looksAt === id)
  for (const thing of objects) charge('body hides the point', keyHidden(thing, list) * POINT)
  for (const thing of objects)
    if (isBroad(thing) && isSought(thing))
      charge('object behind somebody', over(MOSTLY - thingVisible(thing, list)) * 500)
  for (const place of list) {
    let lost = 0
    for (const thing of objects)
      if (
        thing.seats !== place.actor.id &&
        thing.hides !== place.actor.id &&
        !thing.bears?.includes(place.actor.id) &&
        !isSecret(thing.object)
      )
        lost += chargeThing({ thing, isSought: isSought(thing) }, place, charge)
    charge('object before somebody', over(lost - LOST) * 540 * weightOf(place))
  }
}
