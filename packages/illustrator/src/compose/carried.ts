import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { RADIAN, clamp, placement, rotate } from '#core/geometry'
import type { Point } from '#core/geometry'
import { lightInside } from '#light/light'
import type { Light } from '#light/light'
import type { DrawnThing } from '#things/draw-thing'
import { gripOf, isStick } from './grip'
import { perform } from './figure'
import type { PerformedFigure } from './figure'
import { toWorld } from './plan'
import type { PlacedObject, Placement, Player, Solved } from './plan'
import { thingFigure } from './thing-figure'

export const placed = (
  place: Pick<Placement, 'x' | 'y' | 'scale' | 'flip'>,
  list: DisplayList,
): DisplayList => (list.length ? [group(list, { transform: placement(place) })] : [])

/** How big somebody may be beside the place they ride in: half a head, or an armful. */
export const RIDE_HEIGHT = {
  pocket: 78,
  shoulder: 80,
  hand: 84,
  head: 96,
  arms: 122,
  lap: 104,
} as const

const BETWEEN_EARS = 0.46
const A_HEAD = 100
const WIDEST = 1.7
/** On the ground a small lovey is drawn larger, to be found: in the arms it is the same one. */
const LOVEY_GROWS = 1.6
/** Who sleeps is long: no longer than two arms hold. */
export const RIDE_WIDTH = {
  pocket: 130,
  shoulder: 120,
  hand: 130,
  head: 170,
  arms: 185,
  lap: 136,
} as const

const inArms = ({ measured: { anchors } }: Placement): Point =>
  anchors.lap ?? [
    (anchors.hands.near[0] + anchors.hands.far[0]) / 2 - 6,
    Math.max(anchors.hands.near[1], anchors.hands.far[1]) + 20,
  ]
/** Under whom somebody has in the arms, in the picture. */
export const armsOf = (host: Placement): Point => toWorld(host, inArms(host))

/** What a rider has in hand is a rider's: no larger than two thirds of who holds it. */
const RIDERS_SHARE = 0.66
function inRidersHand(
  { actor }: Player,
  { box, hands }: PerformedFigure['anchors'],
  light: Light,
): DisplayList {
  if (!actor.holds) return []
  const thing = thingFigure({
    object: { id: `held_by_${actor.id}`, thing: actor.holds, role: 'support' },
    light,
    isHeld: true,
  })
  const { box: own, grip } = thing.anchors
  const scale = Math.min(1, (box.height * RIDERS_SHARE) / Math.max(own.height, own.width * 0.8))
  const [x, y] = hands.far
  return placed({ x: x - grip[0] * scale, y: y - grip[1] * scale, scale, flip: false }, thing.list)
}

/** With the inner side on a shoulder that is narrower than the head, the outer over its edge: no eye is hidden. */
const ASTRIDE = 0.28
/** However high the arms are, what lies in them is under the face. */
const CHIN = 0.85
function belowChin({
  y,
  scale,
  figure,
  host,
}: {
  y: number
  scale: number
  figure: PerformedFigure
  host: Solved
}): number {
  const { head, headRadius } = host.measured.anchors
  const [, chin] = toWorld(host, [head[0], head[1] + headRadius * CHIN])
  return Math.max(y, chin - figure.anchors.box.y * scale)
}

