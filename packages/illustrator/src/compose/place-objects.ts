import type { SceneBrief, SceneObject } from '@luciole/contract/scene-brief'
import type { ThingId } from '@luciole/contract/things'
import type { Box, Point } from '#core/geometry'
import type { Random } from '#core/random'
import type { Silhouette } from '#creatures/silhouette'
import { scaleAt, type Stage } from '#stages/stage'
import { bothHandsOn, gripOf, isHeldAtMouth, isStick, liftOf, middleHeld, takesBoth } from './grip'
import { ACROSS_THE_WAY, isCrowd } from './crowd'
import { hideBehind } from './hideouts'
import { toWorld } from './plan'
import type { PlacedObject, Placement } from './plan'
import type { Places } from './place-cast'
import { handOver } from './put-into'
import { handAimed } from './reach'
import { asTheirs, sizeOfTheirs } from './their-size'
import { spotFor, spotsFor, type Spot, type Stand } from './thing-spots'
import { laidOn } from './laid-on'
import { onTail } from './on-tail'
import { onToe } from './on-toe'
import { overHead } from './over-head'
import { isFlat, isFurniture, isMark, isSecret } from './thing-kinds'
import { underFeet } from './standing-on'
import { thingVisible } from './visible'

/** How tall things stand beside a six-year-old of 290. */
export type ThingSizes = ReadonlyMap<string, ThingSize>
export interface ThingSize {
  height: number
  width: number
  grow: number
  shape?: Silhouette
  /** Places all over it. */
  spread?: readonly Point[]
  /** Its box, and where a hand has it. */
  grip?: { grip: Point; box: Box }
  key?: PlacedObject['key']
}

/** What an actor holds without the brief listing it among its objects; it may be all that a page shows. */
export function objectsOf(brief: SceneBrief): readonly SceneObject[] {
  const isBare = brief.objects.every(isSecret)
  const holderOf = ({ thing, heldBy }: SceneObject) =>
    heldBy ?? brief.cast.find(({ holds }) => holds === thing)?.id
  const held = brief.cast.flatMap((actor): SceneObject[] =>
    actor.holds &&
    !brief.objects.some((one) => one.thing === actor.holds && holderOf(one) === actor.id)
      ? [
          {
            id: `held_by_${actor.id}`,
            thing: actor.holds,
            role: isBare && !actor.extra ? 'focal' : 'support',
            heldBy: actor.id,
          },
        ]
      : [],
  )
  return [
    ...brief.objects.map((object) => {
      const heldBy = holderOf(object)
      return heldBy ? { ...object, heldBy } : object
    }),
    ...held,
  ]
}

/** How high the seat of a chair is against its back; one sinks into a cushion. */
const SEAT_SHARE = 0.47
const CUSHIONS: Partial<Record<ThingId, number>> = { armchair: 0.37 }

/** A chair under whoever sits on it, as high as their knees. */
function seatUnder(object: SceneObject, sitter: Placement, size: Stand['size']): PlacedObject {
  const [x, y] = toWorld(sitter, sitter.measured.anchors.seat ?? [0, -60])
  const scale = Math.max(20, sitter.y - y) / ((CUSHIONS[object.thing] ?? SEAT_SHARE) * size.height)
  return {
    object,
    x: x + (sitter.flip ? -6 : 6) * sitter.scale,
    y: sitter.y,
    z: sitter.z - 0.3,
    scale,
    radius: (size.height * scale) / 2,
    width: size.width * scale,
    height: size.height * scale,
    seats: sitter.actor.id,
    ...(sitter.flip ? { isTurned: true } : {}),
  }
}

const isUpWith = ({ heldBy }: SceneObject, { cast }: SceneBrief) =>
  cast.some(
    ({ id, attach }) => id === heldBy && (attach?.where === 'head' || attach?.where === 'shoulder'),
  )

