import type { Action } from '@luciole/contract/scene-brief'
import type { Random } from '#core/random'
import { sharedWith } from '#creatures/silhouette'
import type { Silhouette, Standing } from '#creatures/silhouette'
import { stepTo } from '#stages/stage'
import type { Stage } from '#stages/stage'
import type { Charge } from './cost'
import { bodyOf, gapsBetween, hides, toFigure, toWorld } from './plan'
import type { PlacedObject, Placement } from './plan'
import { isTouching } from './touching'
import { hiddenShare, thingPoints } from './visible'

/** Done to somebody, with the hands on them. */
const HANDS_ON: ReadonlySet<Action> = new Set<Action>(['whisper', 'give', 'push', 'pull', 'reach'])
const isDoneTo = (one: Placement, other: Placement) =>
  HANDS_ON.has(one.action) && one.actor.looksAt === other.actor.id

/** Two whose bodies belong together: they touch, or share one bench. */
export const areTogether = (one: Placement, other: Placement) =>
  isTouching(one, other) ||
  isTouching(other, one) ||
  isDoneTo(one, other) ||
  isDoneTo(other, one) ||
  (one.action === other.action && HANDS_ON.has(one.action)) ||
  (one.base !== undefined && one.footing?.thing === other.footing?.thing)

const areaOf = ({ measured: { shape }, scale }: Placement) =>
  shape.filled * shape.box.width * shape.box.height * scale * scale

const sharedBy = (shape: Silhouette, at: Standing, other: Placement) => {
  const [x, y] = toFigure(other, [at.x, at.y])
  const seen = { x, y, scale: at.scale / other.scale, flip: at.flip !== other.flip }
  return sharedWith(shape, other.measured.shape, seen)
}

/** How much of the smaller of two is before or behind the other. */
export function crossedShare(one: Placement, other: Placement): number {
  const [small, large] = areaOf(one) < areaOf(other) ? [one, other] : [other, one]
  return sharedBy(small.measured.shape, small, large)
}

/** How much of a thing that stands about is behind somebody. */
export function coveredShare(thing: PlacedObject, by: Placement): number {
  const { shape, x, y, scale, middle } = thing
  return shape && !middle
    ? sharedBy(shape, { x, y, scale, flip: false }, by)
    : hiddenShare(thingPoints(thing), (x, y) => hides(by, x, y))
}

export function areApart(one: Placement, other: Placement, air = 0): boolean {
  return Math.max(...gapsBetween(one, other)) > air
}

/** Who swims or flies closer than this above a back seems to stand on it. */
const WATER_BETWEEN = 48

/** Whether somebody in the water or in the air seems to stand on somebody below. */
export const treadsOn = (upper: Placement, lower: Placement) =>
  upper.slot.kind === 'air' &&
  !upper.base &&
  !areTogether(upper, lower) &&
  !areApart(upper, lower, WATER_BETWEEN) &&
  upper.measured.spread.some((point) => {
    const [x, y] = toWorld(upper, point)
    return hides(lower, x, y + WATER_BETWEEN)
  })

const LEAST = 0.05
const TOGETHER = 0.15

/** Everybody has ground of their own: nobody stands across somebody else. */
export function chargeCrossing(one: Placement, other: Placement, charge: Charge) {
  const borne = areTogether(one, other) ? TOGETHER : LEAST
  const weight = one.actor.extra || other.actor.extra ? 0.6 : 1
  charge('bodies cross', Math.max(0, crossedShare(one, other) - borne) * 700 * weight)
}

const canStep = ({ slot, pair, base, isTied, footing }: Placement) =>
  slot.box[0] !== slot.box[2] && !pair && !base && !isTied && !footing

/** Who stands across somebody steps to the side that is nearer. */
export function stepAside(
  places: Iterable<Placement>,
  { random, stage }: { random: Random; stage: Stage },
) {
  const settled: Placement[] = []
  for (const place of places) {
    for (const other of settled) {
      if (!canStep(place) || areApart(place, other) || areTogether(place, other)) continue
      if (crossedShare(place, other) <= LEAST) continue
      const [own, taken] = [bodyOf(place), bodyOf(other)]
      const gap = random.between(12, 40)
      const tries = [taken.left - gap - own.right, taken.right + gap - own.left]
        .map((by) => stepTo(place.x + by, place.slot, stage))
        .toSorted((a, b) => Math.abs(a - place.x) - Math.abs(b - place.x))
      const free = tries.find((x) => crossedShare({ ...place, x }, other) <= LEAST)
      if (free !== undefined) place.x = free
    }
    settled.push(place)
  }
}
