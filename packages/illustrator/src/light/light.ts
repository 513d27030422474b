import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'

/** One light tells the story. */
export interface Light {
  /** Unit vector towards the light; negative y is above. */
  x: number
  y: number
  key: Lab
  shadow: Lab
  ambient: Lab
  ambientAmount: number
  exposure: number
  rim: Lab
  rimAmount: number
  /** Depth of the core shadow of the relight filter. */
  core: number
  /** What a clock says in it: hours since midnight. */
  clock?: number
  /** What is drawn in it is seen the other way round: a clock's face must not be. */
  isMirrored?: boolean
}

export const NEUTRAL_LIGHT: Light = {
  x: -0.6,
  y: -0.8,
  key: oklch(0.95, 0.05, 85),
  shadow: oklch(0.6, 0.1, 15),
  ambient: oklch(0.9, 0.02, 90),
  ambientAmount: 0.05,
  exposure: 1,
  rim: oklch(0.97, 0.07, 85),
  rimAmount: 0.35,
  core: 0.42,
}

/** The light as a mirrored or turned figure meets it in its own space. */
export function lightInside(
  light: Light,
  { flip = false, rotate = 0 }: { flip?: boolean; rotate?: number },
): Light {
  const angle = (-rotate * Math.PI) / 180
  const x = flip ? -light.x : light.x
  return {
    ...light,
    x: x * Math.cos(angle) - light.y * Math.sin(angle),
    y: x * Math.sin(angle) + light.y * Math.cos(angle),
    ...(flip ? { isMirrored: !light.isMirrored } : {}),
  }
}

const GOLD = oklch(0.85, 0.15, 88)
/** Whoever a great light has come over is gold all over, and known all the same. */
export const gilded = (light: Light): Light => ({
  ...light,
  key: oklch(0.98, 0.11, 95),
  shadow: oklch(0.6, 0.13, 65),
  ambient: GOLD,
  ambientAmount: 0.64,
  exposure: Math.max(light.exposure, 1.02),
  rim: oklch(0.97, 0.13, 92),
  rimAmount: 0.9,
})

/** Pale skin under a violet shadow turns lilac-grey: warm its shadow, calm its core. */
export function lightForPaleSkin(light: Light): Light {
  const isStrong = light.core > 0.45
  return {
    ...light,
    shadow: mix(light.shadow, isStrong ? oklch(0.52, 0.14, 352) : oklch(0.66, 0.15, 28), 0.5),
    ambientAmount: light.ambientAmount * 0.5,
    core: light.core * (isStrong ? 0.8 : 0.9),
  }
}

export function underLight(light: Light, color: Lab): Lab {
  const lit = mix(color, light.ambient, light.ambientAmount)
  return [lit[0] * light.exposure, lit[1], lit[2]]
}

/** The five tones of one material under one light, brightest to darkest. */
export interface Tones {
  high: Lab
  light: Lab
  base: Lab
  shade: Lab
  deep: Lab
}

export function tones(light: Light, color: Lab): Tones {
  const base = underLight(light, color)
  return {
    high: mix(adjust(base, 0.1), light.key, 0.3),
    light: mix(adjust(base, 0.055, 1.02), light.key, 0.14),
    base,
    shade: mix(adjust(base, -0.075, 1.05), light.shadow, 0.2),
    deep: mix(adjust(base, -0.16, 1.08), light.shadow, 0.3),
  }
}
