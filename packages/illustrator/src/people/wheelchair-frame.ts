import type { Character, Human } from '@luciole/contract/character'
import { adjust, chromaOf, deltaE, fromHex, oklch } from '#core/color'
import type { Lab } from '#core/color'
import type { Point } from '#core/geometry'
import type { Proportions } from './proportions'
import type { Skeleton, View } from './skeleton'
import { clothesOf } from './wardrobe'

export const isOnWheels = (character: Character): character is Human =>
  character.kind === 'human' && character.wheelchair

/** How a chair is built around who sits in it. */
export interface ChairFrame {
  /** Of the large wheels: how high, and how wide they are seen. */
  radius: number
  wide: number
  near: Point
  far: Point
  caster: number
  tube: number
  /** Where the back and the seat meet, on the near side. */
  corner: Point
  backTop: number
  /** Under the thighs. */
  seat: number
  cushion: number
  /** Under the soles. */
  plate: number
  /** From the near side of the chair to the far one. */
  across: Point
}

type Sitter = Pick<Skeleton, 'hip' | 'nearLeg' | 'farLeg'>

/** How far the hip is before the back of the seat, in hips, and the axle before it, in radii. */
const SIDES = {
  three_quarter: { back: 1.06, axle: 0.08, wide: 0.86 },
  profile: { back: 0.6, axle: 0.3, wide: 0.97 },
} as const

const RADIUS = 0.62

export function chairFrame(
  { hip: [x, y], nearLeg, farLeg }: Sitter,
  measures: Proportions,
  view: View,
): ChairFrame {
  const radius = -y * RADIUS
  const cushion = radius * 0.2
  const seat = y + measures.legWidth * 0.9
  const shared = {
    radius,
    caster: radius * 0.24,
    tube: radius * 0.066,
    seat,
    cushion,
    backTop: y - measures.torso * 0.5,
    plate: nearLeg.end[1] + 12 * measures.foot,
  }
  if (view === 'front' || view === 'back') {
    const half = measures.hip * 1.16 + radius * 0.1
    return {
      ...shared,
      wide: radius * 0.15,
      near: [x - half, -radius],
      far: [x + half, -radius],
      corner: [x - measures.hip * 1.1, seat + cushion],
      across: [measures.hip * 2.2, 0],
    }
  }
  const side = SIDES[view]
  const back = x - measures.hip * side.back - radius * 0.13
  const near: Point = [back + radius * side.axle, -radius]
  const across: Point = [(farLeg.start[0] - nearLeg.start[0]) * 1.5 + radius * 0.12, -radius * 0.07]
  return {
    ...shared,
    wide: radius * side.wide,
    near,
    far: [near[0] + across[0], near[1] + across[1]],
    corner: [back, seat + cushion],
    across,
  }
}

/** The wrist of a hand that has hold of the near or the far wheel; seen from before or behind, on its outer side. */
export function rimPoint({ near, far, radius, wide }: ChairFrame, side: -1 | 1): Point {
  const [x, y] = side < 0 ? near : far
  return wide < radius / 2
    ? [x + side * wide, y - radius * 0.72]
    : [x + wide * 0.08, y - radius * 0.84]
}

/** What of a chair is outside the body in it: wheels on the ground, the handle behind. */
export const outerPoints = ({ near, far, wide, radius, corner, backTop }: ChairFrame): Point[] => [
  [near[0] - wide, 0],
  [far[0] + wide, 0],
  [corner[0] - radius * HANDLE, backTop],
]
/** How far behind the back its handle ends, in radii. */
export const HANDLE = 0.48

const BRIGHT: readonly Lab[] = [
  oklch(0.7, 0.15, 195),
  oklch(0.8, 0.16, 85),
  oklch(0.66, 0.2, 25),
  oklch(0.76, 0.18, 135),
]
const APART = 0.2

/** The colour the child likes, bright; or, where clothes are of that colour, one that shows before them. */
export function frameColor(human: Human): Lab {
  const clothes = clothesOf(human)
  const liked = fromHex(human.accent)
  const bright = adjust(liked, Math.max(0, 0.68 - liked[0]), Math.max(1, 0.15 / chromaOf(liked)))
  const apart = (color: Lab) =>
    Math.min(...[clothes.top, clothes.bottom].map((cloth) => deltaE(color, cloth)))
  const [best] = BRIGHT.toSorted((one, other) => apart(other) - apart(one))
  return apart(bright) >= APART ? bright : (best ?? bright)
}
