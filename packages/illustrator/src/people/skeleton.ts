import { RADIAN, clamp } from '#core/geometry'
import type { Point } from '#core/geometry'
import { isOnLeg } from './pose'
import type { Arm, Bend, FacePlace, Pose } from './pose'
import type { Proportions } from './proportions'
import { chairFrame, rimPoint } from './wheelchair-frame'

export const VIEWS = ['front', 'three_quarter', 'profile', 'back'] as const
export type View = (typeof VIEWS)[number]

export interface Limb {
  start: Point
  joint: Point
  end: Point
  /** Degrees of the upper and of the lower piece. */
  upper: number
  lower: number
  /** The whole sole is on the ground however the shin stands. */
  isPlanted?: boolean
}

export interface Skeleton {
  hip: Point
  neck: Point
  head: Point
  headTurn: number
  /** From the torso's own measures (across, 0 neck … 1 hip) to the figure's units. */
  torso: (across: number, down: number) => Point
  nearArm: Limb
  farArm: Limb
  nearLeg: Limb
  farLeg: Limb
}

const direction = (degrees: number): Point => [
  Math.sin(degrees * RADIAN),
  Math.cos(degrees * RADIAN),
]
const along = (from: Point, towards: Point, length: number): Point => [
  from[0] + towards[0] * length,
  from[1] + towards[1] * length,
]

export function reachLimb(start: Point, [upper, lower]: Bend, first: number, second: number): Limb {
  const joint = along(start, direction(upper), first)
  return { start, joint, end: along(joint, direction(lower), second), upper, lower }
}

/** Two-bone reach; the elbow takes the lower of its two places, or the one further out. */
export function bendTowards(
  start: Point,
  target: Point,
  first: number,
  second: number,
  outward = 0,
): Bend {
  const dx = target[0] - start[0]
  const dy = target[1] - start[1]
  const span = clamp(Math.hypot(dx, dy), Math.abs(first - second) + 4, first + second - 0.5)
  const aim = Math.atan2(dx, dy)
  const opening = Math.acos(
    clamp((first ** 2 + span ** 2 - second ** 2) / (2 * first * span), -1, 1),
  )
  const end = along(start, [Math.sin(aim), Math.cos(aim)], span)
  const [low] = [1, -1]
    .map((side) => {
      const elbow = along(start, direction((aim + side * opening) / RADIAN), first)
      return { elbow, upper: (aim + side * opening) / RADIAN }
    })
    .toSorted(
      (one, other) => other.elbow[1] - one.elbow[1] + outward * (other.elbow[0] - one.elbow[0]),
    ) as [{ elbow: Point; upper: number }]
  const lower = Math.atan2(end[0] - low.elbow[0], end[1] - low.elbow[1]) / RADIAN
  return [low.upper, lower]
}

/** Where on the head each place is, for a head of 100 with its features turned by `yaw`. */
const FACE_PLACES: Record<FacePlace, (yaw: number, side: -1 | 1) => Point> = {
  mouth: (yaw, side) => [yaw * 16 + side * 11, 58],
  chin: (yaw, side) => [yaw * 14 + side * 14, 64],
  // Wrists stay outside the far cheek: the hand beyond them must not lie on the eye.
  ear: (_yaw, side) => (side < 0 ? [-57, 32] : [60, 36]),
  brow: (yaw, side) => [yaw * 14 + side * 52, -10],
  eyes: (yaw, side) => [yaw * 14 + side * 19, 22],
  cheek: (yaw, side) => [yaw * 14 + side * 34, 54],
  // Outside the crown of a hat, on its brim.
  brim: (_yaw, side) => (side < 0 ? [-62, -22] : [64, -20]),
  head_top: (_yaw, side) => [side * 18, -46],
}

/** How wide apart shoulders and hips are seen: near side, far side. */
const SPREAD: Record<
  View,
  { shoulder: readonly [number, number]; hip: readonly [number, number] }
> = {
  front: { shoulder: [-0.82, 0.82], hip: [-0.52, 0.52] },
  back: { shoulder: [-0.82, 0.82], hip: [-0.52, 0.52] },
  three_quarter: { shoulder: [-0.77, 0.7], hip: [-0.5, 0.5] },
  profile: { shoulder: [-0.06, 0.1], hip: [-0.06, 0.1] },
}

/** How far down the trunk folded hands are. */
const FOLDED = { chest: 0.42, belly: 0.74 } as const

/** How far along the thigh a hand lies, the wrist on its upper side. */
const ON_LEG = { thigh: 0.55, knee: 0.94 } as const
const onLeg = (
  { start, joint }: Limb,
  share: number,
  { legWidth }: Pick<Proportions, 'legWidth'>,
): Point => [
  start[0] + (joint[0] - start[0]) * share - legWidth * 0.5,
  start[1] + (joint[1] - start[1]) * share - legWidth * 0.8,
]

/** How far from the wrist a hand rests on the ground. */
const PALM = 15

/** A thigh that points at us shows this much of its length. */
const SEEN_THIGH = 0.42

/** Facing us, a leg that swings forward only gets a little shorter; seated legs cross. */
function legForView(leg: Bend, view: View, side: -1 | 1, { seat, planted }: Pose): Bend {
  if (view === 'profile' || view === 'three_quarter') return leg
  if (seat !== undefined) return [side * 12, side * 3]
  const isFolded = Math.abs(leg[0]) > 48
  if (isFolded && planted) return [side * 112, side * -26]
  if (isFolded && leg[1] > -60) return [side * 78, side * -74]
  if (isFolded) return [side * 30, side * -30]
  return [side * 7 + leg[0] * 0.16, side * 4 + leg[1] * 0.2]
}

