import { EYE_COLORS, HAIR_COLORS, SKIN_STEPS } from '@luciole/contract/character'
import type { Human } from '@luciole/contract/character'
import { adjust, chromaOf, deltaE, fromHex, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'

/** Skin is continuous between the contract's seven steps. */
export function skinColor(step: number): Lab {
  const place = Math.max(0, Math.min(SKIN_STEPS.length - 1, step))
  const below = Math.floor(place)
  const from = fromHex(SKIN_STEPS[below] ?? SKIN_STEPS[0])
  const to = fromHex(SKIN_STEPS[Math.min(below + 1, SKIN_STEPS.length - 1)] ?? SKIN_STEPS[0])
  return mix(from, to, place - below)
}

export interface Complexion {
  skin: Lab
  hair: Lab
  brow: Lab
  iris: Lab
  blush: Lab
  freckle: Lab
  nose: Lab
  lip: Lab
  accent: Lab
}

export function complexionOf(human: Human): Complexion {
  const skin = skinColor(human.skin)
  const hair = hairColor(human, skin)
  const isDark = skin[0] < 0.56
  return {
    skin,
    hair,
    brow: adjust(hair, hair[0] > 0.6 ? -0.2 : -0.05),
    iris: fromHex(EYE_COLORS[human.eyes]),
    blush: mix(skin, oklch(isDark ? 0.55 : 0.64, 0.19, isDark ? 24 : 22), 0.6),
    freckle: mix(skin, oklch(0.42, 0.1, 45), 0.5),
    nose: mix(skin, oklch(0.55, 0.16, 28), 0.3),
    lip: mix(adjust(skin, -0.2), oklch(isDark ? 0.38 : 0.46, isDark ? 0.09 : 0.14, 20), 0.62),
    accent: fromHex(human.accent),
  }
}

/** Hair as fair or as brown as the skin would vanish into it. */
function hairColor(human: Human, skin: Lab): Lab {
  const hair = fromHex(HAIR_COLORS[human.hairColor])
  if (deltaE(hair, skin) >= 0.09) return hair
  return adjust(hair, hair[0] > skin[0] ? 0.07 : -0.08)
}

/** Clothes never come near the skin they lie on: the figure would look undressed. */
export const GARMENT_CONTRAST = 0.12

/** White cloth on the palest skin takes a tint; made darker it would only look dirty. */
const TINTS = [
  oklch(0.985, 0.012, 95),
  oklch(0.91, 0.14, 96),
  oklch(0.84, 0.1, 228),
  oklch(0.84, 0.115, 158),
]

export function awayFromSkin(color: Lab, skin: Lab): Lab {
  if (deltaE(color, skin) >= GARMENT_CONTRAST) return color
  const isNearlyWhite = color[0] > 0.8 && chromaOf(color) < 0.07
  if (isNearlyWhite) {
    const tint = TINTS.toSorted((one, other) => deltaE(one, color) - deltaE(other, color)).find(
      (candidate) => deltaE(candidate, skin) >= GARMENT_CONTRAST,
    )
    if (tint) return tint
  }
  const turns = [0.06, -0.06, 0.1, -0.1, 0.14, -0.14, 0.19, -0.19, 0.25, -0.25]
  for (const lighter of turns) {
    const moved = adjust(color, lighter, 1.15)
    const isInRange = moved[0] > 0.24 && moved[0] < 0.97
    if (isInRange && deltaE(moved, skin) >= GARMENT_CONTRAST) return moved
  }
  return skin[0] > 0.6 ? oklch(0.42, 0.09, 255) : oklch(0.9, 0.04, 85)
}
