import type { EyeColor, HairColor, HairStyle } from '@luciole/contract/character'
import { measureEyes } from './eyes'
import { makeFaceGrid, type Photo } from './face-grid'
import { findGlasses } from './glasses'
import { measureHairTone, rankHairColors } from './hair-color'
import { measureHairShape } from './hair-shape'
import { rankHairStyles, styleConfidence } from './hair-style'
import type { Lab } from './oklab'
import { ovalFor, type Oval } from './oval'
import { measureSkin, placeSkin } from './skin'

export const TRAITS = ['skin', 'hairColor', 'hairStyle', 'eyes', 'glasses'] as const
export type Trait = (typeof TRAITS)[number]

/** Numbers only: nothing from which the photo could be made again. */
export type Likeness = {
  /** 0 the palest to 6 the darkest, any place between. */
  skin: number
  /** The likeliest first. */
  hairColor: HairColor[]
  hairStyle: HairStyle[]
  eyes: EyeColor
  glasses: boolean
  /** 0 to 1. */
  confidence: Record<Trait, number>
  /** What could not be seen well, to be said to the parent. */
  unseen: Trait[]
}

const UNSEEN_BELOW = 0.22
const BROWN: Lab = [0.35, 0.02, 0.03]
const EYE_WHITE = 0.92

/** The white of the eye tells how bright the picture is; it is trusted a little, not wholly. */
const exposureFrom = (white: number | undefined) =>
  white ? Math.min(1.1, Math.max(0.95, (EYE_WHITE / white) ** 0.8)) : 1

/** Traits from a face in an oval. No face is detected, known again or kept. */
export function measureLikeness({ oval, ...photo }: Photo & { oval?: Oval }): Likeness {
  const grid = makeFaceGrid({ ...photo, oval: oval ?? ovalFor(photo) })
  const skin = measureSkin(grid)
  if (!skin) return nothingSeen()
  const hair = measureHairTone({ grid, skin: skin.color })
  const shape = hair.color
    ? measureHairShape({ grid, skin: skin.color, hair: hair.color })
    : undefined
  const eyes = measureEyes(grid)
  const exposure = exposureFrom(eyes.white)
  const glasses = findGlasses({ grid, skin: skin.color })
  const confidence: Likeness['confidence'] = {
    skin: skin.confidence,
    hairColor: hair.color ? hair.confidence : 0,
    hairStyle: Math.min(
      styleConfidence(shape),
      hair.color ? hair.confidence + 0.3 : hair.confidence,
    ),
    eyes: eyes.confidence,
    glasses: glasses.confidence,
  }
  return {
    skin: placeSkin({ color: skin.color, exposure }),
    hairColor: rankHairColors({ color: hair.color ?? BROWN, exposure }),
    hairStyle: rankHairStyles({ shape, fringe: hair.fringe }),
    eyes: eyes.color,
    glasses: glasses.has,
    confidence,
    unseen: TRAITS.filter((trait) => confidence[trait] < UNSEEN_BELOW),
  }
}

function nothingSeen(): Likeness {
  return {
    skin: 2,
    hairColor: rankHairColors({ color: BROWN, exposure: 1 }),
    hairStyle: rankHairStyles({ shape: undefined, fringe: 0 }),
    eyes: 'brown',
    glasses: false,
    confidence: { skin: 0, hairColor: 0, hairStyle: 0, eyes: 0, glasses: 0 },
    unseen: [...TRAITS],
  }
}
