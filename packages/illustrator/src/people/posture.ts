import type { Action, Feeling } from '@luciole/contract/scene-brief'
import type { Pose } from './pose'

const IDLE: ReadonlySet<Action> = new Set(['stand', 'look', 'perch'])

const clasped = { farArm: 'over_body', nearHand: 'grip', farHand: 'grip' } as const

/** What arms and back say of a feeling, when the hands have nothing else to do. */
const POSTURES: Partial<Record<Feeling, Partial<Pose>>> = {
  happy: { near: [-22, -4], far: [26, 66], lean: 1, tilt: 4, farHand: 'open' },
  joy: { near: [-34, -118], far: [38, 124], lean: -4, tilt: -5, nearHand: 'open', farHand: 'open' },
  giggling: { near: [22, 118], far: [30, 122], lean: 5, tilt: 8 },
  tender: { near: [16, 116], far: [18, 28], tilt: 8, nearHand: 'flat' },
  proud: { near: [-50, 38], far: [50, -38], lean: -5, tilt: -4, nearHand: 'fist', farHand: 'fist' },
  curious: { near: [-30, -44], far: [24, 76], lean: 9, tilt: 5 },
  surprised: {
    near: [-26, -104],
    far: [28, 108],
    lean: -6,
    tilt: -3,
    nearHand: 'open',
    farHand: 'open',
  },
  awe: { near: [14, 112], far: [24, 118], lean: -4, tilt: -6, nearHand: 'open', farHand: 'open' },
  thinking: {
    near: [30, 92],
    far: 'chin',
    tilt: 6,
    farArm: 'over_head',
    nearHand: 'flat',
    farHand: 'point',
  },
  determined: { near: [-30, 22], far: [30, 62], lean: 6, nearHand: 'fist', farHand: 'fist' },
  worried: { near: [10, 112], far: [26, -106], lean: 3, tilt: 5, ...clasped },
  scared: { near: [12, 142], far: [28, -142], lean: -7, tilt: 4, ...clasped },
  sad: { near: [2, 12], far: [14, 22], lean: 7, tilt: 10 },
  cross: { near: [28, 96], far: [32, -84], lean: -4, tilt: 2, farArm: 'over_body' },
  shy: { near: [6, 48], far: [10, -44], lean: 3, tilt: 8, ...clasped },
  sleepy: { near: [2, 8], far: [12, 14], lean: 4, tilt: 9 },
}

export const postureOf = (action: Action, feeling: Feeling | undefined): Partial<Pose> =>
  (feeling && IDLE.has(action) ? POSTURES[feeling] : undefined) ?? {}
