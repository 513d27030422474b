import { mix } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group, linear, radial } from '#core/display-list'
import type { DisplayList, Gradient, PathNode, RelightFilter } from '#core/display-list'
import { ellipse } from '#core/path'
import { tones } from './light'
import type { Light, Tones } from './light'

/** Light to shade across the shape's own box: every limb, leaf and tower gets its volume. */
export function toneGradient(light: Light, tone: Tones, amount = 1): Gradient {
  const { x, y } = light
  return linear(
    [0.5 + x * 0.55, 0.5 + y * 0.55],
    [0.5 - x * 0.55, 0.5 - y * 0.55],
    [
      { at: 0, color: mix(tone.base, tone.light, amount) },
      { at: 0.5, color: tone.base },
      { at: 1, color: mix(tone.base, tone.shade, amount) },
    ],
  )
}

/** One painted shape of one material, with details clipped to it. */
export function part(shape: {
  light: Light
  d: string
  color: Lab
  /** Folds, strands, freckles: use deep, shade and high at 40 to 70 % opacity. */
  details?: (tone: Tones) => DisplayList
  /** How strong the tone ramp is, 0 flat to 1. */
  volume?: number
}): DisplayList {
  const tone = tones(shape.light, shape.color)
  const base = fill(shape.d, toneGradient(shape.light, tone, shape.volume ?? 1))
  const details = shape.details?.(tone) ?? []
  return details.length ? [base, group(details, { clip: shape.d })] : [base]
}

/** Once per body and once per head (core .55, grain .35): it makes a figure belong to its scene. */
export function relight(
  light: Light,
  { core = 1, grain = 0.72, wobble = 2.5 }: { core?: number; grain?: number; wobble?: number } = {},
): RelightFilter {
  return {
    kind: 'relight',
    x: light.x,
    y: light.y,
    shadow: light.shadow,
    rim: light.rim,
    rimAmount: light.rimAmount,
    core: light.core * core,
    grain,
    wobble,
  }
}

/** Light spilling from a lamp, moon or pearl. Collect many small ones in one blended group. */
export function glow(spot: {
  x: number
  y: number
  radius: number
  color: Lab
  strength?: number
  ry?: number
}): PathNode {
  const { x, y, radius, color, strength = 0.8, ry = radius } = spot
  return fill(
    ellipse(x, y, radius, ry),
    radial([0.5, 0.5], 0.5, [
      { at: 0, color, alpha: strength },
      { at: 0.25, color, alpha: strength * 0.5 },
      { at: 0.55, color, alpha: strength * 0.16 },
      { at: 1, color, alpha: 0 },
    ]),
  )
}

/** The soft dark under feet that keeps a figure on its ground. */
export function contactShadow(spot: {
  x: number
  y: number
  rx: number
  ry?: number
  color: Lab
  strength?: number
}): PathNode {
  const { x, y, rx, ry = rx * 0.17, color, strength = 0.5 } = spot
  return fill(
    ellipse(x, y, rx, ry),
    radial([0.5, 0.5], 0.5, [
      { at: 0, color, alpha: strength },
      { at: 0.6, color, alpha: strength * 0.6 },
      { at: 1, color, alpha: 0 },
    ]),
  )
}
