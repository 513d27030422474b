import type { SceneBrief, Shot } from '@luciole/contract/scene-brief'
import { over } from '#core/geometry'
import type { Box } from '#core/geometry'
import type { Stage } from '#stages/stage'
import { partOfPlace } from '#stages/step-into'
import { COVER_BOARD_SHARE, COVER_TITLE_SHARE, HEAD_SHARE } from './camera'
import { chargeApart } from './companionship'
import { chargeCrops } from './crops'
import { chargeRow } from './gathering'
import type { Gathering } from './gathering'
import { stanceOf } from './stance'
import { looksBehind } from './solve'
import { isAtWork, isBefore, thingSought } from './look-at-things'
import { chargeNearMisses } from './near-misses'
import { chargeOverlaps } from './overlaps'
import { chargeLead, chargeSight } from './sight'
import { chargeTouches } from './touching'
import { bodyOf, headOf, toWorld } from './plan'
import type { Obstacle, PlacedObject } from './plan'
import type { Places } from './place-cast'

export interface Candidate {
  places: Places
  objects: readonly PlacedObject[]
  camera: Box
}

export type Charge = (reason: string, amount: number) => void
interface Judged extends Candidate {
  brief: SceneBrief
  stage: Stage
  shot: Shot
  hero: string
  heroOnLeft?: boolean | undefined
  /** What earlier pages showed of the same place. */
  seenBefore?: readonly Box[] | undefined
  isCover?: boolean | undefined
  obstacles: readonly Obstacle[]
  gathering?: Gathering | undefined
}

/** Each thing is seen whole: none before another, unless it lies on it. */
function chargeThings({ objects }: Judged, charge: Charge) {
  const loose = objects.filter(({ heldBy, seats, isOnTable }) => !heldBy && !seats && !isOnTable)
  for (const [i, one] of loose.entries())
    for (const other of loose.slice(i + 1)) {
      if (one.object.id === other.object.id) continue
      const apart = Math.hypot(one.x - other.x, one.y - one.radius - other.y + other.radius)
      const touch = one.radius + other.radius
      charge('things overlap', (over(touch * 0.8 - apart) / touch) * 240)
    }
}

/** Furniture may stand before a leg, never before a face. */
function chargeFurniture({ places, obstacles }: Judged, charge: Charge) {
  for (const place of places.values()) {
    const { x, y, rx, ry } = headOf(place)
    for (const { z, box } of obstacles) {
      if (z <= place.z) continue
      const across = Math.min(x + rx, box.x + box.width) - Math.max(x - rx, box.x)
      const down = Math.min(y + rx, box.y + box.height) - Math.max(y - ry, box.y)
      if (across > 0 && down > 0)
        charge('furniture hides face', ((across * down) / (rx * rx)) * 110)
    }
  }
}

function chargeTangents({ places, stage }: Judged, charge: Charge) {
  for (const place of places.values()) {
    const { x, y, rx, ry } = headOf(place)
    for (const line of stage.verticals)
      if (Math.min(Math.abs(x - rx - line), Math.abs(x + rx - line)) < 12)
        charge('touches a vertical', 14)
    if (Math.min(Math.abs(y - ry - stage.horizon), Math.abs(y + rx - stage.horizon)) < 10)
      charge('touches the horizon', 10)
    if (
      stage.orb &&
      Math.abs(Math.hypot(x - stage.orb.x, y - stage.orb.y) - (stage.orb.radius + rx)) < 18
    )
      charge('touches the moon', 20)
    if (!place.isTied && place.target && !isAtWork(place)) {
      const [ex, ey] = toWorld(place, place.measured.anchors.eye)
      const steep =
        (Math.atan2(Math.abs(place.target[1] - ey), Math.abs(place.target[0] - ex)) * 180) / Math.PI
      charge('steep gaze', over(steep - 52) * 1.1)
      if (looksBehind(place)) charge('looks away', place.actor.extra ? 15 : 90)
    }
  }
}

const chargeNear = ({ places, objects, stage: { verticals } }: Judged, charge: Charge) =>
  chargeNearMisses({ places, objects, verticals }, charge)

const chargeGathering = (judged: Judged, charge: Charge) =>
  chargeRow({ ...judged, view: stanceOf(judged.shot) }, charge)

/** A cover is cut to a book's board and bears a title: all that matters in the middle, below. */
function chargeCover({ places, objects, camera }: Judged, charge: Charge) {
  const half = (camera.width * COVER_BOARD_SHARE) / 2
  const middle = camera.x + camera.width / 2
  for (const place of places.values()) {
    const { x, y, rx, ry } = headOf(place)
    const weight = place.actor.extra ? 300 : 1500
    charge('off the board', (over(Math.abs(x - middle) + rx - half) / camera.width) * weight)
    const body = bodyOf(place)
    const out = Math.max(middle - half - body.left, body.right - middle - half)
    charge('off the board', (over(out) / camera.width) * 260)
    const title = camera.y + camera.height * COVER_TITLE_SHARE
    charge('in the text zone', (over(title - (y - ry)) / camera.height) * 420)
  }
  for (const { object, x, radius } of objects)
    charge(
      'off the board',
      (over(Math.abs(x - middle) + radius * 0.7 - half) / camera.width) *
        (object.role === 'focal' ? 900 : 200),
    )
}

