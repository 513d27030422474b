import type { Feeling } from '@luciole/contract/scene-brief'
import { inTurn } from '#core/in-turn'
import type { CreaturePose } from './rigs/rig'

/** Degrees of an arm, upper and lower, 0 hanging; or where on the own body the paw goes. */
export type PawPlace = 'mouth' | 'chest' | 'belly'
export type PawReach = readonly [upper: number, lower: number] | PawPlace

/** How somebody with empty paws stands by. */
export interface Attitude {
  near: PawReach
  far: PawReach
  /** Degrees the body goes forward; back when negative. */
  lean: number
  /** Degrees the head goes down on top of that; up when negative. */
  nod: number
}

const HIP = { near: [-64, 44], far: [62, -44] } as const
const HANGING = { near: [-26, -2], far: [26, 4] } as const
const ONE_OUT = { near: [-30, 2], far: [40, 92] } as const

const attitude = (
  near: PawReach,
  far: PawReach,
  { lean = 0, nod = 0 }: { lean?: number; nod?: number } = {},
): Attitude => ({ near, far, lean, nod })

/** Two for each feeling: the same one never stands there two pages running. */
const ATTITUDES: Partial<Record<Feeling, readonly [Attitude, Attitude]>> = {
  calm: [
    attitude(HANGING.near, 'belly', { lean: 2, nod: 2 }),
    attitude([-30, -14], [26, 40], { lean: -3, nod: -3 }),
  ],
  happy: [
    attitude(ONE_OUT.near, ONE_OUT.far, { lean: 3 }),
    attitude('chest', [30, 20], { lean: -3, nod: -3 }),
  ],
  joy: [
    attitude([-92, -132], [94, 134], { lean: -4, nod: -5 }),
    attitude('chest', 'chest', { lean: 4, nod: -4 }),
  ],
  giggling: [
    attitude('belly', 'mouth', { lean: 6, nod: 3 }),
    attitude('belly', 'belly', { lean: -7, nod: -7 }),
  ],
  tender: [
    attitude('chest', 'chest', { lean: 4, nod: 4 }),
    attitude('chest', [28, 30], { lean: 5, nod: 6 }),
  ],
  proud: [
    attitude(HIP.near, HIP.far, { lean: -6, nod: -6 }),
    attitude('chest', HIP.far, { lean: -5, nod: -7 }),
  ],
  curious: [
    attitude([-34, -22], [24, 60], { lean: 11, nod: 3 }),
    attitude('belly', 'mouth', { lean: 8, nod: 4 }),
  ],
  surprised: [
    attitude([-62, -146], [64, 148], { lean: -8, nod: -5 }),
    attitude([-36, -20], 'mouth', { lean: -7, nod: -3 }),
  ],
  awe: [
    attitude('chest', 'chest', { lean: -4, nod: -9 }),
    attitude([-38, -30], [44, 82], { lean: -5, nod: -8 }),
  ],
  thinking: [
    attitude('belly', 'mouth', { lean: 2, nod: 5 }),
    attitude(HIP.near, 'mouth', { lean: -3, nod: -4 }),
  ],
  determined: [
    attitude([-44, 26], [34, 84], { lean: 7 }),
    attitude(HIP.near, HIP.far, { lean: 4, nod: 2 }),
  ],
  worried: [
    attitude('chest', 'chest', { lean: -4, nod: 3 }),
    attitude([-30, -6], 'mouth', { lean: -6, nod: 4 }),
  ],
  scared: [
    attitude('mouth', 'mouth', { lean: -9, nod: -2 }),
    attitude([-40, -128], [44, 130], { lean: -10, nod: -4 }),
  ],
  sad: [
    attitude([-12, 0], [14, 6], { lean: 7, nod: 10 }),
    attitude('belly', 'belly', { lean: 6, nod: 9 }),
  ],
  cross: [
    attitude(HIP.near, HIP.far, { lean: 5, nod: 4 }),
    attitude('chest', 'chest', { lean: -5, nod: 2 }),
  ],
  shy: [
    attitude('belly', 'belly', { lean: 3, nod: 9 }),
    attitude([-22, 4], 'mouth', { lean: 4, nod: 7 }),
  ],
  sleepy: [
    attitude([-14, 2], [16, 6], { lean: 5, nod: 9 }),
    attitude([-20, 0], 'mouth', { lean: -2, nod: 4 }),
  ],
}

const IDLE: ReadonlySet<CreaturePose> = new Set<CreaturePose>(['stand', 'sit', 'bow'])

/** What a body says that has nothing else to do; `turn` counts the pages. No paw goes through glass. */
export function attitudeOf(
  pose: CreaturePose,
  feeling: Feeling,
  { turn, isUnderGlass }: { turn: number; isUnderGlass: boolean },
): Attitude | undefined {
  if (!IDLE.has(pose)) return undefined
  return inTurn(ATTITUDES[feeling], turn, (way) => !isUnderGlass || !isAtFace(way))
}

const isAtFace = ({ near, far }: Attitude) => near === 'mouth' || far === 'mouth'
