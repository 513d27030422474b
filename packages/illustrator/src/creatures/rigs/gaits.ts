import type { Attitude } from '#creatures/attitudes'
import type { RigScene } from './rig'

type Gait = {
  foreNear: readonly [number, number]
  foreFar: readonly [number, number]
  hindNear: readonly [number, number, number]
  hindFar: readonly [number, number, number]
  air?: number
  pitch?: number
}

export const GAITS: Partial<Record<RigScene['pose'], Gait>> & { stand: Gait } = {
  stand: { foreNear: [-5, 3], foreFar: [9, 4], hindNear: [22, -32, 4], hindFar: [36, -22, 8] },
  walk: {
    foreNear: [-26, -16],
    foreFar: [36, -14],
    hindNear: [46, -12, 20],
    hindFar: [4, -44, -22],
    pitch: -1,
  },
  run: {
    foreNear: [62, 40],
    foreFar: [80, 74],
    hindNear: [-14, -62, -52],
    hindFar: [8, -78, -70],
    air: 22,
    pitch: -5,
  },
  jump: {
    foreNear: [48, -20],
    foreFar: [70, 10],
    hindNear: [-8, -60, -40],
    hindFar: [12, -74, -52],
    air: 46,
    pitch: -12,
  },
  swim: {
    foreNear: [30, 66],
    foreFar: [-16, 34],
    hindNear: [-16, -58, -60],
    hindFar: [14, -70, -76],
    air: 30,
    pitch: -4,
  },
  fly: {
    foreNear: [40, -30],
    foreFar: [58, -10],
    hindNear: [-20, -64, -60],
    hindFar: [4, -76, -70],
    air: 60,
    pitch: -8,
  },
  wave: { foreNear: [-4, 3], foreFar: [74, 138], hindNear: [24, -32, 4], hindFar: [38, -22, 8] },
  offer: { foreNear: [-4, 3], foreFar: [62, 88], hindNear: [24, -32, 4], hindFar: [38, -22, 8] },
  cheer: {
    foreNear: [66, 20],
    foreFar: [92, 46],
    hindNear: [34, -34, 6],
    hindFar: [46, -22, 10],
    pitch: -24,
  },
  dance: {
    foreNear: [-10, 6],
    foreFar: [60, -20],
    hindNear: [40, -34, 4],
    hindFar: [6, -46, -20],
    pitch: -5,
  },
}

/** On four legs: a paw that would be up is lifted, and the chest goes with the lean. */
export function standingBy({ far, lean }: Attitude): Gait {
  const isPawUp = typeof far === 'string' ? far === 'mouth' : far[1] > 70
  const back = Math.max(0, -lean)
  return {
    foreNear: [-5 + back, 3 + back],
    foreFar: isPawUp ? [52, -34] : [9 + back, 4 + back],
    hindNear: [22 + back, -32, 4],
    hindFar: [36 + back, -22, 8],
    pitch: Math.min(0, lean) * 0.55,
  }
}
