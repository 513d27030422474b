import type { SceneBrief, SceneObject } from '@luciole/contract/scene-brief'
import { clamp } from '#core/geometry'
import type { Box, Point } from '#core/geometry'
import type { Random } from '#core/random'
import type { Silhouette } from '#creatures/silhouette'
import { STAGE_HEIGHT, STAGE_WIDTH } from '#stages/stage'
import type { Stage } from '#stages/stage'
import { middleHeld } from './grip'
import { hideBehind } from './hideouts'
import { bodyOf, headOf, toWorld } from './plan'
import type { PlacedObject, Placement } from './plan'
import type { Places } from './place-cast'
import { handAimed } from './reach'
import { isDraught } from './staging'
import { isAloft, isFurniture } from './thing-kinds'
import { underFeet } from './standing-on'

/** How tall things stand beside a six-year-old of 290. */
export type ThingSizes = ReadonlyMap<string, ThingSize>
export interface ThingSize {
  height: number
  width: number
  grow: number
  shape?: Silhouette
  /** Its box, and where a hand has it. */
  grip?: { grip: Point; box: Box }
}

/** What an actor holds without the brief listing it among its objects. */
export function objectsOf(brief: SceneBrief): readonly SceneObject[] {
  const held = brief.cast.flatMap((actor): SceneObject[] =>
    actor.holds &&
    !brief.objects.some(
      (object) =>
        object.thing === actor.holds &&
        (object.heldBy === actor.id || (object.heldBy === undefined && object.id === actor.holds)),
    )
      ? [{ id: `held_by_${actor.id}`, thing: actor.holds, role: 'support', heldBy: actor.id }]
      : [],
  )
  return [
    ...brief.objects.map((object) => {
      const holder = brief.cast.find((actor) => actor.holds === object.thing && !object.heldBy)
      return holder ? { ...object, heldBy: holder.id } : object
    }),
    ...held,
  ]
}

const scaleAt = (stage: Stage, y: number): number => {
  const slot = stage.slots.find(({ kind }) => kind === 'ground')
  if (!slot) return 1.3
  const [, top, , bottom] = slot.box
  const u = clamp((y - top) / Math.max(1, bottom - top), -0.4, 1.2)
  return slot.scale[0] + (slot.scale[1] - slot.scale[0]) * u
}

interface Spot {
  at: Point
  isHanging: boolean
  /** Drawn behind everybody: large things must hide nobody. */
  isBehind?: boolean
}

interface Stand {
  stage: Stage
  places: Places
  hero: Placement | undefined
  index: number
  random: Random
  size: { height: number; width: number }
}

/** Several of a thing stand about, not in a row. */
const SPREAD = 0.7
/** What hangs from a beam hangs along it. */
const HANGING_SPREAD = 1.5
const LARGE = 190
const WIDE = 330

/** In the sky, clear of the heads, to the side that is freer. */
function aloftSpot({ places, hero, random, size, index }: Stand): Spot {
  const heads = [...places.values()].map(headOf)
  const tops = heads.map(({ y, ry }) => y - ry)
  const own = hero ? hero.scale : 1.2
  const middle =
    heads.reduce((sum, { x }) => sum + x, 0) / Math.max(1, heads.length) || STAGE_WIDTH / 2
  const side = index % 2 ? -1 : 1
  const top = Math.min(STAGE_HEIGHT * 0.55, ...tops)
  return {
    at: [
      clamp(middle + side * random.between(-260, 300), 150, STAGE_WIDTH - 150),
      clamp(top + random.between(-60, 130) * own, size.height * own + 40, STAGE_HEIGHT * 0.62),
    ],
    isHanging: true,
  }
}

/** Where hands push, or behind who draws it like a cart. */
function handledSpot(worker: Placement, { size }: Stand): Spot {
  if (worker.action === 'pull' && isDraught(worker.character)) {
    const { left, right } = bodyOf(worker)
    const gap = (size.width / 2 + 40) * worker.scale
    return { at: [worker.flip ? right + gap : left - gap, worker.y + 2], isHanging: false }
  }
  const hand = toWorld(worker, worker.measured.anchors.hands.far)
  const away = ((worker.flip ? -1 : 1) * size.width * worker.scale) / 2
  return { at: [hand[0] + away, worker.y + 2], isHanging: false }
}

function spotFor(object: SceneObject, stand: Stand): Spot {
  const { stage, places, hero, index, random, size } = stand
  const slot = stage.slots.find(({ id }) => id === object.at)
  if (slot)
    return {
      at: [
        (slot.box[0] + slot.box[2]) / 2 + random.between(-30, 30),
        (slot.box[1] + slot.box[3]) / 2,
      ],
      isHanging: false,
    }
  const anchor = object.at ? stage.anchors[object.at] : undefined
  if (anchor) return { at: anchor, isHanging: anchor[1] < stage.horizon + 60 }
  if (isAloft(object)) return aloftSpot(stand)
  const worker = [...places.values()].find(
    ({ action, actor }) => object.role === 'focal' && !actor.extra && HANDLING.has(action),
  )
  if (worker) return handledSpot(worker, stand)
  const friend = places.get(object.near ?? '') ?? hero
  const ground = stage.slots.find(({ kind }) => kind === 'ground')
  if (!friend || !ground) return { at: [STAGE_WIDTH / 2, STAGE_HEIGHT - 140], isHanging: false }
  const body = bodyOf(friend)
  const isShown = friend.action === 'point' && object.near === friend.actor.id
  const side = (isShown || random.chance(index % 2 ? 0.3 : 0.7)) === friend.flip ? -1 : 1
  const isLarge = size.height > LARGE || size.width > WIDE
  const reach =
    (body.right - body.left) * 0.5 +
    size.width * friend.scale * 0.5 +
    random.between(8, 70 + index * 60)
  const groundY = clamp(friend.y + random.between(-20, 46), ground.box[1], STAGE_HEIGHT - 34)
  const isUp = friend.slot.kind === 'perch'
  return {
    at: [
      clamp(friend.x + side * reach, 90, STAGE_WIDTH - 90),
      isUp ? friend.y : isLarge ? ground.box[1] - 6 : groundY,
    ],
    isHanging: false,
    isBehind: isLarge,
  }
}

