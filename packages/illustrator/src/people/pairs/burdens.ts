import type { Point } from '#core/geometry'
import type { Pose } from '#people/pose'
import { isOnWheels } from '#people/wheelchair-frame'
import type { PairRequest, Woven } from './draw-pair'
import { all, placePartner, sizeOf } from './partner'
import type { Partner, PlacedPartner } from './partner'

/** How far one must move aside so that both faces are whole. */
const overlap = (one: PlacedPartner, other: PlacedPartner) =>
  Math.max(
    0,
    44 * (one.place.scale + other.place.scale) -
      Math.abs(other.anchors.head[0] - one.anchors.head[0]),
  )

/** Who is carried has left the chair. */
const lifted = (partner: Partner): Partner =>
  isOnWheels(partner.character)
    ? { ...partner, character: { ...partner.character, wheelchair: false } }
    : partner

/** The second sits on the first one's arms, at the side of the face that looks into the picture. */
export function carry(request: PairRequest): Woven {
  const { first, light } = request
  const second = lifted(request.second)
  const place = { x: 0, y: 0, scale: sizeOf(first), flip: false }
  const bearer = placePartner(first, { light, place, pose: { action: 'carry' } })
  const isHuman = second.character.kind === 'human'
  const scale = isHuman
    ? sizeOf(second) * 0.9
    : Math.min(
        1,
        0.52 / Math.max(0.5, second.character.kind === 'human' ? 1 : second.character.scale),
      )
  const seat: Point = [
    bearer.anchors.chest[0] + (isHuman ? 46 : 36),
    bearer.anchors.chest[1] + (isHuman ? 66 : 52),
  ]
  const seatedAt = (x: number) =>
    placePartner(second, {
      light,
      place: {
        x,
        y: seat[1],
        scale,
        flip: true,
      },
      pose: {
        feeling: second.feeling ?? 'tender',
        creaturePose: 'sit',
        pose: isHuman
          ? {
              seat: 0,
              sits: true,
              near: [58, 78],
              far: [50, 70],
              nearLeg: [62, -4],
              farLeg: [70, 2],
              tilt: 6,
              lean: 6,
            }
          : {},
        core: 0.7,
      },
    })
  const trial = seatedAt(isHuman ? seat[0] + 20 : seat[0])
  const burden = isHuman ? seatedAt(seat[0] + 20 + overlap(trial, bearer)) : trial
  const under: Point = [seat[0] + 10, seat[1] - 6]
  const one = placePartner(first, {
    light,
    place,
    pose: {
      action: 'carry',
      pose: { nearHand: 'flat', farHand: 'flat', lean: -5 },
      gaze: [0.8, 0.1],
      tilt: 4,
      aimWorld: { near: under, far: [under[0] + 8, under[1] - 26] },
    },
  })
  return {
    first: one,
    second: burden,
    order: [...one.core, ...one.farArm, ...all(burden), ...one.head, ...one.nearArm],
    meeting: under,
  }
}

/** A face is whole down to here, between the horns or ears before it. */
const CHIN = 0.75
const BETWEEN_EARS = 0.35
/** How far up a rider goes whose face would be behind the head of what walks upright: onto its shoulders. */
function rise(rider: PlacedPartner, { anchors: { head, headRadius, top } }: PlacedPartner) {
  const { head: face, headRadius: radius } = rider.anchors
  const isBeside = Math.abs(face[0] - head[0]) > (radius + headRadius) * 0.9
  const brow = top[1] + (head[1] - top[1]) * BETWEEN_EARS
  return isBeside ? 0 : Math.max(0, face[1] + radius * CHIN - brow)
}

/** The first sits on the second: astride an animal, or on a grown-up's back. */
export function ride(request: PairRequest): Woven {
  const { second, light } = request
  const first = lifted(request.first)
  const isPiggyback = second.character.kind === 'human'
  const mount = placePartner(second, {
    light,
    place: { x: 0, y: 0, scale: sizeOf(second), flip: false },
    pose: isPiggyback
      ? {
          action: 'walk',
          pose: { near: [24, 64], far: [34, 74], lean: 14, chinUp: 8, nearHand: 'fist' },
          gaze: [0.4, -0.2],
        }
      : { creaturePose: 'walk' },
  })
  const scale = sizeOf(first) * (isPiggyback ? 0.92 : 1)
  const seat: Point = isPiggyback
    ? [mount.anchors.back[0] - 14, mount.anchors.back[1] + 96]
    : [mount.anchors.back[0], mount.anchors.back[1]]
  const grip: Point = isPiggyback
    ? mount.anchors.shoulders.near
    : [mount.anchors.back[0] + 46, mount.anchors.back[1] - 34]
  // On a whale knees hold on, and feet trail: before the knees is its eye.
  const hasEyeBelow = mount.anchors.eye[1] > seat[1]
  const legs: Pick<Pose, 'nearLeg' | 'farLeg'> = isPiggyback
    ? { nearLeg: [78, 22], farLeg: [82, 30] }
    : hasEyeBelow
      ? { nearLeg: [44, -62], farLeg: [50, -56] }
      : { nearLeg: [58, -8], farLeg: [54, -4] }
  const seatedAt = (x: number, up = 0) =>
    placePartner(first, {
      light,
      place: { x, y: seat[1] + (isPiggyback ? 0 : 26 * scale) - up, scale, flip: false },
      pose: {
        action: 'ride',
        feeling: first.feeling ?? 'joy',
        pose: {
          seat: 0,
          ...legs,
          lean: isPiggyback ? 14 : hasEyeBelow ? 12 : 5,
          chinUp: isPiggyback ? 12 : 0,
        },
        aimWorld: { near: grip, far: [grip[0] + 8, grip[1] - 4] },
      },
    })
  const trial = seatedAt(seat[0])
  const rider = isPiggyback
    ? seatedAt(seat[0] - overlap(trial, mount))
    : seatedAt(seat[0], rise(trial, mount))
  const order = isPiggyback
    ? [
        ...mount.core,
        ...mount.farArm,
        ...rider.core,
        ...mount.head,
        ...rider.head,
        ...rider.farArm,
        ...rider.nearArm,
        ...mount.nearArm,
      ]
    : [
        ...mount.core,
        ...rider.core,
        ...rider.farArm,
        ...rider.nearArm,
        ...rider.head,
        ...mount.head,
        ...mount.nearArm,
      ]
  return { first: rider, second: mount, order, meeting: grip }
}
