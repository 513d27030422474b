import type { HairStyle } from '@luciole/contract/character'
import type { HairShapes } from './hair-piece'
import { STRAIGHT_FRONT } from './front-straight'
import { TEXTURED_FRONT } from './front-textured'

const FRONT: Record<HairStyle, (slide: number) => HairShapes> = {
  ...STRAIGHT_FRONT,
  ...TEXTURED_FRONT,
}

/** A hair cut as seen from the front (yaw 0) to three-quarter (about .5). */
export const frontHair = (style: HairStyle, yaw: number) => FRONT[style](yaw * 9)
