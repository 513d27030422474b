import type { Action, Feeling } from '@luciole/contract/scene-brief'
import { inTurn } from '#core/in-turn'
import type { Pose } from './pose'

const IDLE: ReadonlySet<Action> = new Set(['stand', 'look', 'perch'])

const folded = { farArm: 'over_body', nearHand: 'grip', farHand: 'grip' } as const
const open = { nearHand: 'open', farHand: 'open' } as const
/** Laid before the body, side by side. */
const laid = { farArm: 'over_body', nearHand: 'flat', farHand: 'flat' } as const
const onHip = { near: [-50, 38], nearHand: 'fist' } as const
const BEHIND_BACK = [22, -52] as const
const fists = { nearHand: 'fist', farHand: 'fist' } as const
const handAtFace = { farArm: 'over_head', farHand: 'flat' } as const

/** What arms and back say of a feeling, when the hands have nothing else to do: two for each, and more at rest. */
const POSTURES: Partial<Record<Feeling, readonly Partial<Pose>[]>> = {
  calm: [{}, { far: BEHIND_BACK, tilt: 3 }, { ...onHip, far: [14, 6], tilt: -2 }],
  happy: [
    { near: [-22, -4], far: [26, 66], lean: 1, tilt: 4, farHand: 'open' },
    { ...onHip, far: [18, 14], lean: -2, tilt: -4 },
    { near: [-16, 2], far: BEHIND_BACK, lean: -2, tilt: 5 },
  ],
  joy: [
    { near: [-34, -118], far: [38, 124], lean: -4, tilt: -5, ...open },
    { near: 'chest', far: 'chest', lean: 4, tilt: -4, ...folded },
  ],
  giggling: [
    { near: 'belly', far: 'mouth', lean: 5, tilt: 8, ...handAtFace },
    { near: 'belly', far: 'belly', lean: -6, tilt: -8, ...laid },
  ],
  tender: [
    { near: 'chest', far: [18, 28], tilt: 8, nearHand: 'flat' },
    { near: 'chest', far: 'chest', lean: 5, tilt: 5, ...laid },
  ],
  proud: [
    { near: [-50, 38], far: [50, -38], lean: -5, tilt: -4, ...fists },
    { near: [-50, 38], far: [30, 62], lean: -6, tilt: -6, nearHand: 'fist', farHand: 'open' },
  ],
  curious: [
    { near: [-30, -44], far: [24, 76], lean: 12, tilt: 5 },
    { near: [-56, -24], far: 'chin', lean: 9, tilt: 3, farArm: 'over_head', farHand: 'point' },
  ],
  surprised: [
    { near: [-26, -104], far: [28, 108], lean: -6, tilt: -3, ...open },
    { near: [-34, -46], far: 'mouth', lean: -8, tilt: -4, ...handAtFace, nearHand: 'open' },
  ],
  awe: [
    { near: [14, 112], far: [24, 118], lean: -4, tilt: -6, ...open },
    { near: 'chest', far: 'chest', lean: -4, tilt: -8, ...folded },
  ],
  thinking: [
    { near: 'belly', far: 'chin', tilt: 6, ...handAtFace, nearHand: 'flat', farHand: 'point' },
    { near: [-50, 38], far: 'chin', lean: -3, tilt: -3, ...handAtFace, farHand: 'point' },
  ],
  determined: [
    { near: [-30, 22], far: [30, 62], lean: 6, ...fists },
    { near: [-50, 38], far: [50, -38], lean: 6, tilt: 2, ...fists },
  ],
  worried: [
    { near: 'chest', far: 'chest', lean: 3, tilt: 5, ...folded },
    { near: [-18, 14], far: 'mouth', lean: -5, tilt: 4, ...handAtFace },
  ],
  scared: [
    { near: 'chest', far: 'chest', lean: -9, tilt: 4, ...folded },
    { near: [-30, -118], far: [34, 120], lean: -10, tilt: -2, ...open },
  ],
  sad: [
    { near: [2, 12], far: [14, 22], lean: 7, tilt: 10 },
    { near: 'belly', far: 'belly', lean: 6, tilt: 9, ...laid },
  ],
  cross: [
    { near: 'crossed', far: 'crossed', lean: -4, tilt: 2, ...laid },
    { near: [-50, 38], far: [50, -38], lean: 5, tilt: 4, ...fists },
  ],
  shy: [
    { near: 'belly', far: 'belly', lean: 3, tilt: 8, ...laid },
    { near: [-10, 24], far: 'chin', lean: 3, tilt: 8, farArm: 'over_head', farHand: 'fist' },
  ],
  sleepy: [
    { near: [2, 8], far: [12, 14], lean: 4, tilt: 9 },
    { near: [-8, 6], far: 'mouth', lean: -2, tilt: 4, ...handAtFace },
  ],
}

/** `turn` counts the pages, from one of its own for each figure. No hand goes through glass. */
export function postureOf(
  action: Action,
  feeling: Feeling | undefined,
  { turn = 0, isUnderGlass }: { turn?: number | undefined; isUnderGlass: boolean },
): Partial<Pose> {
  if (!feeling || !IDLE.has(action)) return {}
  const mayBe = ({ farArm }: Partial<Pose>) => !isUnderGlass || farArm !== 'over_head'
  return inTurn(POSTURES[feeling], turn, mayBe) ?? {}
}
