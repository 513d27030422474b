import type { Point } from '#core/geometry'
import { lerp } from '#core/geometry'
import type { PairRequest, Woven } from './draw-pair'
import { meetingPoint } from './meeting-point'
import { all, buildOf, chairLast, faceGap, placePartner, sizeOf, stillHidden } from './partner'
import type { Partner, PartnerPose } from './partner'

const FALLBACK = { shoulder: 34, reach: 60, isAdult: false }

const at = (partner: Partner, x: number, flip: boolean) => ({
  x,
  y: 0,
  scale: sizeOf(partner),
  flip,
})

/** Standing still, to know where shoulders and heads are before arms reach for them. */
const measure = (
  partner: Partner,
  options: { x: number; flip: boolean; pose?: PartnerPose; request: PairRequest },
) =>
  placePartner(partner, {
    light: options.request.light,
    place: at(partner, options.x, options.flip),
    pose: options.pose ?? {},
  })

/** A bear in the arms is as large as who holds it: beside, where a fox may be before. */
const AS_LARGE = 0.75

export function hug(request: PairRequest): Woven {
  const [one, other] = [request.first, request.second].map((who) => buildOf(who) ?? FALLBACK) as [
    typeof FALLBACK,
    typeof FALLBACK,
  ]
  const isFirstTall =
    measure(request.first, { x: 0, flip: false, request }).anchors.head[1] <=
    measure(request.second, { x: 0, flip: true, request }).anchors.head[1]
  const tall = isFirstTall ? request.first : request.second
  const small = isFirstTall ? request.second : request.first
  const still = {
    tall: measure(tall, { x: 0, flip: false, request }),
    small: measure(small, { x: 0, flip: true, request }),
  }
  const sitting = measure(small, {
    x: 0,
    flip: true,
    pose: { creaturePose: 'sit' },
    request,
  }).anchors
  const isAsLarge =
    small.character.kind !== 'human' &&
    sitting.box.height > still.tall.anchors.box.height * AS_LARGE
  const isUneven =
    !isAsLarge &&
    (still.small.anchors.head[1] - still.tall.anchors.head[1] > 70 ||
      small.character.kind !== 'human')
  const near = isUneven
    ? (one.shoulder + other.shoulder) * 0.84
    : Math.max((one.shoulder + other.shoulder) * 1.06, faceGap(tall, small) * 1.12)
  const side = (buildOf(tall) ?? FALLBACK).shoulder + sitting.box.width * 0.42
  const beside = isAsLarge ? Math.max(near, side) : near
  const gap = beside + stillHidden(still.tall.anchors, sitting, beside)
  const small0 = measure(small, { x: gap, flip: true, request }).anchors
  const tall0 = still.tall.anchors
  const smallBack: Point = [
    gap + other.shoulder * 0.55,
    lerp(small0.shoulders.near[1], small0.chest[1], 0.9),
  ]
  const tallBack: Point = [
    -one.shoulder * 0.35,
    Math.max(tall0.chest[1] + 16, small0.shoulders.near[1] - 6),
  ]
  const big = placePartner(tall, {
    light: request.light,
    place: at(tall, 0, false),
    pose: {
      feeling: tall.feeling ?? 'tender',
      pose: {
        lean: isUneven ? 9 : 3,
        tilt: isUneven ? 12 : 9,
        nearHand: 'flat',
        farHand: 'flat',
        nearLeg: [-7, -6],
        farLeg: [5, 3],
        chinUp: 0,
      },
      pitch: 0.4,
      gaze: [0.5, 0.7],
      aimWorld: { near: smallBack, far: [smallBack[0] - 4, smallBack[1] - 16] },
    },
  })
  const little = placePartner(small, {
    light: request.light,
    place: at(small, gap, true),
    pose: {
      feeling: small.feeling ?? 'asleep',
      creaturePose: 'sit',
      pose: {
        lean: 3,
        tilt: isUneven ? -4 : 9,
        nearHand: 'flat',
        farHand: 'flat',
        nearLeg: [-6, -5],
        farLeg: [6, 4],
      },
      aimWorld: { near: tallBack, far: [tallBack[0] + 10, tallBack[1] - 14] },
    },
  })
  // The long head of a pony would lie over the face of whoever has come to it.
  const isBehind = isUneven || tall.character.kind !== 'human'
  const order = [
    ...chairLast([tall, [...big.core, ...big.farArm]], [small, little.core]),
    ...(isBehind ? big.head : []),
    ...little.farArm,
    ...big.nearArm,
    ...little.head,
    ...(isBehind ? [] : big.head),
    ...little.nearArm,
  ]
  const [first, second] = isFirstTall ? [big, little] : [little, big]
  return { first, second, order, meeting: smallBack }
}

