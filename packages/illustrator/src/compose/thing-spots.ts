import type { SceneObject } from '@luciole/contract/scene-brief'
import { clamp } from '#core/geometry'
import type { Point } from '#core/geometry'
import type { Random } from '#core/random'
import { STAGE_HEIGHT, STAGE_WIDTH, banksOf } from '#stages/stage'
import type { Stage } from '#stages/stage'
import { bodyOf, headOf, toWorld } from './plan'
import { isCrowd } from './crowd'
import type { Placement } from './plan'
import type { Places } from './place-cast'
import { isDraught } from './staging'
import {
  FRONTED,
  GOING_ALONG,
  farthestBack,
  isAloft,
  isFlat,
  isLarge,
  isMark,
  isSeat,
  isTrail,
} from './thing-kinds'
import { belowHand, handOver } from './put-into'
import { backOf, contactOf } from './touching'

export interface Spot {
  at: Point
  isHanging: boolean
  /** Where it is woven into the set. */
  z?: number
  /** Drawn behind everybody: large things must hide nobody. */
  isBehind?: boolean
  /** Its front is to the right. */
  isTurned?: boolean
  /** That of somebody it goes with. */
  scale?: number
}

export interface Stand {
  stage: Stage
  places: Places
  hero: Placement | undefined
  index: number
  random: Random
  size: { height: number; width: number }
}

/** A thing wider than a figure is not half outside, nor in the water. */
function withinStage(x: number, width: number, stage: Stage) {
  const [from, to] = banksOf(stage, clamp(width * 0.53, 90, STAGE_WIDTH / 2))
  return clamp(x, from, to)
}

const CLEAR_OF_HAIR = 14