/** Held things follow hands; the others stand where the brief says, or beside whom they concern. */
export function placeObjects(asked: {
  brief: SceneBrief
  stage: Stage
  places: Places
  hero: string
  sizes: ThingSizes
  /** That of the shot, as for people. */
  size: number
  random: Random
}): PlacedObject[] {
  const { brief, stage, places, hero, sizes, random } = asked
  const all = objectsOf(brief)
  const placed = all.flatMap((object, index): PlacedObject[] => {
    const size = asTheirs(object, sizes.get(object.id) ?? PLAIN_SIZE, places)
    // Who rides on a head has it up there, and is drawn with it.
    if (isUpWith(object, brief)) return []
    const holder = object.heldBy ? places.get(object.heldBy) : undefined
    if (holder) {
      const held = all.filter(({ heldBy }) => heldBy === object.heldBy).indexOf(object)
      const grip = holder.measured.anchors.grips?.[held - 1]
      const aimed = handOver(holder, all) ?? handAimed(holder, places)
      return [inHand(object, holder, size, grip ?? aimed, held)]
    }
    const sitter = [...places.values()].find(({ seat }) => seat === object.id)
    if (sitter) return [seatUnder(object, sitter, size)]
    const bearing = underFeet(object, [...places.values()])
    if (bearing) return [bearing]
    const tucked =
      onToe(object, size, places) ?? overHead(object, size, places) ?? onTail(object, size, places)
    if (tucked) return [tucked]
    const stand = { stage, places, hero: places.get(hero), index, random, size }
    const set = (spot: Spot) => standing(object, spot, { ...stand, size, shotSize: asked.size })
    const isSought = object.role === 'focal' || object.id === brief.focus
    return isSought ? seenBest(spotsFor(object, stand), set, places) : set(spotFor(object, stand))
  })
  const hidden = placed.map((thing) => hideBehind(thing, places))
  return laidOn(onTable(hidden, sizes, places), places)
}

/** Several of a thing stand about, not in a row. */
const SPREAD = 0.7
/** What hangs from a beam hangs along it. */
const HANGING_SPREAD = 1.5

/** Letters and books lie on each other, none beside the last. */
const HEAP = [
  [-0.7, -0.7],
  [0.6, -0.9],
  [0, -0.3],
  [-1.05, 0.25],
  [1, 0.1],
  [-0.35, 0.7],
  [0.5, 0.8],
] as const

function standing(
  object: SceneObject,
  { at, isHanging, isBehind, isTurned, scale, z }: Spot,
  { stage, hero, size, shotSize }: Stand & { size: ThingSize; shotSize: number },
): PlacedObject[] {
  const there = scale ?? (isHanging ? (hero?.scale ?? 1.2) : scaleAt(stage, at[1]) * shotSize)
  const own = there * (isCrowd(object) ? ACROSS_THE_WAY : 1)
  const count = Math.min(object.count ?? 1, 7)
  return Array.from({ length: count }, (_, i): PlacedObject => {
    const isHeap = isFlat(object) && count > 2
    const fan = isHeap ? (HEAP[i]?.[0] ?? 0) : i - (count - 1) / 2
    const back = isHeap ? (HEAP[i]?.[1] ?? 0) : i % 2
    return {
      object,
      x: at[0] + fan * size.width * own * (isHanging ? HANGING_SPREAD : SPREAD),
      y: at[1] + back * Math.min(26, size.height * 0.3) * own,
      z:
        z ??
        (isHanging || isBehind || isMark(object)
          ? Math.min(at[1], stage.horizon)
          : at[1] + 0.4 + i * 0.1),
      scale: own * size.grow,
      radius: (Math.max(size.height, size.width) * own) / 2,
      width: size.width * own,
      height: size.height * own,
      isHanging,
      ...(isTurned ? { isTurned } : {}),
      ...(size.shape ? { shape: size.shape, spread: size.spread, key: size.key } : {}),
    }
  })
}

/** A leg may stand before it, no more. */
const WELL_SEEN = 0.9

/** The first spot at which a thing is well seen past all bodies, or the best of them. */
function seenBest(
  spots: Iterable<Spot>,
  set: (spot: Spot) => PlacedObject[],
  places: Places,
): PlacedObject[] {
  let best: PlacedObject[] = []
  let most = -1
  for (const spot of spots) {
    const things = set(spot)
    const seen = Math.min(...things.map((thing) => thingVisible(thing, places.values())))
    if (seen > most) [best, most] = [things, seen]
    if (seen >= WELL_SEEN) break
  }
  return best
}