export function holdHands(request: PairRequest): Woven {
  const { first, second } = request
  const a = measure(first, { x: 0, flip: false, request })
  const b0 = measure(second, { x: 0, flip: false, request })
  const gap = Math.max((a.anchors.headRadius + b0.anchors.headRadius) * 0.98, 112)
  const [buildA, buildB] = [buildOf(first) ?? FALLBACK, buildOf(second) ?? FALLBACK]
  const shoulderA = a.anchors.shoulders.far
  const shoulderB: Point = [b0.anchors.shoulders.near[0] + gap, b0.anchors.shoulders.near[1]]
  const low = Math.max(shoulderA[1] + buildA.reach * 0.86, shoulderB[1] + buildB.reach * 0.5)
  const meeting = meetingPoint({
    wish: [
      (shoulderA[0] + shoulderB[0]) / 2,
      Math.min(low, Math.min(shoulderA[1] + buildA.reach, shoulderB[1] + buildB.reach) - 4),
    ],
    arms: [
      { shoulder: shoulderA, reach: buildA.reach },
      { shoulder: shoulderB, reach: buildB.reach },
    ],
  })
  const stride = request.walking ?? true
  const one = placePartner(first, {
    light: request.light,
    place: at(first, 0, false),
    pose: {
      action: stride ? 'walk' : 'stand',
      aimWorld: { far: meeting },
      pose: { farHand: 'grip' },
      gaze: [0.6, 0.1],
      tilt: 3,
    },
  })
  const two = placePartner(second, {
    light: request.light,
    place: at(second, gap, false),
    pose: {
      action: stride ? 'walk' : 'stand',
      creaturePose: stride ? 'walk' : 'stand',
      aimWorld: { near: meeting },
      pose: stride
        ? { nearHand: 'grip', nearLeg: [-16, -36], farLeg: [21, 7], far: [-26, 4] }
        : { nearHand: 'grip', tilt: -4 },
      gaze: [-0.7, -0.1],
    },
  })
  const order = [
    ...chairLast([first, [...one.core, ...one.farArm]], [second, [...two.core, ...two.farArm]]),
    ...two.nearArm,
    ...one.head,
    ...one.nearArm,
    ...two.head,
  ]
  return { first: one, second: two, order, meeting }
}

/** Face to face, one hand each on the same point. */
export function highFive(request: PairRequest): Woven {
  const { first, second } = request
  const [buildA, buildB] = [buildOf(first) ?? FALLBACK, buildOf(second) ?? FALLBACK]
  const a = measure(first, { x: 0, flip: false, request })
  const within = Math.max(buildA.reach + buildB.reach * 0.62 + 40, 172)
  const trial = measure(second, { x: 0, flip: true, request })
  const gap = within + stillHidden(a.anchors, trial.anchors, within)
  const b = measure(second, { x: gap, flip: true, request })
  const wishY = Math.max(a.anchors.head[1], b.anchors.head[1]) + 6
  const meeting = meetingPoint({
    wish: [gap * (buildA.reach / (buildA.reach + buildB.reach)), wishY],
    arms: [
      { shoulder: a.anchors.shoulders.far, reach: buildA.reach + 10 },
      { shoulder: b.anchors.shoulders.far, reach: buildB.reach + 10 },
    ],
  })
  const slap = (side: -1 | 1): PartnerPose => ({
    action: 'wave',
    creaturePose: 'stand',
    feeling: 'joy',
    pose: { farHand: 'open', near: [-34, -8], lean: 4, farLeg: [16, 4], nearLeg: [-12, -10] },
    aimWorld: { far: [meeting[0] + side * 9, meeting[1] + 10] },
  })
  const one = placePartner(first, {
    light: request.light,
    place: at(first, 0, false),
    pose: slap(-1),
  })
  const two = placePartner(second, {
    light: request.light,
    place: at(second, gap, true),
    pose: slap(1),
  })
  return {
    first: one,
    second: two,
    order: chairLast([second, all(two)], [first, all(one)]),
    meeting,
  }
}
