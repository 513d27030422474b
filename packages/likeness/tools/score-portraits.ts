import { type HairStyle, SKIN_STEPS } from '@luciole/contract/character'
import { measureLikeness } from '#measure-likeness'
import { ovalFor } from '#oval'
import { drawPortrait, makeRandom } from './draw-portrait'
import { takePhoto } from './take-photo'

export const AIMS = { skin: 0.9, hairColor: 0.8, hairType: 0.75, glasses: 0.95 } as const
export type Hits = Record<keyof typeof AIMS | 'eyes', number>

/** What a parent would call the same kind of hair. */
const TYPES: Record<string, HairStyle[]> = {
  none: ['bald', 'wisp'],
  short: ['crop', 'short', 'side_part', 'undercut', 'bun', 'top_knot', 'ponytail', 'cornrows'],
  chin: ['bob', 'fringe_bob'],
  long: ['long', 'wavy', 'long_curls', 'braids', 'pigtails', 'locs'],
  volume: ['afro', 'puffs', 'curly'],
}
export const typeOf = (style: HairStyle | undefined) =>
  Object.keys(TYPES).find((type) => style && TYPES[type]?.includes(style)) ?? 'other'

/** CIE lightness, so that the truth does not come from the analyser's colour mathematics. */
function lightnessOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 116 * Math.cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b) - 16
}

export function skinPlaceOf(hex: string): number {
  const steps = SKIN_STEPS.map(lightnessOf)
  const lightness = lightnessOf(hex)
  const next = steps.findIndex((step) => step <= lightness)
  if (next === 0) return 0
  if (next < 0) return steps.length - 1
  const [above = 0, below = 0] = [steps[next - 1], steps[next]]
  return next - 1 + (above - lightness) / (above - below)
}

export async function scorePortraits({
  from,
  count,
  onMiss,
}: {
  from: number
  count: number
  onMiss?: (line: string) => void
}): Promise<Hits> {
  const hits: Hits = { skin: 0, hairColor: 0, hairType: 0, glasses: 0, eyes: 0 }
  let haired = 0
  for (let seed = from; seed < from + count; seed++) {
    const random = makeRandom(seed)
    const portrait = drawPortrait(random)
    const photo = await takePhoto({ portrait, random })
    const seen = measureLikeness({ ...photo, oval: ovalFor(photo) })
    const { truth } = portrait
    const place = skinPlaceOf(truth.skin)
    const isBare = typeOf(truth.hair) === 'none'
    const right = {
      skin: Math.abs(seen.skin - place) <= 1,
      hairColor: isBare || seen.hairColor.slice(0, 2).includes(truth.hairColor),
      hairType: typeOf(seen.hairStyle[0]) === typeOf(truth.hair),
      glasses: seen.glasses === truth.hasGlasses,
      eyes: seen.eyes === truth.eyes,
    }
    if (!isBare) haired++
    for (const trait of Object.keys(right) as (keyof Hits)[])
      if (right[trait] && !(trait === 'hairColor' && isBare)) hits[trait]++
    for (const trait of Object.keys(right) as (keyof Hits)[])
      if (!right[trait])
        onMiss?.(
          `${seed} ${trait}: ${truth.hair} ${truth.hairColor} ${truth.eyes} skin ${place.toFixed(1)} glasses ${truth.hasGlasses} → ${seen.hairStyle[0]} ${seen.hairColor.slice(0, 2).join('/')} ${seen.eyes} ${seen.skin.toFixed(1)} ${seen.glasses}`,
        )
  }
  return {
    skin: hits.skin / count,
    hairColor: hits.hairColor / Math.max(1, haired),
    hairType: hits.hairType / count,
    glasses: hits.glasses / count,
    eyes: hits.eyes / count,
  }
}
