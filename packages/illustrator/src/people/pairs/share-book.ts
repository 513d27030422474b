import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { clamp } from '#core/geometry'
import type { Point } from '#core/geometry'
import type { DrawnThing } from '#things/draw-thing'
import { isOnWheels } from '#people/wheelchair-frame'
import type { PairRequest, Woven } from './draw-pair'
import { all, chairLast, faceGap, placePartner, sizeOf } from './partner'
import type { Partner, PartnerPose, PlacedPartner } from './partner'

/** Legs crossed towards us, heads and eyes down to what lies between the two. */
const READS: PartnerPose = {
  action: 'read',
  creaturePose: 'sit',
  view: 'front',
  isLooking: true,
  pitch: 0.7,
  gaze: [0.7, 0.9],
  tilt: 8,
}
/** The paw on the other's side comes to the book. */
const PAW_OUT = { near: 'belly', far: [38, 46], lean: 3, nod: 6 } as const

/** Knees overlap under what both read, wheels do not. */
const KNEES = 0.68
/** Wings and tails are not in the way of who sits close: so broad is an animal at most, for its height. */
const BROADEST = 0.29

/** How far somebody comes to the other's side. */
function breadth({ character }: Partner, { anchors: { box } }: PlacedPartner) {
  const side = box.x + box.width
  if (character.kind !== 'human') return Math.min(side, box.height * BROADEST)
  return isOnWheels(character) ? side : side * KNEES
}

/** On two laps, seen from before and above: so wide, and so much shorter than it is. */
const NARROWEST = 92
const WIDEST = 136
const TIPPED = 0.74
const TALLEST = 74
const BELOW_CHIN = 8

function laid({ list, anchors: { box } }: DrawnThing, gap: number) {
  const wide = clamp(gap * 0.8, NARROWEST, WIDEST)
  const scale = Math.min(wide / box.width, TALLEST / (box.height * TIPPED))
  const [width, height] = [box.width * scale, box.height * scale * TIPPED]
  const at = ([x, y]: Point): DisplayList => [
    group(list, {
      transform: [
        scale,
        0,
        0,
        scale * TIPPED,
        x - (box.x + box.width / 2) * scale,
        y - (box.y + box.height / 2) * scale * TIPPED,
      ],
    }),
  ]
  return { width, height, at }
}

/** Side by side, each with the hands on one side of what they read, and both with their eyes on it. */
export function shareBook({ first, second, light, shared }: PairRequest): Woven {
  const sit = (who: Partner, x: number, flip: boolean, pose: PartnerPose = READS) =>
    placePartner(who, { light, place: { x, y: 0, scale: sizeOf(who), flip }, pose })
  const [still, other] = [sit(first, 0, false), sit(second, 0, false)]
  const [left, right] = [breadth(first, still), breadth(second, other)]
  const gap = Math.max(
    left + right,
    (still.anchors.headRadius + other.anchors.headRadius) * 1.06,
    faceGap(first, second) * 1.3,
  )
  const chin = Math.max(
    ...[still, other].map(({ anchors }) => anchors.head[1] + anchors.headRadius * 0.9),
  )
  const book = shared && laid(shared, gap)
  const { width, height } = book ?? { width: NARROWEST, height: TALLEST }
  const meeting: Point = [(left + gap - right) / 2, chin + BELOW_CHIN + height / 2]
  const reads = (side: -1 | 1): PartnerPose => ({
    ...READS,
    creatureAttitude: PAW_OUT,
    aimWorld: {
      near: [meeting[0] + (side * width) / 2, meeting[1] + height * 0.1],
      far: [meeting[0] + side * width * 0.24, meeting[1] + height * 0.46],
    },
  })
  const one = sit(first, 0, false, reads(-1))
  const two = sit(second, gap, true, reads(1))
  return {
    first: one,
    second: two,
    order: [
      ...(one.anchors.head[1] < two.anchors.head[1]
        ? chairLast([first, all(one)], [second, all(two)])
        : chairLast([second, all(two)], [first, all(one)])),
      ...(book?.at(meeting) ?? []),
      ...one.overHeld,
      ...two.overHeld,
    ],
    meeting,
  }
}
