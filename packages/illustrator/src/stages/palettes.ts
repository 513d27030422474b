import { oklch as o } from '#core/color'
import type { Lab } from '#core/color'
import type { Light } from '#light/light'
import type { CastLight } from '#light/rigs'

/** The authored colours of one hour outdoors. */
export interface Palette {
  sky: readonly [Lab, Lab, Lab, Lab]
  haze: Lab
  ground: readonly [Lab, Lab, Lab]
  grass: readonly [Lab, Lab]
  leaf: Lab
  bark: Lab
  orb: Lab
  glow: Lab
  front: readonly [Lab, Lab]
  water: readonly [Lab, Lab]
  scenery: Pick<Light, 'x' | 'y' | 'key' | 'shadow' | 'ambient' | 'ambientAmount' | 'exposure'>
  cast: CastLight
  stars: number
  bloom: number
  vignette: number
}
export type Hour = 'dawn' | 'day' | 'golden' | 'dusk' | 'nightfall' | 'night'

const scenery = (
  [x, y]: readonly [number, number],
  key: Lab,
  shadow: Lab,
  ambient: Lab,
  ambientAmount: number,
  exposure: number,
): Palette['scenery'] => ({ x, y, key, shadow, ambient, ambientAmount, exposure })

export const PALETTES: Record<Hour, Palette> = {
  dawn: {
    sky: [o(0.66, 0.085, 268), o(0.78, 0.085, 330), o(0.88, 0.08, 25), o(0.95, 0.06, 70)],
    haze: o(0.86, 0.06, 10),
    ground: [o(0.74, 0.095, 138), o(0.58, 0.095, 158), o(0.38, 0.08, 195)],
    grass: [o(0.83, 0.11, 122), o(0.5, 0.09, 165)],
    leaf: o(0.55, 0.09, 155),
    bark: o(0.45, 0.055, 20),
    orb: o(0.99, 0.035, 70),
    glow: o(0.93, 0.1, 35),
    front: [o(0.38, 0.075, 200), o(0.28, 0.07, 220)],
    water: [o(0.88, 0.07, 20), o(0.58, 0.09, 255)],
    scenery: scenery(
      [-0.66, -0.5],
      o(0.95, 0.07, 35),
      o(0.46, 0.1, 290),
      o(0.86, 0.06, 350),
      0.14,
      0.98,
    ),
    cast: 'dawn',
    stars: 0,
    bloom: 0.36,
    vignette: 0.26,
  },
  day: {
    sky: [o(0.7, 0.105, 242), o(0.8, 0.085, 230), o(0.9, 0.05, 212), o(0.965, 0.035, 105)],
    haze: o(0.89, 0.045, 195),
    ground: [o(0.8, 0.135, 122), o(0.66, 0.135, 138), o(0.44, 0.1, 158)],
    grass: [o(0.88, 0.14, 118), o(0.56, 0.12, 147)],
    leaf: o(0.6, 0.125, 140),
    bark: o(0.48, 0.06, 48),
    orb: o(0.99, 0.05, 98),
    glow: o(0.97, 0.08, 95),
    front: [o(0.4, 0.09, 158), o(0.3, 0.08, 175)],
    water: [o(0.82, 0.075, 212), o(0.55, 0.11, 240)],
    scenery: scenery(
      [-0.5, -0.8],
      o(0.98, 0.06, 95),
      o(0.45, 0.09, 262),
      o(0.9, 0.03, 220),
      0.08,
      1,
    ),
    cast: 'day',
    stars: 0,
    bloom: 0.28,
    vignette: 0.2,
  },
  golden: {
    sky: [o(0.62, 0.1, 285), o(0.74, 0.1, 330), o(0.84, 0.11, 42), o(0.95, 0.09, 90)],
    haze: o(0.85, 0.09, 55),
    ground: [o(0.75, 0.13, 105), o(0.56, 0.12, 130), o(0.36, 0.09, 160)],
    grass: [o(0.85, 0.14, 100), o(0.5, 0.11, 140)],
    leaf: o(0.55, 0.11, 125),
    bark: o(0.42, 0.06, 40),
    orb: o(0.97, 0.09, 86),
    glow: o(0.93, 0.14, 75),
    front: [o(0.36, 0.08, 155), o(0.26, 0.07, 170)],
    water: [o(0.9, 0.08, 60), o(0.55, 0.11, 300)],
    scenery: scenery(
      [0.62, -0.62],
      o(0.95, 0.1, 75),
      o(0.42, 0.11, 305),
      o(0.84, 0.08, 60),
      0.14,
      0.98,
    ),
    cast: 'golden',
    stars: 0,
    bloom: 0.38,
    vignette: 0.28,
  },
  dusk: {
    sky: [o(0.4, 0.1, 285), o(0.6, 0.12, 325), o(0.78, 0.12, 40), o(0.89, 0.1, 75)],
    haze: o(0.7, 0.095, 35),
    ground: [o(0.55, 0.085, 125), o(0.42, 0.08, 150), o(0.26, 0.065, 255)],
    grass: [o(0.62, 0.11, 115), o(0.36, 0.075, 170)],
    leaf: o(0.42, 0.08, 140),
    bark: o(0.4, 0.06, 35),
    orb: o(0.97, 0.04, 90),
    glow: o(0.9, 0.13, 65),
    front: [o(0.3, 0.07, 270), o(0.18, 0.06, 290)],
    water: [o(0.75, 0.09, 45), o(0.42, 0.1, 290)],
    scenery: scenery([0.7, -0.4], o(0.93, 0.11, 62), o(0.32, 0.1, 295), o(0.6, 0.1, 25), 0.2, 0.9),
    cast: 'dusk',
    stars: 0.15,
    bloom: 0.42,
    vignette: 0.34,
  },
  nightfall: {
    sky: [o(0.26, 0.085, 282), o(0.42, 0.11, 300), o(0.6, 0.12, 345), o(0.78, 0.1, 45)],
    haze: o(0.57, 0.095, 335),
    ground: [o(0.42, 0.07, 170), o(0.31, 0.07, 200), o(0.19, 0.06, 270)],
    grass: [o(0.52, 0.09, 155), o(0.3, 0.07, 210)],
    leaf: o(0.38, 0.075, 172),
    bark: o(0.38, 0.06, 35),
    orb: o(0.97, 0.04, 90),
    glow: o(0.78, 0.12, 20),
    front: [o(0.25, 0.07, 275), o(0.14, 0.05, 285)],
    water: [o(0.62, 0.1, 345), o(0.32, 0.1, 275)],
    scenery: scenery(
      [-0.45, -0.8],
      o(0.88, 0.08, 40),
      o(0.23, 0.09, 288),
      o(0.42, 0.1, 310),
      0.26,
      0.82,
    ),
    cast: 'nightfall',
    stars: 0.6,
    bloom: 0.46,
    vignette: 0.38,
  },
  night: {
    sky: [o(0.19, 0.06, 275), o(0.3, 0.08, 255), o(0.45, 0.085, 215), o(0.56, 0.085, 195)],
    haze: o(0.48, 0.08, 205),
    ground: [o(0.43, 0.075, 185), o(0.33, 0.07, 210), o(0.2, 0.06, 262)],
    grass: [o(0.55, 0.095, 168), o(0.33, 0.075, 212)],
    leaf: o(0.45, 0.085, 185),
    bark: o(0.42, 0.06, 38),
    orb: o(0.97, 0.035, 100),
    glow: o(0.72, 0.1, 200),
    front: [o(0.24, 0.06, 245), o(0.12, 0.04, 275)],
    water: [o(0.5, 0.085, 205), o(0.27, 0.08, 255)],
    scenery: scenery(
      [0.35, -0.9],
      o(0.8, 0.07, 195),
      o(0.2, 0.07, 280),
      o(0.3, 0.08, 255),
      0.3,
      0.84,
    ),
    cast: 'moon',
    stars: 1,
    bloom: 0.48,
    vignette: 0.4,
  },
}

/** The sea's own hours: surface, upper, middle, deep, then sand. */
export const SEA_HOURS: Record<Hour, readonly [Lab, Lab, Lab, Lab]> = {
  dawn: [o(0.88, 0.075, 25), o(0.76, 0.07, 190), o(0.56, 0.095, 222), o(0.36, 0.09, 262)],
  day: [o(0.86, 0.09, 190), o(0.74, 0.11, 200), o(0.55, 0.11, 220), o(0.36, 0.1, 250)],
  golden: [o(0.91, 0.1, 95), o(0.77, 0.1, 165), o(0.55, 0.1, 205), o(0.35, 0.09, 250)],
  dusk: [o(0.74, 0.1, 350), o(0.57, 0.1, 300), o(0.43, 0.1, 265), o(0.29, 0.09, 270)],
  nightfall: [o(0.56, 0.11, 320), o(0.44, 0.11, 285), o(0.33, 0.1, 270), o(0.22, 0.08, 275)],
  night: [o(0.5, 0.09, 205), o(0.38, 0.09, 230), o(0.28, 0.085, 255), o(0.19, 0.065, 272)],
}
