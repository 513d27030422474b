import type { RigScene } from './rig'

type Stance = {
  near: readonly [number, number]
  far: readonly [number, number]
  legNear: readonly [number, number]
  legFar: readonly [number, number]
  lean?: number
  up?: number
  armsOver?: boolean
  turn?: number
}

const LEGS = { legNear: [-3, 0], legFar: [5, 2] } as const

export const STANCES: Partial<Record<RigScene['pose'], Stance>> & { stand: Stance } = {
  stand: { near: [-34, 2], far: [34, 6], ...LEGS },
  walk: { near: [34, 54], far: [-30, -8], legNear: [-20, -44], legFar: [30, 8], lean: 3 },
  run: { near: [-58, 6], far: [66, 118], legNear: [-34, -80], legFar: [52, 10], lean: 9, up: 10 },
  jump: {
    near: [-104, -138],
    far: [104, 140],
    legNear: [-28, -58],
    legFar: [30, -24],
    up: 34,
  },
  cheer: { near: [-102, -138], far: [102, 140], ...LEGS, lean: -2 },
  wave: { near: [-30, 0], far: [98, 148], ...LEGS },
  point: { near: [-22, 6], far: [92, 96], ...LEGS },
  reach: { near: [-30, 0], far: [118, 138], ...LEGS, lean: 2 },
  climb: {
    near: [62, 104],
    far: [128, 150],
    legNear: [-16, -34],
    legFar: [58, -16],
    lean: 5,
  },
  hold: { near: [14, 76], far: [44, 84], ...LEGS },
  offer: { near: [-16, 10], far: [66, 92], ...LEGS, lean: 5 },
  dance: {
    near: [-96, -140],
    far: [78, 120],
    legNear: [-6, 0],
    legFar: [44, -34],
    lean: -5,
    up: 6,
  },
  listen: { near: [-22, 8], far: [90, 186], ...LEGS, lean: -2 },
  cry: { near: [20, 150], far: [30, 152], ...LEGS, lean: 6, armsOver: true },
  hide: { near: [24, 164], far: [34, 166], ...LEGS, lean: 4, armsOver: true },
  fly: {
    near: [-70, -60],
    far: [112, 118],
    legNear: [-26, -50],
    legFar: [-6, -30],
    lean: 6,
    up: 60,
  },
  swim: {
    near: [-70, -110],
    far: [96, 120],
    legNear: [-30, -56],
    legFar: [10, -30],
    lean: 14,
    up: 34,
  },
  perch: { near: [-14, 20], far: [24, -8], legNear: [64, 4], legFar: [58, 2] },
}
