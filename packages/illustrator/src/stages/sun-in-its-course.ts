import { mix, oklch as o } from '#core/color'
import type { Lab } from '#core/color'
import { lerp } from '#core/geometry'
import type { Light } from '#light/light'
import { CAST_LIGHTS } from '#light/rigs'
import { PALETTES } from './palettes'
import type { Hour, Palette } from './palettes'

/** How much a day is like its morning, below nothing, or like its evening, page by page: it is never one long noon. */
const COURSE = [-1, -0.6, -0.2, 0.1, 0.4, 0.65, 0.85, 1] as const
/** Of the low sun: what is left is for dawn and for the golden hour. */
const OF_THE_LIGHT = 0.55

type Turned = Pick<Palette, 'sky' | 'haze' | 'ground' | 'grass' | 'leaf' | 'water' | 'glow'>

/** Where the sun has come to, after so many pages by day without a night between. */
export function courseOf(hours: readonly Hour[]): number {
  const since = hours.length - 1 - hours.findLastIndex((hour) => hour !== 'day')
  return COURSE[Math.min(since, COURSE.length - 1)] ?? 0
}

function between<Kind extends object>(from: Kind, to: Kind, share: number): Kind {
  const mixed = (one: unknown, other: unknown): unknown => {
    if (typeof one === 'number') return lerp(one, Number(other), share)
    if (!Array.isArray(one) || !Array.isArray(other)) return one
    return typeof one[0] === 'number'
      ? mix(one as unknown as Lab, other as unknown as Lab, share)
      : one.map((each, i) => mixed(each, other[i]))
  }
  return Object.fromEntries(
    Object.entries(to).map(([name, one]) => [name, mixed(from[name as keyof Kind], one)]),
  ) as Kind
}

/** The sky stays blue above; what is low in it, and what the sun falls on, turns. */
const MORNING: Turned = {
  sky: [o(0.72, 0.085, 252), o(0.84, 0.055, 262), o(0.925, 0.06, 5), o(0.97, 0.06, 65)],
  haze: o(0.91, 0.045, 350),
  ground: [o(0.8, 0.11, 128), o(0.63, 0.115, 148), o(0.41, 0.09, 175)],
  grass: [o(0.88, 0.12, 120), o(0.54, 0.1, 155)],
  leaf: o(0.59, 0.1, 150),
  water: [o(0.9, 0.055, 350), o(0.6, 0.095, 245)],
  glow: o(0.95, 0.1, 55),
}
const EVENING: Turned = {
  sky: [o(0.68, 0.1, 248), o(0.82, 0.06, 235), o(0.93, 0.075, 85), o(0.955, 0.11, 80)],
  haze: o(0.91, 0.07, 88),
  ground: [o(0.82, 0.145, 108), o(0.66, 0.14, 126), o(0.42, 0.1, 150)],
  grass: [o(0.9, 0.155, 105), o(0.57, 0.125, 138)],
  leaf: o(0.62, 0.13, 122),
  water: [o(0.9, 0.075, 80), o(0.57, 0.105, 240)],
  glow: o(0.95, 0.14, 78),
}

/** The sun does not leap to the other side of the sky: it is lower, and warmer. */
const onOneSide = <Lit extends { x: number }>(day: Lit, other: Lit): Lit => ({
  ...other,
  x: Math.abs(other.x) * Math.sign(day.x),
})

export function dayPalette(course: number): Palette {
  const { day, dawn, golden } = PALETTES
  const share = Math.abs(course)
  const [turned, { scenery }] = course < 0 ? [MORNING, dawn] : [EVENING, golden]
  return {
    ...day,
    ...between<Turned>(day, turned, share),
    scenery: between(day.scenery, onOneSide(day.scenery, scenery), share * OF_THE_LIGHT),
  }
}

export const dayLight = (course: number): Light =>
  between<Light>(
    CAST_LIGHTS.day,
    onOneSide<Light>(CAST_LIGHTS.day, course < 0 ? CAST_LIGHTS.dawn : CAST_LIGHTS.golden),
    Math.abs(course) * OF_THE_LIGHT,
  )
