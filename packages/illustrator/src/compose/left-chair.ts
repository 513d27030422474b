import type { Human } from '@luciole/contract/character'
import { adjust } from '#core/color'
import { clamp } from '#core/geometry'
import type { Place } from '#core/place-figure'
import { lightInside } from '#light/light'
import type { Light } from '#light/light'
import { contactShadow } from '#light/part'
import { emptyWheelchair, emptyWheelchairExtent } from '#people/empty-wheelchair'
import { naturalScale } from '#people/proportions'
import { isOnWheels } from '#people/wheelchair-frame'
import type { Scene } from '#stages/scene'
import { banksOf } from '#stages/stage'
import type { StageItem } from '#stages/stage'
import { placed } from './carried'
import { extentOf } from './extents'
import { bodyOf } from './plan'
import type { PlacedObject, Placement, Plan } from './plan'

/** Who has been helped out of a wheelchair: onto a bed, into arms, up on a pony. */
function leaverOf({ outOf, pair, actor, character }: Placement): Human | undefined {
  if (outOf) return outOf
  const isCarried =
    (pair?.type === 'ride' && pair.first === actor.id) ||
    (pair?.type === 'carry' && pair.second === actor.id)
  return isCarried && isOnWheels(character) ? character : undefined
}

interface Span {
  left: number
  right: number
}
const shared = (one: Span, other: Span) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))

/** A chair waits so far from who stands there. */
const AIR = 12
/** Where everything is full, it waits outside the picture. */
const MOST_COVERED = 0.35
/** What takes so much of the picture is behind everything. */
const BACKDROP = 0.6

interface Waiting extends Span {
  human: Human
  place: Place
}

/** The chairs that people have left: beside them, each where it is seen best. */
export function waitingChairs(plan: Plan): Waiting[] {
  const { stage, camera, placements, objects } = plan
  const ground = stage.slots.find(({ kind }) => kind === 'ground')
  if (!ground || ground.wheels === false) return []
  const isBackdrop = ({ width }: PlacedObject) => width > camera.width * BACKDROP
  const solids = [
    ...placements.map(bodyOf),
    ...objects.filter((thing) => !thing.heldBy && !isBackdrop(thing)).map(extentOf),
  ]
  return placements.flatMap((leaver): Waiting[] => {
    const human = leaverOf(leaver)
    if (!human) return []
    const own = leaver.pair ? naturalScale(human.age) * (human.scale ?? 1) : 1
    const scale = leaver.scale * own
    const y = clamp(leaver.base?.y ?? leaver.y, ground.box[1], ground.box[3])
    const chair = emptyWheelchairExtent(human)
    const half = ((chair.right - chair.left) / 2) * scale
    const near = solids.filter(({ top, bottom }) => bottom > y - chair.height * scale && top < y)
    const [from, to] = banksOf(stage, half)
    const first = Math.max(from, camera.x + half + AIR)
    const last = Math.min(to, camera.x + camera.width - half - AIR)
    const spans = near
      .flatMap(({ left, right }) => [left - half - AIR, right + half + AIR])
      .filter((x) => x > first && x < last)
      .concat(first, last)
      .map((x) => ({ left: x - half, right: x + half }))
    const covered = (span: Span) =>
      near.reduce((sum, one) => sum + shared(span, one), 0) / (2 * half)
    const worth = (span: Span) =>
      covered(span) + Math.abs(span.left + half - leaver.x) / camera.width
    const [best] = spans.toSorted((one, other) => worth(one) - worth(other))
    const isCut = y + AIR > camera.y + camera.height
    if (!best || isCut || covered(best) > MOST_COVERED) return []
    const flip = best.left + half > leaver.x
    const x = best.left + half - ((chair.left + chair.right) / 2) * scale * (flip ? -1 : 1)
    return [{ ...best, human, place: { x, y, scale, flip } }]
  })
}

export const chairsLeft = (plan: Plan, scene: Scene, light: Light): StageItem[] =>
  waitingChairs(plan).map(({ human, place, left, right }) => {
    const chair = emptyWheelchair(human, lightInside(light, place))
    const shadow = contactShadow({
      x: (left + right) / 2,
      y: place.y + 3,
      rx: (right - left) * 0.46,
      color: adjust(scene.shade, -0.1),
    })
    return { z: place.y, list: [shadow, ...placed(place, chair)] }
  })