export function drawRider(
  rider: Player,
  host: Solved,
  light: Light,
): {
  list: DisplayList
  place: Pick<Placement, 'x' | 'y' | 'scale' | 'flip'>
  /** Drawn under an arm of its host. */
  isInArm?: boolean
} {
  const where = rider.actor.attach?.where ?? 'shoulder'
  const { anchors } = host.measured
  const at: Record<typeof where, Point> = {
    pocket: [anchors.pocket[0], anchors.pocket[1] + 34],
    shoulder: [anchors.shoulders.near[0] - 5, anchors.shoulders.near[1] + 12],
    hand: [anchors.hands.far[0] + 8, anchors.hands.far[1] - 4],
    // Between horns or ears, not on their tips.
    head: [
      anchors.head[0] - 4,
      anchors.top[1] +
        (host.measured.isHuman ? 14 : (anchors.head[1] - anchors.top[1]) * BETWEEN_EARS),
    ],
    arms: inArms(host),
  }
  const [x, y] = toWorld(host, at[where])
  const character = rider.character
  const figure = perform({
    character,
    // In the arms even who sleeps is folded, not laid across them.
    action:
      where === 'pocket' ? 'hide' : rider.action === 'sleep' && where !== 'arms' ? 'sleep' : 'sit',
    view: 'three_quarter',
    feeling: rider.actor.feeling,
    light: lightInside(light, { flip: host.flip }),
    core: 0.5,
    // At whom it rides on, when that one looks at it; else both look the same way.
    ...(host.actor.looksAt === rider.actor.id
      ? { gaze: [0.5, -0.9] as Point, tilt: -10, yaw: 0.5 }
      : { gaze: host.gaze, tilt: host.tilt * 0.5, yaw: host.yaw }),
    wears: rider.actor.wears,
    glass: rider.glass === 'bowl' ? 'bowl' : undefined,
  })
  const isInLap = where === 'arms' && anchors.lap !== undefined
  const room = isInLap ? 'lap' : where
  // Who sleeps was measured lying, and sits up in the arms.
  const isFolded = where === 'arms' && rider.action === 'sleep'
  const height = isFolded ? figure.anchors.box.height : rider.measured.height
  // On a whale there is more room than on a child.
  const wide = where === 'head' ? clamp(anchors.headRadius / A_HEAD, 1, WIDEST) : 1
  const scale =
    Math.min(
      character.kind === 'lovey' && where === 'arms' ? LOVEY_GROWS : 1.15,
      (RIDE_HEIGHT[room] * wide) / height,
      (RIDE_WIDTH[room] * wide) / figure.anchors.box.width,
    ) * host.scale
  const place = {
    x:
      where === 'shoulder'
        ? x - (host.flip ? -1 : 1) * ASTRIDE * figure.anchors.box.width * scale
        : x,
    y: where === 'arms' ? belowChin({ y, scale, figure, host }) : y,
    scale,
    flip: host.flip,
  }
  if (where !== 'pocket')
    return {
      list: [...figure.list, ...inRidersHand(rider, figure.anchors, light)],
      place,
      isInArm: where === 'arms' && host.measured.isHuman,
    }
  const { box } = figure.anchors
  const peek = figure.anchors.head[1] + figure.anchors.headRadius * 0.9
  return {
    list: [
      group(figure.list, {
        clip: `M${box.x - 40} ${box.y - 60}H${box.x + box.width + 40}V${peek}H${box.x - 40}Z`,
      }),
    ],
    place: { ...place, y: y - 12 * host.scale + (box.y + box.height - peek) * scale },
  }
}

/** How much of a stick is behind the hand that reaches with it. */
const BEHIND_HAND = 0.28
/** Who reaches with a broom for a clock has its end at the clock: by how much it is turned, and where it is held. */
function aimedAt({ grip, box }: DrawnThing['anchors'], holder: Solved, hand: Point) {
  if (holder.action !== 'reach' || !holder.target || !isStick(box)) return undefined
  const [tx, ty] = holder.target
  const across = (tx - hand[0]) * (holder.flip ? -1 : 1)
  const at: Point = [grip[0], box.y + box.height * (1 - BEHIND_HAND)]
  return { at, turn: Math.atan2(across, hand[1] - ty) / RADIAN }
}

/** A thing in a hand: its grip on the palm, fingers closing over it. */
export function drawHeld(
  object: PlacedObject,
  holder: Solved,
  figure: Pick<PerformedFigure, 'anchors' | 'overHeld'>,
  light: Light,
): DisplayList {
  const thing = thingFigure({
    object: object.object,
    light: lightInside(light, { flip: holder.flip }),
    isHeld: true,
  })
  const { hands, grips } = figure.anchors
  const own = grips?.[(object.order ?? 0) - 1] ?? hands.far
  const { at, both, shrink } = gripOf(thing.anchors, object)
  const hand: Point = both ? [object.x, object.y] : toWorld(holder, own)
  const aimed = aimedAt(thing.anchors, holder, hand)
  const [gx, gy] = aimed?.at ?? at
  const scale = object.scale * shrink
  const { far = [], near = [] } = figure.overHeld ?? {}
  // A paw at the mouth is as large as what is eaten: it is behind it.
  const isBehind = object.isAtMouth && !holder.measured.isHuman
  const fingers = isBehind ? [] : both ? [...near, ...far] : far
  return [
    ...placed(
      {
        x: hand[0] - gx * scale * (holder.flip ? -1 : 1),
        y: hand[1] - gy * scale - (object.lift ?? 0),
        scale,
        flip: holder.flip,
      },
      aimed ? [group(thing.list, { transform: rotate(aimed.turn, [gx, gy]) })] : thing.list,
    ),
    ...placed(holder, fingers),
  ]
}