const HANDLING: ReadonlySet<string> = new Set(['push', 'pull', 'build', 'dig'])

/** How high the seat of a chair is against its back. */
const SEAT_SHARE = 0.47

/** A chair under whoever sits on it, as high as their knees. */
function seatUnder(object: SceneObject, sitter: Placement, size: Stand['size']): PlacedObject {
  const [x, y] = toWorld(sitter, sitter.measured.anchors.seat ?? [0, -60])
  const scale = Math.max(20, sitter.y - y) / (SEAT_SHARE * size.height)
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
  }
}

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
    const size: ThingSize = sizes.get(object.id) ?? { height: 60, width: 60, grow: 1 }
    const holder = object.heldBy ? places.get(object.heldBy) : undefined
    if (holder) {
      const held = all.filter(({ heldBy }) => heldBy === object.heldBy).indexOf(object)
      const grip = holder.measured.anchors.grips?.[held - 1]
      return [inHand(object, holder, size, grip ?? handAimed(holder, places), held)]
    }
    const sitter = [...places.values()].find(({ seat }) => seat === object.id)
    if (sitter) return [seatUnder(object, sitter, size)]
    const bearing = underFeet(object, [...places.values()])
    if (bearing) return [bearing]
    const stand = { stage, places, hero: places.get(hero), index, random, size }
    const { at, isHanging, isBehind } = spotFor(object, stand)
    const own = isHanging ? (places.get(hero)?.scale ?? 1.2) : scaleAt(stage, at[1]) * asked.size
    const scale = own * size.grow
    const count = Math.min(object.count ?? 1, 7)
    return Array.from({ length: count }, (_, i): PlacedObject => {
      const fan = i - (count - 1) / 2
      return {
        object,
        x: at[0] + fan * size.width * own * (isHanging ? HANGING_SPREAD : SPREAD),
        y: at[1] + (i % 2) * Math.min(26, size.height * 0.3) * own,
        z: isHanging || isBehind ? Math.min(at[1], stage.horizon) : at[1] + 0.4 + i * 0.1,
        scale,
        radius: (Math.max(size.height, size.width) * own) / 2,
        width: size.width * own,
        height: size.height * own,
        isHanging,
        ...(size.shape ? { shape: size.shape } : {}),
      }
    })
  })
  return onTable(
    placed.map((thing) => hideBehind(thing, places)),
    sizes,
  )
}

const TABLE_SPOTS = [-0.05, 0.28, -0.32]
const ON_TABLE = 0.66

/** What is small lies on the table, when there is one. */
function onTable(placed: readonly PlacedObject[], sizes: ThingSizes): PlacedObject[] {
  const table = placed.find(({ object, heldBy }) => object.thing === 'table' && !heldBy)
  const size = table && sizes.get(table.object.id)
  if (!table || !size) return [...placed]
  let laid = 0
  return placed.map((one): PlacedObject => {
    const spot = TABLE_SPOTS[laid]
    const isLoose = !one.heldBy && !one.isHanging && !one.seats && !one.object.at
    const isSmall = (sizes.get(one.object.id)?.width ?? 999) < size.width * 0.75
    const stays = isFurniture(one.object) || one.object.id.startsWith('secret_')
    if (spot === undefined || !isLoose || !isSmall || stays) return one
    laid++
    return {
      ...one,
      x: table.x + spot * size.width * table.scale,
      y: table.y - size.height * 0.9 * table.scale,
      z: table.z + 0.1 * laid,
      scale: table.scale * (sizes.get(one.object.id)?.grow ?? 1) * ON_TABLE,
      radius: one.radius * ON_TABLE,
      width: one.width * ON_TABLE,
      height: one.height * ON_TABLE,
      isOnTable: true,
    }
  })
}

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
  const isInBoth = BOTH_HANDS.has(holder.action) && holder.measured.isHuman
  const point: Point = isInBoth
    ? [(hands.near[0] + hands.far[0]) / 2, (hands.near[1] + hands.far[1]) / 2]
    : (aimed ?? hands.far)
  const [x, y] = toWorld(holder, point)
  const scale = (holder.scale * size.grow) / Math.max(holder.size, 0.4)
  const middle =
    size.grip && middleHeld({ hand: [x, y], flip: holder.flip, scale, ...size.grip, isInBoth })
  return {
    object,
    x,
    y,
    z: holder.z + 0.2,
    scale,
    radius: (size.height * holder.scale) / 2,
    width: size.width * holder.scale,
    height: size.height * holder.scale,
    heldBy: holder.actor.id,
    order,
    ...(isInBoth ? { isInBoth } : {}),
    ...(middle ? { middle } : {}),
  }
}

const BOTH_HANDS: ReadonlySet<string> = new Set(['carry', 'read'])
