import { HAIR_STYLES, type HairStyle } from '@luciole/contract/character'
import type { HairShape } from './hair-shape'

export type HairLength = 'none' | 'short' | 'chin' | 'long' | 'volume'

const clamp = (value: number) => Math.max(0, Math.min(1, value))
const CURLY = 0.026

/** How much a shape looks like each family of styles. */
function scoreLengths(shape: HairShape): Record<Exclude<HairLength, 'none'>, number> {
  const bumps = clamp(shape.rough / CURLY)
  const curly = Math.min(bumps, clamp(shape.side / 0.4))
  const puffs = shape.top < 0.4 ? shape.puff * (1 - shape.wideSide) : 0
  const long = clamp(
    Math.max(
      shape.shoulder / 0.45,
      shape.looseShoulder / 0.4,
      (shape.looseHanging * (1 - shape.jaw)) / 0.4,
    ),
  )
  const volume = clamp(
    Math.max(
      shape.wideSide * 1.6,
      curly,
      puffs > 0.45 ? 1 : 0,
      Math.min(shape.top * 1.6, bumps * shape.side),
    ),
  )
  const chin = clamp(shape.jaw / 0.4) * (1 - long * 0.7) * (bumps > 0.85 ? 0.5 : 1)
  return {
    volume: shape.shoulder > 0.5 && shape.wideSide < 0.5 ? volume * 0.5 : volume,
    long: shape.wideSide > 0.5 ? long * 0.5 : long,
    chin,
    short: clamp(1 - Math.max(volume, long, chin)) * 0.9 + 0.05,
  }
}

function orderWithin(
  length: Exclude<HairLength, 'none'>,
  shape: HairShape,
  fringe: number,
): HairStyle[] {
  if (length === 'volume') {
    if (shape.puff > 0.4 && shape.top < 0.3 && shape.side < 0.6) return ['puffs', 'curly', 'afro']
    return shape.wideSide > 0.35 || shape.top > 0.6
      ? ['afro', 'curly', 'puffs']
      : ['curly', 'afro', 'puffs']
  }
  if (length === 'long') {
    if (shape.shoulder < 0.3)
      return shape.looseShoulder > 0.3
        ? ['braids', 'locs', 'pigtails', 'long']
        : ['pigtails', 'ponytail', 'braids', 'long']
    if (shape.rough > 0.02) return ['wavy', 'long_curls', 'locs', 'long', 'braids']
    return shape.hanging > 0.6 && shape.side < 0.9
      ? ['long_curls', 'wavy', 'long', 'locs', 'braids']
      : ['long', 'wavy', 'long_curls', 'locs', 'braids']
  }
  if (length === 'chin') return fringe > 0.5 ? ['fringe_bob', 'bob'] : ['bob', 'fringe_bob']
  if (shape.knot > 0.5 && shape.side < 0.3) return ['top_knot', 'bun', 'short', 'ponytail']
  if (shape.temple < 0.15 && shape.rough > 0.008)
    return ['crop', 'undercut', 'short', 'side_part', 'cornrows']
  return ['short', 'side_part', 'ponytail', 'bun', 'crop', 'undercut', 'cornrows']
}

/** Every style we draw, the likeliest first. */
export function rankHairStyles({
  shape,
  fringe,
}: {
  shape: HairShape | undefined
  fringe: number
}): HairStyle[] {
  if (!shape) return [...new Set<HairStyle>(['bald', 'wisp', 'crop', 'short', ...HAIR_STYLES])]
  const scores = scoreLengths(shape)
  const lengths = (['short', 'chin', 'long', 'volume'] as const).toSorted(
    (a, b) => scores[b] - scores[a],
  )
  const ranked = lengths.flatMap((length) => orderWithin(length, shape, fringe))
  return [...new Set([...ranked, ...HAIR_STYLES])]
}

/** How far the best family of styles is ahead of the next. */
export function styleConfidence(shape: HairShape | undefined): number {
  if (!shape) return 0.5
  const [best = 0, next = 0] = Object.values(scoreLengths(shape)).toSorted((a, b) => b - a)
  return clamp(0.25 + (best - next)) * (shape.isSeen ? 1 : 0.5)
}
