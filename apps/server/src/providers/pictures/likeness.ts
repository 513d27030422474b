import { HAIR_COLORS, type Character } from '@luciole/contract/character'

const NEAR = 70
/** A colour our drawing hardly shows is no proof of anything. */
const WORTH_SEEING = 0.004
const KEPT_SHARE = 0.3
/** Of their main colour; a smaller hero, in a wide world, is told by none: a night is as dark as hair. */
const LARGE_ENOUGH = 0.01
/** Of two colours both, of three two: one may be lost in the light, no more. */
const MOST_KEPT = 0.6

type Rgb = readonly [number, number, number]
const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

/** What somebody is known by: clothes and hair, or a coat; what covers most of them first. */
export const keyColors = (character: Character): string[] =>
  character.kind === 'human'
    ? [character.colors[0], HAIR_COLORS[character.hairColor], character.accent]
    : [character.coat, character.accent].filter((color) => color !== undefined)

function shareOf({ sample, color }: { sample: Uint8Array; color: Rgb }): number {
  let near = 0
  for (let at = 0; at + 2 < sample.length; at += 3) {
    const distance = Math.hypot(
      (sample[at] ?? 0) - color[0],
      (sample[at + 1] ?? 0) - color[1],
      (sample[at + 2] ?? 0) - color[2],
    )
    if (distance < NEAR) near += 1
  }
  return near / (sample.length / 3)
}

/** Whether the colours of the hero’s sheet that our drawing shows are in the other picture too. */
export function isAlike({
  own,
  live,
  colors,
}: {
  own: Uint8Array
  live: Uint8Array
  colors: readonly string[]
}): boolean {
  const known = colors.map(rgbOf)
  const [main] = known
  if (main && shareOf({ sample: own, color: main }) < LARGE_ENOUGH) return true
  const shown = known.filter((color) => shareOf({ sample: own, color }) >= WORTH_SEEING)
  const kept = shown.filter(
    (color) => shareOf({ sample: live, color }) >= KEPT_SHARE * shareOf({ sample: own, color }),
  )
  return kept.length >= shown.length * MOST_KEPT
}