/** How much of the place two cameras both show, of all that either shows. */
export function sharedBy(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  const shared = over(across) * over(down)
  return shared / (one.width * one.height + other.width * other.height - shared)
}

const TOO_SMALL = 150
const TOO_LARGE = 70

function chargeTaste(judged: Judged, charge: Charge) {
  const { places, camera, shot, hero, brief, heroOnLeft, seenBefore = [] } = judged
  if (judged.isCover) return chargeCover(judged, charge)
  const star = places.get(hero)
  if (star) {
    const head = headOf(star)
    const u = (head.x - camera.x) / camera.width
    const size = Math.log((100 * star.scale) / camera.height / HEAD_SHARE[shot])
    charge('shot size', size < 0 ? size * -TOO_SMALL : size * TOO_LARGE)
    charge('off the thirds', over(Math.min(Math.abs(u - 0.35), Math.abs(u - 0.65)) - 0.05) * 120)
    if (star.view === 'three_quarter')
      charge('no room to look', over(0.42 - (star.flip ? u : 1 - u)) * 150)
    if (heroOnLeft !== undefined) charge('same side as before', u < 0.5 === heroOnLeft ? 0 : 40)
    const feet = (bodyOf(star).bottom - camera.y) / camera.height
    if (shot !== 'close' && shot !== 'high') charge('floats high', over(0.74 - feet) * 90)
  }
  const part = partOfPlace(judged.stage, camera)
  const most = Math.max(0, ...seenBefore.map((other) => sharedBy(part, other)))
  charge('seen like this before', over(most - 0.5) * 110)
  const list = [...places.values()]
  for (const place of list) {
    const thing = thingSought(place, brief, judged.objects)
    if (thing && !isBefore(place, thing)) charge('looks away', place.actor.looksAt ? 90 : 60)
  }
  const middle = list.reduce((sum, place) => sum + headOf(place).x, 0) / Math.max(1, list.length)
  charge('unbalanced', over(Math.abs((middle - camera.x) / camera.width - 0.5) - 0.14) * 110)
  const share = 0.2
  for (const place of list) {
    const { x, y, rx, ry } = headOf(place)
    const zone = brief.textZone
    if (zone === 'top' || (zone === 'none' && shot !== 'close'))
      charge(
        'in the text zone',
        (over(camera.y + camera.height * share - (y - ry)) / camera.height) *
          (zone === 'top' ? 320 : 90),
      )
    if (zone === 'bottom')
      charge(
        'in the text zone',
        (over(y + rx - (camera.y + camera.height * 0.76)) / camera.height) * 320,
      )
    if (zone === 'left')
      charge(
        'in the text zone',
        (over(camera.x + camera.width * 0.26 - (x - rx)) / camera.width) * 320,
      )
    if (zone === 'right')
      charge(
        'in the text zone',
        (over(x + rx - (camera.x + camera.width * 0.74)) / camera.width) * 320,
      )
  }
}

type Charging = (judged: Judged, charge: Charge) => void

/** What costs more than the most that is asked for is not added up to the end. */
function bill(
  judged: Judged,
  charging: readonly Charging[],
  { most = Infinity, note }: { most?: number | undefined; note?: Charge } = {},
): number {
  let cost = 0
  const charge: Charge = (reason, amount) => {
    if (!(amount > 0)) return
    cost += amount
    note?.(reason, amount)
  }
  for (const charges of charging) {
    if (cost > most) break
    charges(judged, charge)
  }
  return cost
}

const ARRANGEMENT: readonly Charging[] = [
  chargeApart,
  chargeTangents,
  chargeThings,
  chargeTouches,
  chargeGathering,
  chargeOverlaps,
  chargeFurniture,
  chargeSight,
  chargeLead,
  chargeNear,
]
const FRAMING: readonly Charging[] = [chargeTaste, chargeCrops]

/** What stays the same wherever the camera stands. */
export const judgeArrangement = (judged: Judged, most?: number) =>
  bill(judged, ARRANGEMENT, { most })
export const judgeFraming = (judged: Judged, most?: number) => bill(judged, FRAMING, { most })

/** What is not well on a page, and how much of it. */
export function reasonsFor(judged: Judged): Record<string, number> {
  const why: Record<string, number> = {}
  const note: Charge = (reason, amount) => {
    why[reason] = (why[reason] ?? 0) + amount
  }
  bill(judged, [...ARRANGEMENT, ...FRAMING], { note })
  return why
}
