import { RADIAN } from '#core/geometry'
import type { Point } from '#core/geometry'
import { isOnLeg, LYING } from './pose'
import type { Arm, Bend, FacePlace, Pose } from './pose'
import type { Proportions } from './proportions'
import { bendTowards, direction, elbowDown, reachLimb } from './limb-reach'
import type { Limb } from './limb-reach'
import { chairFrame, rimPoint } from './wheelchair-frame'

export const VIEWS = ['front', 'three_quarter', 'profile', 'back'] as const
export type View = (typeof VIEWS)[number]

export interface Skeleton {
  hip: Point
  neck: Point
  head: Point
  headTurn: number
  headScale: number
  /** From the torso's own measures (across, 0 neck … 1 hip) to the figure's units. */
  torso: (across: number, down: number) => Point
  nearArm: Limb
  farArm: Limb
  nearLeg: Limb
  farLeg: Limb
}

/** Stretched out beside a body that is as long as it, a head looks larger than on one that stands. */
const LYING_HEAD = 0.9
const CHIN = 44

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
  three_quarter: { shoulder: [-0.77, 0.7], hip: [-0.5, 0.42] },
  profile: { shoulder: [-0.06, 0.1], hip: [-0.06, 0.1] },
}

/** Where the thighs of who sits come out of the hips: the near one too is seen before the trunk. */
const SITTING_HIP = [-0.04, 0.62] as const
/** A child's bent leg would not get past its own belly: the seat is a part of the thigh. */
const BENT_LONGER = { sitting: 0.46, kneeling: 0.26 } as const

/** How far down the trunk hands that rest there are, the near one lower; and how far apart, for a hand of 1. */
const FOLDED = { chest: 0.42, belly: 0.72 } as const
const NEAR_HAND_LOWER = 0.07
const HANDS_APART = 15
/** One forearm over the other, each hand at the other arm; from the side both are before the chest. */
const CROSSED = { near: [-14, 112], far: [14, -84] } as const

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

/** A thigh that points at us shows this much of its length, from a seat and on a knee. */
const SEEN_THIGH = 0.42
const SEEN_KNEELING = 0.48
const KNEELS_BELOW = -60

/** Facing us, a leg that swings forward only gets a little shorter; seated legs cross. */
function legForView(leg: Bend, view: View, side: -1 | 1, { seat, planted, squats }: Pose): Bend {
  if (view === 'profile' || view === 'three_quarter') return leg
  if (seat !== undefined) return [side * 12, side * 3]
  if (squats) return leg[1] < KNEELS_BELOW ? [side * 30, side * 4] : [side * 108, side * 4]
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
    const hips = pose.sits === true && view === 'three_quarter' ? SITTING_HIP : spread.hip
    const bent = pose.sits ? BENT_LONGER.sitting : pose.squats ? BENT_LONGER.kneeling : 0
    const longer = facesUs || measures.isAdult ? 0 : bent * measures.hip
    const folded = (leg: Bend) => (Math.abs(leg[0]) > 48 ? foreshorten : 1)
    const limb = (leg: Bend, u: number, side: -1 | 1): Limb => {
      const isOnKnee = facesUs && pose.squats === true && leg[1] < KNEELS_BELOW
      const seen = isOnKnee ? SEEN_KNEELING : facesUs && (isOnSeat || pose.squats) ? SEEN_THIGH : 1
      return {
        ...reachLimb(
          at(u * measures.hip, 0.97),
          legForView(leg, view, side, pose),
          (measures.thigh + longer) * folded(leg) * seen,
          (measures.shin + (pose.squats ? longer : 0)) * (isOnKnee ? 0 : folded(leg)),
        ),
        isPlanted: pose.planted ?? false,
        isFolded: isOnKnee && view === 'front',
      }
    }
    return {
      nearLeg: limb(pose.nearLeg, hips[0], -1),
      farLeg: limb(pose.farLeg, hips[1], 1),
    }
  }
  const trial = legs([0, 0])
  const hip: Point = [0, -standingHeight({ measures, pose, ...trial }) - pose.lift]
  const at = frameAt(hip)
  const neck = at(0, 0)
  const headLean = (lean - (pose.chinUp ?? 0)) * RADIAN * 0.9
  const headScale = pose.level === LYING ? LYING_HEAD : 1
  const reach = CHIN * headScale + measures.neck
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
      : reachFor === 'crossed'
        ? CROSSED[side < 0 ? 'near' : 'far']
        : (reachFor as Bend)
    const limb = reachLimb(shoulder, angles, measures.upperArm, measures.lowerArm)
    return typeof reachFor === 'string' && !aim && target
      ? elbowDown(limb, { target, side, measures })
      : limb
  }
  const restingPlace = (place: Arm, shoulder: Point, side: -1 | 1): Point | undefined => {
    if (place === 'chest' || place === 'belly')
      return at(
        yaw * 10 + side * HANDS_APART * measures.hand,
        FOLDED[place] + (side < 0 ? NEAR_HAND_LOWER : 0),
      )
    if (place === 'crossed')
      return view === 'profile' ? at(measures.shoulder * 0.6, side < 0 ? 0.42 : 0.52) : undefined
    if (isOnLeg(place))
      return onLeg(side < 0 ? ownLegs.nearLeg : ownLegs.farLeg, ON_LEG[place], measures)
    if (place === 'rim') return rimPoint(chairFrame({ hip, ...ownLegs }, measures, view), side)
    if (typeof place === 'string') return facePoint(place, side)
    return 'ahead' in place ? [shoulder[0] + place.ahead, -PALM * measures.hand] : undefined
  }
  const facePoint = (place: FacePlace, side: -1 | 1): Point => {
    const [x, y] = FACE_PLACES[place](yaw, side).map((part) => part * headScale) as [number, number]
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
    headScale,
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
    leg.end[1] + (leg.isFolded ? 0 : leg.lower < -60 ? sole * 0.4 : sole),
    leg.joint[1] + measures.legWidth * 0.8,
  ])
  return Math.max(...lowest, measures.legWidth + 6)
}
