import type { Mood, TimeOfDay, Weather } from '@luciole/contract/scene-brief'
import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { createRandom } from '#core/random'
import { NEUTRAL_LIGHT } from '#light/light'
import type { Light } from '#light/light'
import { CAST_LIGHTS } from '#light/rigs'
import { PALETTES, SEA_HOURS } from './palettes'
import { dayLight, dayPalette } from './sun-in-its-course'
import type { Hour, Palette } from './palettes'
import type { Stage } from './stage'

/** One hour, one weather, one mood: a palette and two lights, for the set and for the cast. */
export interface Environment extends Omit<Palette, 'scenery' | 'cast' | 'orb'> {
  hour: Hour
  weather: Weather
  dark: boolean
  /** 0 none to 1 pouring; the same for snow and fog. */
  rain: number
  snow: number
  fog: number
  orb: { kind: 'sun' | 'moon'; color: Lab } | undefined
  sea: readonly [Lab, Lab, Lab, Lab]
  light: Light
  cast: Light
}

/** A mood turns the hue of a picture, strongly at night, so that six night pages differ. */
const MOOD_TURNS: Record<Mood, { turn: number; lift: number; chroma?: number }> = {
  calm: { turn: 0, lift: 0 },
  joy: { turn: -6, lift: 0.01 },
  wonder: { turn: 0, lift: 0.01 },
  tense: { turn: 26, lift: -0.012 },
  sad: { turn: 10, lift: -0.01, chroma: 0.85 },
  cozy: { turn: 16, lift: 0 },
  funny: { turn: -24, lift: 0.02 },
  tender: { turn: 42, lift: 0.012 },
}

const hourOf = (time: TimeOfDay, mood: Mood): Hour =>
  time === 'dusk' && ['cozy', 'tender', 'sad', 'tense', 'wonder'].includes(mood)
    ? 'nightfall'
    : time

/** In the morning school begins; it is never half past three all day. */
const CLOCKS: Record<Hour, number> = {
  dawn: 8.48,
  day: 10.42,
  golden: 16.67,
  dusk: 18.83,
  nightfall: 19.75,
  night: 21.33,
}

type Tint = (color: Lab) => Lab
function tinted(palette: Palette, sky: Tint, land: Tint): Palette {
  const [s0, s1, s2, s3] = palette.sky
  const [g0, g1, g2] = palette.ground
  return {
    ...palette,
    sky: [sky(s0), sky(s1), sky(s2), sky(s3)],
    haze: sky(palette.haze),
    ground: [land(g0), land(g1), land(g2)],
    grass: [land(palette.grass[0]), land(palette.grass[1])],
    leaf: land(palette.leaf),
    water: [sky(palette.water[0]), sky(palette.water[1])],
    glow: sky(palette.glow),
  }
}

function underWeather(palette: Palette, weather: Weather, dark: boolean): Palette {
  const wet = { clear: 0, cloudy: 0.32, rain: 0.8, snow: 0.5, fog: 0.6, storm: 1 }[weather]
  if (!wet) return palette
  const grey = {
    cloudy: dark ? oklch(0.4, 0.05, 260) : oklch(0.84, 0.03, 235),
    rain: dark ? oklch(0.42, 0.05, 250) : oklch(0.74, 0.04, 238),
    snow: dark ? oklch(0.5, 0.06, 268) : oklch(0.9, 0.025, 255),
    fog: dark ? oklch(0.5, 0.045, 235) : oklch(0.88, 0.025, 200),
    storm: dark ? oklch(0.33, 0.055, 275) : oklch(0.55, 0.06, 272),
    clear: palette.haze,
  }[weather]
  const out = tinted(
    palette,
    (color) => mix(color, [grey[0] + (color[0] - 0.75) * 0.35, grey[1], grey[2]], 0.66 * wet),
    (color) =>
      mix(
        adjust(color, 0, 1 - 0.15 * wet),
        adjust(grey, -0.12),
        weather === 'fog' ? 0.3 : 0.22 * wet,
      ),
  )
  if (weather !== 'snow') return { ...out, stars: 0, bloom: out.bloom * 0.85 }
  const snow = dark ? oklch(0.66, 0.06, 262) : mix(oklch(0.95, 0.02, 250), out.sky[3], 0.25)
  return {
    ...out,
    ground: [snow, adjust(snow, -0.07, 1.6), adjust(snow, -0.2, 2.2)],
    grass: [mix(out.grass[0], snow, 0.55), mix(out.grass[1], snow, 0.35)],
    leaf: mix(out.leaf, snow, 0.3),
    stars: 0,
  }
}

interface Sky {
  weather: Weather
  kind: Stage['kind']
  dark: boolean
  course: number
}

