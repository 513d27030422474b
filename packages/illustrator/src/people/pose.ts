/** Degrees: 0 hangs down, positive swings towards where the figure faces. Upper, then lower. */
export type Bend = readonly [upper: number, lower: number]

/** A place on the head that a hand goes to. */
export type FacePlace = 'mouth' | 'chin' | 'ear' | 'brow' | 'eyes' | 'cheek' | 'head_top' | 'brim'
/** The palm on the ground, this far before its shoulder. */
export interface GroundPlace {
  ahead: number
}
/** Where on the own trunk a hand rests, folded with the other; or the arms are crossed. */
export type TrunkPlace = 'chest' | 'belly' | 'crossed'
/** Where on the own leg a hand rests, when nothing else is for it to do. */
export type LegPlace = 'knee' | 'thigh'
export const isOnLeg = (arm: Arm): arm is LegPlace => arm === 'knee' || arm === 'thigh'
/** On the large wheel of the own chair. */
export type WheelPlace = 'rim'
export type Arm = Bend | FacePlace | GroundPlace | TrunkPlace | LegPlace | WheelPlace

export const HAND_SHAPES = ['relaxed', 'open', 'flat', 'point', 'fist', 'grip'] as const
export type HandShape = (typeof HAND_SHAPES)[number]

export interface Pose {
  near: Arm
  far: Arm
  nearLeg: Bend
  farLeg: Bend
  lean: number
  tilt: number
  /** How high the lowest point is above the ground. */
  lift: number
  /** The whole figure turned, as in flying or lying. */
  rotate: number
  nearHand: HandShape
  farHand: HandShape
  /** Sits on something this many thigh lengths high. */
  seat?: number
  /** Arms that pass before the face or, raised, behind the head. */
  nearArm?: 'over_head' | 'behind_head'
  farArm?: 'over_head' | 'over_body' | undefined
  /** On the bottom: the thighs come forward out of the hips. */
  sits?: boolean
  /** Soles stay flat although the knees are bent. */
  planted?: boolean
  /** One knee on the ground, the other up: skirts hang over both. */
  squats?: boolean
  /** The back is level, seen from its side whatever the view: where a skirt falls below the hips. */
  level?: number | undefined
  /** Nothing touches the ground. */
  airborne?: boolean
  /** Head up against a bent back. */
  chinUp?: number
}

export const pose = (change: Partial<Pose>): Pose => ({
  near: [-14, -2],
  far: [17, 10],
  nearLeg: [-5, -3],
  farLeg: [7, 5],
  lean: 0,
  tilt: 0,
  lift: 0,
  rotate: 0,
  nearHand: 'relaxed',
  farHand: 'relaxed',
  ...change,
})

/** On the heels or on one knee: there is no lap. */
export const isOnHeels = ({ planted, squats, seat }: Pose) =>
  (planted === true || squats === true) && seat === undefined

/** The back of who lies, the hips behind the shoulders. */
export const LYING = -90

/** Legs of who sits on the ground: one stretched out in front, the other knee up, the sole on the ground. */
export const SITTING = { nearLeg: [96, 80], farLeg: [142, 10], sits: true } as const

/** Both knees on the ground, the further one forward, the seat down on the heels. */
export const kneeling = { nearLeg: [64, -88], farLeg: [76, -90], squats: true } as const
