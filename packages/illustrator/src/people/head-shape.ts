import type { Human } from '@luciole/contract/character'
import type { Lab } from '#core/color'
import { mix } from '#core/color'
import { clamp } from '#core/geometry'
import { tones, underLight } from '#light/light'
import type { Light, Tones } from '#light/light'
import { complexionOf } from './complexion'
import type { Complexion } from './complexion'
import type { Expression } from './expressions'
import { isAdultAge } from './proportions'
import { oklch } from '#core/color'

/** What every piece of a head needs to know. A head is 100 high, its centre is 0,0. */
export interface HeadContext {
  human: Human
  light: Light
  /** 0 looks at us, about .5 is three-quarter. */
  yaw: number
  /** -1 looks up, 1 looks down. */
  pitch: number
  gaze: readonly [number, number]
  expression: Expression
  complexion: Complexion
  skin: Tones
  isAdult: boolean
  isElder: boolean
  /** Babies have lower, wider features; adults narrower, higher ones. */
  face: {
    width: number
    eyeY: number
    eyeX: number
    eyeScale: number
    mouthY: number
    noseY: number
    jaw: number
    /** 1 in the youngest: a skull as wide as it is high. */
    round: number
  }
  ink: Lab
}

function faceOf(age: number, isMan: boolean): HeadContext['face'] {
  if (isAdultAge(age))
    return {
      width: 0.87,
      eyeY: 1,
      eyeX: 19.4,
      eyeScale: 0.76,
      mouthY: 31,
      noseY: 17,
      jaw: isMan ? 5 : 1,
      round: 0,
    }
  const grown = Math.min(1, Math.max(0, (age - 1) / 11))
  return {
    width: 1.02 - grown * 0.07,
    eyeY: 10 - grown * 5,
    eyeX: 21.5 - grown * 1.2,
    eyeScale: 1.04 - grown * 0.14,
    mouthY: 36 - grown * 2,
    noseY: 21 - grown * 1.5,
    jaw: 0,
    round: clamp((ROUND_UNTIL_YEARS - age) / 4, 0, 1),
  }
}
const ROUND_UNTIL_YEARS = 7

export function headContext(options: {
  human: Human
  light: Light
  yaw: number
  pitch: number
  gaze: readonly [number, number]
  expression: Expression
}): HeadContext {
  const { human, light } = options
  const complexion = complexionOf(human)
  const skin = tones(light, complexion.skin)
  return {
    ...options,
    complexion,
    skin,
    isAdult: isAdultAge(human.age),
    isElder: human.age >= 60,
    face: faceOf(human.age, human.sex === 'male'),
    ink: mix(underLight(light, oklch(0.24, 0.04, 40)), skin.deep, 0.15),
  }
}

/** Where a feature of the given depth slides to when the head turns and nods. */
export const slideX = (head: HeadContext, depth: number) => head.yaw * depth
export const slideY = (head: HeadContext, depth = 1) => head.pitch * 6.5 * depth

export const eyeCenter = (head: HeadContext, side: -1 | 1): readonly [number, number] => [
  side * head.face.eyeX * head.face.width + slideX(head, 14),
  head.face.eyeY + slideY(head),
]

/** The far eye is seen a little narrower. */
export const narrowing = (head: HeadContext, side: -1 | 1) => (side > 0 ? 1 - head.yaw * 0.16 : 1)