function lightsOf(palette: Palette, { weather, kind, dark, course }: Sky) {
  const soft = weather === 'rain' || weather === 'storm' || weather === 'fog'
  const base = { ...NEUTRAL_LIGHT, ...palette.scenery, rimAmount: 0, core: 0.4 }
  const scenery = soft
    ? {
        ...base,
        key: mix(base.key, oklch(dark ? 0.75 : 0.9, 0.03, 225), 0.55),
        shadow: mix(base.shadow, palette.haze, 0.2),
      }
    : base
  if (kind === 'water') {
    const key = mix(oklch(0.92, 0.06, 185), palette.sky[2], dark ? 0.4 : 0.15)
    const light = {
      ...base,
      x: -0.3,
      y: -0.95,
      key,
      shadow: oklch(0.28, 0.09, 265),
      ambient: oklch(0.55, 0.1, 225),
      ambientAmount: dark ? 0.42 : 0.26,
      exposure: dark ? 0.8 : 0.97,
    }
    return { light, cast: CAST_LIGHTS.water }
  }
  if (kind === 'space') {
    const light = {
      ...base,
      x: -0.7,
      y: -0.6,
      key: oklch(0.96, 0.03, 230),
      shadow: oklch(0.26, 0.11, 305),
      ambient: oklch(0.42, 0.1, 300),
      ambientAmount: 0.16,
      exposure: 0.96,
    }
    return { light, cast: CAST_LIGHTS.space }
  }
  if (kind === 'indoors') {
    const light = dark
      ? {
          ...base,
          x: -0.2,
          y: -0.7,
          key: oklch(0.92, 0.11, 75),
          shadow: oklch(0.32, 0.1, 290),
          ambient: oklch(0.6, 0.1, 45),
          ambientAmount: 0.12,
          exposure: 0.9,
        }
      : { ...base, y: -0.7, ambientAmount: 0.08, exposure: 0.99 }
    return { light, cast: dark ? CAST_LIGHTS.lamp : CAST_LIGHTS[palette.cast] }
  }
  if (soft && !dark) return { light: scenery, cast: CAST_LIGHTS.overcast }
  if (weather === 'snow' && palette.cast === 'day')
    return { light: scenery, cast: CAST_LIGHTS.snow }
  return {
    light: scenery,
    cast: palette.cast === 'day' ? dayLight(course) : CAST_LIGHTS[palette.cast],
  }
}

export function createEnvironment(asked: {
  time: TimeOfDay
  weather: Weather
  mood: Mood
  kind: Stage['kind']
  seed: string
  /** Where the sun of a day has come to: see `courseOf`. */
  course?: number
}): Environment {
  const { time, weather, mood, kind, seed, course = 0 } = asked
  const hour = hourOf(time, mood)
  const dark = hour === 'night' || hour === 'nightfall' || (kind === 'indoors' && hour === 'dusk')
  const random = createRandom(seed, 'drift')
  const drift = { turn: random.between(-5, 5), lift: random.between(-0.012, 0.012) }
  const { turn, lift, chroma = 1 } = MOOD_TURNS[mood]
  const force = dark && kind !== 'indoors' ? 1 : 0.25
  const tint: Tint = (color) =>
    adjust(color, lift * force + drift.lift, chroma, turn * force + drift.turn)
  const weathered = kind === 'outdoors' ? weather : kind === 'indoors' ? weather : 'clear'
  const own = hour === 'day' && kind === 'outdoors' ? dayPalette(course) : PALETTES[hour]
  const palette = tinted(underWeather(own, weathered, dark), tint, (color) =>
    adjust(color, lift * force, chroma, turn * force * 0.6 + drift.turn * 0.7),
  )
  const covered = weathered !== 'clear' && weathered !== 'cloudy'
  const [a, b, c, d] = SEA_HOURS[hour]
  const { scenery: _scenery, cast: _cast, orb, ...rest } = palette
  const { light, cast } = lightsOf(palette, { weather: weathered, kind, dark, course })
  return {
    ...rest,
    light,
    cast: { ...cast, clock: CLOCKS[hour] },
    hour,
    weather: weathered,
    dark,
    rain: { rain: 0.75, storm: 1, clear: 0, cloudy: 0, snow: 0, fog: 0 }[weathered],
    snow: weathered === 'snow' ? 1 : 0,
    fog: { fog: 1, storm: 0.25, rain: 0.3, snow: 0.3, clear: 0, cloudy: 0 }[weathered],
    // One evening is told in several moods: none of them may bring the sun back up.
    orb: covered ? undefined : { kind: dark || hour === 'dusk' ? 'moon' : 'sun', color: orb },
    sea: [tint(a), tint(b), tint(c), tint(d)],
  }
}
