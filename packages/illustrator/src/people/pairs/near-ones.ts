import type { PairRequest, Woven } from './draw-pair'
import { all, buildOf, chairLast, faceGap, placePartner, sizeOf } from './partner'

/** Hands on hips, proud of each other. */
const AKIMBO = {
  near: [-48, 36],
  far: [48, -34],
  lean: -4,
  tilt: -3,
  nearHand: 'fist',
  farHand: 'fist',
} as const

export function backToBack(request: PairRequest): Woven {
  const { first, second, light } = request
  const shoulders = (buildOf(first)?.shoulder ?? 34) + (buildOf(second)?.shoulder ?? 34)
  const gap = Math.max(shoulders * 0.86, faceGap(first, second) * 1.06)
  const one = placePartner(first, {
    light,
    place: { x: 0, y: 0, scale: sizeOf(first), flip: true },
    pose: {
      action: 'stand',
      pose: AKIMBO,
      gaze: [-0.6, 0],
    },
  })
  const two = placePartner(second, {
    light,
    place: { x: gap, y: 0, scale: sizeOf(second), flip: false },
    pose: {
      action: 'stand',
      creaturePose: 'stand',
      pose: AKIMBO,
      gaze: [-0.6, 0],
    },
  })
  return {
    first: one,
    second: two,
    order: [
      ...chairLast([first, one.core], [second, two.core]),
      ...one.farArm,
      ...two.farArm,
      ...one.nearArm,
      ...two.nearArm,
      ...one.head,
      ...two.head,
    ],
    meeting: [gap / 2, one.anchors.chest[1]],
  }
}

/** The first one's mouth comes to the other's near ear, a hand beside it. */
export function whisper(request: PairRequest): Woven {
  const { first, second, light } = request
  const place = { x: 0, y: 0, scale: sizeOf(first), flip: false }
  const listener0 = placePartner(second, {
    light,
    place: { ...place, scale: sizeOf(second) },
    pose: { creaturePose: 'sit' },
  })
  const dry = placePartner(first, { light, place, pose: { action: 'whisper' } })
  const deeper = Math.max(0, Math.min(26, (listener0.anchors.ear[1] - dry.anchors.mouth[1]) * 0.32))
  const pose = {
    action: 'whisper' as const,
    pose: { lean: 10 + deeper, chinUp: deeper * 0.4 },
    gaze: [0.8, 0.1] as const,
  }
  const one = placePartner(first, { light, place, pose })
  const gap = Math.max(
    one.anchors.head[0] -
      listener0.anchors.head[0] +
      (one.anchors.headRadius + listener0.anchors.headRadius) * 0.82,
    one.anchors.mouth[0] - listener0.anchors.ear[0] + 20,
  )
  const two = placePartner(second, {
    light,
    place: { ...place, x: gap, scale: sizeOf(second) },
    pose: {
      feeling: second.feeling ?? 'giggling',
      creaturePose: 'sit',
      tilt: -7,
      gaze: [-0.8, 0.1],
      pose: { near: [26, 100], far: [34, 128], farHand: 'relaxed' },
    },
  })
  return {
    first: one,
    second: two,
    order: chairLast([second, all(two)], [first, all(one)]),
    meeting: two.anchors.ear,
  }
}
