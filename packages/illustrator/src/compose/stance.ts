import type { Character } from '@luciole/contract/character'
import type { SceneBrief, Shot } from '@luciole/contract/scene-brief'

/** How large figures are against their place, and how far back they stand, 0 far … 1 near. */
export interface Stance {
  size: number
  depth: readonly [number, number]
}

/** From below one stands tall and close; from above small, with the ground all around. */
export const stanceOf = (shot: Shot): Stance => STANCES[shot] ?? { size: 1, depth: [0, 1] }
/** A giant is at home among a giant's things, and everybody else is small there. */
export const AT_A_GIANTS = 0.66
export const stanceIn = ({ isGiants }: SceneBrief, shot: Shot): Stance => {
  const { size, depth } = stanceOf(shot)
  return { size: isGiants ? size * AT_A_GIANTS : size, depth }
}
/** Whose place it is towers over the others there. */
const GIANT = 1.5
const LEAST_GIANT = 1.3
export const sizeAtHome = (character: Character, { isGiants }: SceneBrief) =>
  isGiants && 'scale' in character && (character.scale ?? 1) >= LEAST_GIANT ? GIANT : 1
/** Where people are tiny in a big world, who is as long as a street is a part of that world. */
const LOOMS = 2.1
const LOOMING = { scale: 1.4, height: 300 }
export const sizeAfar = (character: Character, height: number, { shot }: SceneBrief) =>
  shot === 'tiny' &&
  character.kind === 'animal' &&
  character.scale >= LOOMING.scale &&
  height >= LOOMING.height
    ? LOOMS
    : 1
const STANCES: Partial<Record<Shot, Stance>> = {
  tiny: { size: 0.6, depth: [0, 0.3] },
  low: { size: 1.24, depth: [0, 0.5] },
  high: { size: 0.74, depth: [0, 0.85] },
}