const TABLE_SPOTS = [-0.05, 0.28, -0.32]
const ON_TABLE = 0.66

/** What is small lies on the table, when there is one and it is not told to be elsewhere. */
function onTable(
  placed: readonly PlacedObject[],
  sizes: ThingSizes,
  places: Places,
): PlacedObject[] {
  const table = placed.find(({ object, heldBy }) => object.thing === 'table' && !heldBy)
  const size = table && sizes.get(table.object.id)
  if (!table || !size) return [...placed]
  const own = table.height / asTheirs(table.object, size, places).height
  let laid = 0
  return placed.map((one): PlacedObject => {
    const spot = TABLE_SPOTS[laid]
    const isLaid = !one.object.at || one.object.at === table.object.thing
    const isLoose = !one.heldBy && !one.isHanging && !one.seats && isLaid
    const isSmall = (sizes.get(one.object.id)?.width ?? 999) < size.width * 0.75
    const stays = isFurniture(one.object) || isSecret(one.object)
    if (spot === undefined || !isLoose || !isSmall || stays) return one
    laid++
    return {
      ...one,
      x: table.x + spot * table.width,
      y: table.y - table.height * 0.9,
      z: table.z + 0.1 * laid,
      scale: own * (sizes.get(one.object.id)?.grow ?? 1) * ON_TABLE,
      radius: one.radius * ON_TABLE,
      width: one.width * ON_TABLE,
      height: one.height * ON_TABLE,
      isOnTable: true,
    }
  })
}

const PLAIN_SIZE: ThingSize = { height: 60, width: 60, grow: 1 }

/** In both hands when it takes both, else in the one that is in front. */
function inHand(
  object: SceneObject,
  holder: Placement,
  size: ThingSize,
  /** Given or pointed with, it goes where the hand goes. */
  aimed: Point | undefined,
  /** How many it holds before this one. */
  order: number,
): PlacedObject {
  const { hands } = holder.measured.anchors
  const isInBoth = holder.measured.isHuman && takesBoth(holder, size.grip?.box)
  const theirs = sizeOfTheirs(holder)
  // A spoon is lost in a huge fist, unless it is a huge spoon.
  const grown = size.grip && isStick(size.grip.box) ? theirs ** 2 : theirs
  const own = (holder.scale / Math.max(holder.size, 0.4)) * grown
  const scale = own * size.grow
  const fist = toWorld(holder, aimed ?? hands.far)
  const isAtMouth = isHeldAtMouth(holder, {
    fist,
    width: size.width * own,
    height: size.height * own,
  })
  const grip = size.grip && gripOf(size.grip, { isInBoth, isAtMouth })
  const held =
    size.grip && grip?.both
      ? bothHandsOn(holder, {
          box: size.grip.box,
          scale: (scale * grip.shrink) / holder.scale,
          aimed,
        })
      : undefined
  const between: Point = [(hands.near[0] + hands.far[0]) / 2, Math.max(hands.near[1], hands.far[1])]
  const point =
    held?.middle ?? (isInBoth && holder.action !== 'give' ? between : (aimed ?? hands.far))
  const [x, y] = toWorld(holder, point)
  const stands = holder.slot.kind !== 'air' && !holder.base
  const lift =
    size.grip && stands ? liftOf({ ...size.grip, y, scale, isInBoth, isAtMouth }, holder.y) : 0
  const hand: Point = [x, y - lift]
  const middle =
    size.grip && middleHeld({ hand, flip: holder.flip, scale, ...size.grip, isInBoth, isAtMouth })
  return {
    object,
    x,
    y,
    z: holder.z + 0.2,
    scale,
    radius: (size.height * own) / 2,
    width: size.width * own,
    height: size.height * own,
    heldBy: holder.actor.id,
    order,
    ...(isInBoth ? { isInBoth } : {}),
    ...(isAtMouth ? { isAtMouth } : {}),
    ...(held
      ? { sides: { near: toWorld(holder, held.near), far: toWorld(holder, held.far) } }
      : {}),
    ...(lift > 0 ? { lift } : {}),
    ...(middle ? { middle } : {}),
  }
}