/** In the sky, clear of the heads, to the side that is freer. */
function aloftSpot({ places, hero, random, size, index }: Stand): Spot {
  const heads = [...places.values()].map(headOf)
  const tops = heads.map(({ y, ry }) => y - ry)
  const own = hero ? hero.scale : 1.2
  const middle =
    heads.reduce((sum, { x }) => sum + x, 0) / Math.max(1, heads.length) || STAGE_WIDTH / 2
  const side = index % 2 ? -1 : 1
  const top = Math.min(STAGE_HEIGHT * 0.55, ...tops)
  const x = clamp(middle + side * random.between(-260, 300), 150, STAGE_WIDTH - 150)
  const low = top + random.between(-60, 130) * own
  const under = heads.filter((head) => Math.abs(head.x - x) < (size.width * own) / 2 + head.rx)
  const over = Math.min(low, ...under.map(({ y, ry }) => y - ry - CLEAR_OF_HAIR * own))
  return {
    at: [x, clamp(over, size.height * own + 40, STAGE_HEIGHT * 0.62)],
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

const toucherOf = ({ id }: SceneObject, { places }: Pick<Stand, 'places'>) =>
  [...places.values()].find(({ actor }) => actor.touches === id)

/** Its edge at the hand or nose that is on it. */
function touchedSpot(object: SceneObject, toucher: Placement, { size }: Stand): Spot {
  const { thing } = object
  const isBackwards = toucher.actor.looksAt === 'away'
  const side = toucher.flip === isBackwards ? 1 : -1
  const isLow = toucher.measured.isHuman && (isMark(object) || isFlat(object))
  const contact = isLow ? underHand(toucher) : contactOf(toucher)
  const [x] = toWorld(toucher, isBackwards ? backOf(toucher) : contact)
  if (GOING_ALONG.has(thing)) {
    const scale = toucher.scale / toucher.size
    const gap = isBackwards ? BEHIND_LEADER : -PRESSED
    return {
      at: [x + side * (size.width / 2 + gap) * scale, toucher.y + 2],
      isHanging: false,
      isTurned: toucher.flip,
      scale,
    }
  }
  return {
    at: [x + side * (size.width / 2 - PRESSED) * toucher.scale, toucher.y + 2],
    isHanging: false,
    ...(side < 0 && FRONTED.has(thing) ? { isTurned: true } : {}),
  }
}
const PRESSED = 14
/** Who leads is seen to be one step ahead. */
const BEHIND_LEADER = 6

/** An arm that goes down to the ground does not go far out. */
const underHand = ({ measured: { anchors, armLength } }: Placement): Point => [
  anchors.shoulders.far[0] + armLength * 0.3,
  0,
]

export function spotFor(object: SceneObject, stand: Stand): Spot {
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
  if (anchor) {
    const z = stage.depths?.[object.at ?? '']
    return { at: anchor, isHanging: anchor[1] < stage.horizon + 60, ...(z ? { z } : {}) }
  }
  if (isAloft(object)) return aloftSpot(stand)
  const toucher = toucherOf(object, stand)
  if (toucher) return touchedSpot(object, toucher, stand)
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
  const isBehind = isLarge(size) && !isTrail(object)
  const reach =
    (body.right - body.left) * 0.5 +
    size.width * friend.scale * 0.5 +
    random.between(8, 70 + index * 60)
  const groundY = clamp(friend.y + random.between(-20, 46), ground.box[1], STAGE_HEIGHT - 34)
  const isUp = friend.slot.kind === 'perch'
  return {
    at: [
      withinStage(friend.x + side * reach, size.width * friend.scale, stage),
      isUp ? friend.y : isBehind ? farthestBack(object.thing, stage, ground.box[1]) : groundY,
    ],
    isHanging: false,
    isBehind,
    ...(isSeat(object) && friend.x + side * reach > STAGE_WIDTH / 2 ? { isTurned: true } : {}),
  }
}

const HANDLING: ReadonlySet<string> = new Set(['push', 'pull', 'build', 'dig'])

/** Past the outermost body, as far back as large things stand. */
function beyond(side: -1 | 1, spot: Spot, { stage, places, hero, size }: Stand): Spot {
  const bodies = [...places.values()].map(bodyOf)
  const edge =
    side < 0
      ? Math.min(...bodies.map(({ left }) => left))
      : Math.max(...bodies.map(({ right }) => right))
  const x = edge + side * (size.width * 0.5 * (hero?.scale ?? 1.2) + GAP)
  return { ...spot, at: [withinStage(x, size.width * (hero?.scale ?? 1.2), stage), spot.at[1]] }
}
const GAP = 12
/** Behind the middle of everybody. */
function middleOf(places: Places): number {
  const bodies = [...places.values()].map(bodyOf)
  const left = Math.min(...bodies.map((body) => body.left))
  return (left + Math.max(...bodies.map((body) => body.right))) / 2
}

/** Looked at near its owner, before it goes past everybody. */
const NEARBY = 3

/** Where a thing may stand that a page is about, first choice first: it must be seen. */
export function* spotsFor(object: SceneObject, stand: Stand): Generator<Spot> {
  const giver = [...stand.places.values()].find((place) => handOver(place, [object]))
  if (giver) return yield { at: belowHand(giver), isHanging: false }
  const gathered = [...stand.places.values()].find(({ around }) => around?.id === object.id)
  if (gathered?.around)
    yield { at: gathered.around.at, isHanging: false, isBehind: isLarge(stand.size) }
  const first = spotFor(object, stand)
  if (isCrowd(object) && !object.at && stand.places.size)
    return yield { ...first, at: [middleOf(stand.places), first.at[1]] }
  yield first
  if (object.at && !isAloft(object)) return
  // It stays behind its leader, or before who comes last.
  if (GOING_ALONG.has(object.thing) && toucherOf(object, stand)) return
  yield spotFor(object, stand)
  if (first.isHanging || !stand.places.size) return
  for (let i = 0; i < NEARBY; i++) yield spotFor(object, stand)
  const side = stand.random.chance(0.5) ? 1 : -1
  yield beyond(side, first, stand)
  yield beyond(side === 1 ? -1 : 1, first, stand)
}
