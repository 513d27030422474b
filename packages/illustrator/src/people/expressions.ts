import type { Feeling } from '@luciole/contract/scene-brief'

export type MouthShape =
  | 'smile'
  | 'soft_smile'
  | 'open_smile'
  | 'laugh'
  | 'smirk'
  | 'small_o'
  | 'big_o'
  | 'ah'
  | 'wave'
  | 'grimace'
  | 'frown'
  | 'wail'
  | 'firm'
  | 'aside'
  | 'tight'
  | 'tiny'
  | 'pucker'
  | 'tongue'
  | 'yawn'

export interface Expression {
  /** 1 open; below, the upper lid comes down; above 1, wide. */
  open: number
  eyes: 'open' | 'arc' | 'squeezed' | 'closed'
  /** How much the cheek pushes the lower lid up. */
  cheekLift: number
  browRaise: number
  /** Positive: inner ends down, determined; negative: inner ends up, worried. */
  browAngle: number
  /** The far brow alone goes up. */
  browLift: number
  mouth: MouthShape
  blush: number
  iris: number
  /** Where the eyes go when nobody says: x towards the front, y down, -1..1. */
  gaze: readonly [number, number]
  pitch: number
  tears: boolean
  sparkle: boolean
}

const expression = (change: Partial<Expression>): Expression => ({
  open: 1,
  eyes: 'open',
  cheekLift: 0,
  browRaise: 1,
  browAngle: -3,
  browLift: 0,
  mouth: 'smile',
  blush: 1,
  iris: 1,
  gaze: [0.45, 0],
  pitch: 0,
  tears: false,
  sparkle: false,
  ...change,
})

export const EXPRESSIONS: Record<Feeling, Expression> = {
  calm: expression({ open: 0.94, mouth: 'soft_smile' }),
  happy: expression({ browRaise: 3, mouth: 'open_smile', cheekLift: 0.3, blush: 1.15 }),
  joy: expression({ eyes: 'arc', browRaise: 7, browAngle: -5, mouth: 'laugh', blush: 1.35 }),
  giggling: expression({
    eyes: 'squeezed',
    browRaise: 2,
    browAngle: -8,
    mouth: 'open_smile',
    blush: 1.6,
  }),
  tender: expression({
    open: 0.8,
    browRaise: 4,
    browAngle: -12,
    mouth: 'smile',
    cheekLift: 0.5,
    blush: 1.45,
    gaze: [0.5, 0.35],
  }),
  proud: expression({
    open: 0.66,
    browRaise: 7,
    browAngle: 3,
    mouth: 'smirk',
    cheekLift: 0.5,
    blush: 1.3,
    pitch: -0.55,
    gaze: [0.5, -0.1],
  }),
  curious: expression({ open: 1.1, browRaise: 3, browLift: 8, mouth: 'tiny', gaze: [0.8, -0.15] }),
  surprised: expression({
    open: 1.24,
    browRaise: 12,
    browAngle: -5,
    mouth: 'big_o',
    blush: 0.8,
    iris: 0.82,
    gaze: [0.3, 0],
  }),
  awe: expression({
    open: 1.18,
    browRaise: 10,
    browAngle: -9,
    mouth: 'ah',
    iris: 1.12,
    gaze: [0.5, -0.55],
    pitch: -0.3,
    sparkle: true,
  }),
  thinking: expression({
    open: 0.92,
    browRaise: 0,
    browLift: 9,
    browAngle: 6,
    mouth: 'aside',
    gaze: [0.7, -0.9],
  }),
  determined: expression({ open: 0.82, browRaise: -4, browAngle: 17, mouth: 'firm', blush: 0.9 }),
  worried: expression({ open: 1.02, browRaise: 4, browAngle: -20, mouth: 'wave', blush: 0.6 }),
  scared: expression({
    open: 1.26,
    browRaise: 9,
    browAngle: -22,
    mouth: 'grimace',
    blush: 0.35,
    iris: 0.7,
  }),
  sad: expression({
    open: 0.74,
    browRaise: 1,
    browAngle: -22,
    mouth: 'frown',
    blush: 0.6,
    gaze: [0.2, 0.7],
    pitch: 0.4,
  }),
  crying: expression({
    eyes: 'closed',
    browRaise: 2,
    browAngle: -24,
    mouth: 'wail',
    blush: 1.2,
    tears: true,
  }),
  cross: expression({ open: 0.7, browRaise: -6, browAngle: 22, mouth: 'tight', blush: 1.25 }),
  shy: expression({
    open: 0.74,
    browRaise: 4,
    browAngle: -13,
    mouth: 'tiny',
    blush: 2,
    gaze: [-0.75, 0.7],
    pitch: 0.45,
  }),
  sleepy: expression({
    open: 0.4,
    browRaise: 2,
    browAngle: -7,
    mouth: 'yawn',
    gaze: [0.2, 0.4],
    pitch: 0.2,
  }),
  asleep: expression({ eyes: 'closed', browRaise: 0, browAngle: -5, mouth: 'tiny', blush: 1.25 }),
}