export function buildSkeleton(figure: {
  measures: Proportions
  pose: Pose
  view: View
  yaw: number
  aimNear?: Point | undefined
  aimFar?: Point | undefined
}): Skeleton {
  const { measures, pose, view, yaw } = figure
  const lean = view === 'front' || view === 'back' ? pose.lean * 0.25 : pose.lean
  const spine: Point = [Math.sin(lean * RADIAN), -Math.cos(lean * RADIAN)]
  const across: Point = [-spine[1], spine[0]]
  const spread = SPREAD[view]
  const fall = pose.level === undefined ? undefined : direction(pose.level)
  const frameAt =
    (hip: Point) =>
    (u: number, down: number): Point => {
      const up = (1 - down) * measures.torso
      if (fall && up < 0)
        return [hip[0] - fall[0] * up + fall[1] * u, hip[1] - fall[1] * up - fall[0] * u]
      return [hip[0] + spine[0] * up + across[0] * u, hip[1] + spine[1] * up + across[1] * u]
    }
  const legs = (hip: Point) => {
    const at = frameAt(hip)
    const facesUs = view === 'front' || view === 'back'
    const isOnSeat = pose.seat !== undefined
    const foreshorten = facesUs ? 0.86 : 1
    const folded = (leg: Bend) => (Math.abs(leg[0]) > 48 ? foreshorten : 1)
    const limb = (leg: Bend, u: number, side: -1 | 1): Limb => ({
      ...reachLimb(
        at(u * measures.hip, 0.97),
        legForView(leg, view, side, pose),
        measures.thigh * folded(leg) * (facesUs && isOnSeat ? SEEN_THIGH : 1),
        measures.shin * folded(leg),
      ),
      isPlanted: pose.planted ?? false,
    })
    return {
      nearLeg: limb(pose.nearLeg, spread.hip[0], -1),
      farLeg: limb(pose.farLeg, spread.hip[1], 1),
    }
  }
  const trial = legs([0, 0])
  const hip: Point = [0, -standingHeight({ measures, pose, ...trial }) - pose.lift]
  const at = frameAt(hip)
  const neck = at(0, 0)
  const headLean = (lean - (pose.chinUp ?? 0)) * RADIAN * 0.9
  const reach = 44 + measures.neck
  const head: Point = [
    neck[0] + Math.sin(headLean) * reach + yaw * 3,
    neck[1] - Math.cos(headLean) * reach,
  ]
  const headTurn = pose.tilt + lean * 0.25 - (pose.chinUp ?? 0) * 0.2
  const ownLegs = legs(hip)
  const arm = (reachFor: Arm, u: number, side: -1 | 1, aim: Point | undefined): Limb => {
    const shoulder = at(u * measures.shoulder, measures.isAdult ? 0.15 : 0.14)
    const target = aim ?? restingPlace(reachFor, shoulder, side)
    const angles: Bend = target
      ? bendTowards(
          shoulder,
          target,
          measures.upperArm,
          measures.lowerArm,
          aim ? 0 : pose.level === undefined ? side * 0.6 : -0.6,
        )
      : (reachFor as Bend)
    return reachLimb(shoulder, angles, measures.upperArm, measures.lowerArm)
  }
  const restingPlace = (place: Arm, shoulder: Point, side: -1 | 1): Point | undefined => {
    if (place === 'chest' || place === 'belly')
      return at(yaw * 10 + side * 7 * measures.hand, FOLDED[place])
    if (isOnLeg(place))
      return onLeg(side < 0 ? ownLegs.nearLeg : ownLegs.farLeg, ON_LEG[place], measures)
    if (place === 'rim') return rimPoint(chairFrame({ hip, ...ownLegs }, measures, view), side)
    if (typeof place === 'string') return facePoint(place, side)
    return 'ahead' in place ? [shoulder[0] + place.ahead, -PALM * measures.hand] : undefined
  }
  const facePoint = (place: FacePlace, side: -1 | 1): Point => {
    const [x, y] = FACE_PLACES[place](yaw, side)
    const turn = headTurn * RADIAN
    const fromPivot = y - 40
    return [
      head[0] + x * Math.cos(turn) - fromPivot * Math.sin(turn),
      head[1] + 40 + x * Math.sin(turn) + fromPivot * Math.cos(turn),
    ]
  }
  return {
    hip,
    neck,
    head,
    headTurn,
    torso: at,
    nearArm: arm(pose.near, spread.shoulder[0], -1, figure.aimNear),
    farArm: arm(pose.far, spread.shoulder[1], 1, figure.aimFar),
    ...ownLegs,
  }
}

/** How high the hips are so that the lowest sole, knee or seat touches the ground. */
function standingHeight(body: {
  measures: Proportions
  pose: Pose
  nearLeg: Limb
  farLeg: Limb
}): number {
  const { measures, pose } = body
  if (pose.seat !== undefined) return pose.seat * measures.thigh + measures.legWidth
  const sole = 9 * measures.foot + 3
  const lowest = [body.nearLeg, body.farLeg].flatMap((leg) => [
    leg.end[1] + (leg.lower < -60 ? sole * 0.4 : sole),
    leg.joint[1] + measures.legWidth * 0.8,
  ])
  return Math.max(...lowest, measures.legWidth + 6)
}
