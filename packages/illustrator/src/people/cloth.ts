import type { Point } from '#core/geometry'
import type { Lab } from '#core/color'
import { tones } from '#light/light'
import type { Tones } from '#light/light'
import type { Trunk } from './trunk-shape'

/** A piece of cloth on a trunk, with what its details need to know. */
export interface Cloth {
  trunk: Trunk
  tone: Tones
  hem: number
  at: (u: number, v: number) => Point
  /** The middle of the front as it is seen. */
  mid: number
  s: number
  h: number
  isBack: boolean
  detail: Tones
}

export const cream = (trunk: Trunk): Lab => tones(trunk.paint.light, [0.94, 0.002, 0.02]).base
