import { adjust, mix, oklch } from '#core/color'
import { fill, group, linear, radial } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { brush, ellipse, rectangle } from '#core/path'
import { tones } from '#light/light'
import { glow } from '#light/part'
import type { Scene } from '#stages/scene'
import { STAGE_HEIGHT, STAGE_WIDTH } from '#stages/stage'
import { repeat } from './stamp'

/** A margin beyond the stage keeps edges clean when a camera leans out. */
export const everywhere = rectangle(-80, -80, STAGE_WIDTH + 160, STAGE_HEIGHT + 160)

export interface Orb {
  x: number
  y: number
  radius: number
}

function stars(scene: Scene, depth: number): DisplayList {
  const random = scene.random('stars')
  const small = repeat(130 * scene.env.stars, () =>
    ellipse(
      random.between(0, STAGE_WIDTH),
      random.between(0, depth) * random.between(0.3, 1),
      random.between(0.7, 2.2),
    ),
  ).join('')
  const large = repeat(9 * scene.env.stars, () => {
    const [x, y] = [random.between(0, STAGE_WIDTH), random.between(0, depth * 0.7)]
    return glow({ x, y, radius: 13, color: oklch(0.95, 0.05, 220), strength: 0.9 })
  })
  return small ? [fill(small, oklch(0.95, 0.03, 95), { opacity: 0.75 }), ...large] : []
}

function moon({ x, y, radius: r }: Orb): DisplayList {
  const seas =
    ellipse(x - r * 0.32, y - r * 0.17, r * 0.22, r * 0.17) +
    ellipse(x + r * 0.29, y + r * 0.32, r * 0.27, r * 0.2) +
    ellipse(x + r * 0.25, y - r * 0.42, r * 0.13, r * 0.1) +
    ellipse(x - r * 0.42, y + r * 0.42, r * 0.12, r * 0.08)
  return [
    fill(
      ellipse(x, y, r),
      radial([0.4, 0.38], 0.7, [
        { at: 0, color: oklch(0.985, 0.03, 100) },
        { at: 0.7, color: oklch(0.94, 0.05, 100) },
        { at: 1, color: oklch(0.86, 0.06, 110) },
      ]),
    ),
    fill(seas, oklch(0.82, 0.05, 110), { opacity: 0.5, blur: 3 }),
  ]
}

const halfLit = (scene: Scene, { x, y, radius }: Orb) => {
  const { color } = scene.env.orb ?? { color: scene.env.glow }
  return fill(
    ellipse(x, y, radius),
    radial([0.5, 0.5], 0.5, [
      { at: 0, color },
      { at: 0.45, color, alpha: 0.95 },
      { at: 0.58, color, alpha: 0.45 },
      { at: 1, color, alpha: 0 },
    ]),
  )
}

/** One cloud: a flat belly, a billowing top whose lobes each catch the light. */
export function cloud(
  scene: Scene,
  at: { x: number; y: number; width: number; name: string; thin?: number },
): DisplayList {
  const { x, y, width, name, thin = 0.3 } = at
  const random = scene.random('cloud', name)
  const { env } = scene
  const white = env.dark
    ? mix(env.sky[1], oklch(0.6, 0.05, 270), 0.45)
    : mix(env.sky[2], env.rain ? oklch(0.7, 0.02, 240) : oklch(0.985, 0.02, 80), 0.66)
  const tone = tones(
    { ...scene.light, y: -0.7, shadow: mix(scene.light.shadow, env.sky[1], 0.6) },
    white,
  )
  const height = width * thin
  const count = 5 + Math.floor(random.next() * 3)
  const lobes = repeat(count, (i) => {
    const u = ((i + 0.5) / count) * 2 - 1
    const swell = (1 - u * u) * random.between(0.6, 1.15)
    return {
      x: x + u * width * 0.42,
      y: y - height * 0.28 * swell,
      r: width * (0.07 + 0.1 * swell),
    }
  })
  const outline =
    lobes.map((lobe) => ellipse(lobe.x, lobe.y, lobe.r, lobe.r * 0.82)).join('') +
    ellipse(x, y, width * 0.5, height * 0.2)
  return [
    fill(
      outline,
      linear(
        [0, y - height * 0.8],
        [0, y + height * 0.2],
        [
          { at: 0, color: tone.light },
          { at: 0.6, color: tone.base },
          { at: 1, color: mix(tone.shade, env.sky[3], 0.3) },
        ],
        'user',
      ),
      { opacity: 0.88 },
    ),
    group(
      lobes.map((lobe) =>
        fill(
          ellipse(
            lobe.x + scene.light.x * lobe.r * 0.24,
            lobe.y - lobe.r * 0.2,
            lobe.r * 0.8,
            lobe.r * 0.6,
          ),
          tone.high,
          { opacity: env.dark ? 0.16 : 0.4, blur: lobe.r * 0.16 },
        ),
      ),
      { clip: outline },
    ),
  ]
}

function clouds(scene: Scene, depth: number, orb: Orb): DisplayList {
  const { env } = scene
  const random = scene.random('clouds')
  const count = { clear: env.dark ? 2 : 4, cloudy: 8, rain: 8, snow: 6, fog: 3, storm: 10 }[
    env.weather
  ]
  const low = env.weather === 'storm' || env.weather === 'rain' ? 0.3 : 0.42
  return repeat(count, (i) => {
    const width = random.between(220, 430) * (env.rain ? 1.35 : 1)
    const x = ((i + random.between(0.1, 0.9)) / count) * STAGE_WIDTH
    const y = depth * random.between(0.08, low)
    const hidesOrb =
      env.orb &&
      Math.abs(x - orb.x) < width * 0.5 + orb.radius &&
      Math.abs(y - orb.y) < width * 0.14 + orb.radius
    return cloud(scene, {
      x,
      y: hidesOrb ? Math.max(40, orb.y - orb.radius - width * 0.2) : y,
      width,
      name: `${i}`,
      thin: random.between(0.22, 0.34),
    })
  }).flat()
}

function birds(scene: Scene, depth: number): DisplayList {
  if (scene.env.dark || scene.env.rain || scene.env.snow) return []
  const random = scene.random('birds')
  const [x0, y0] = [random.between(260, 1200), depth * random.between(0.3, 0.5)]
  const d = repeat(4, (i) => {
    const [x, y, k] = [
      x0 + i * 36 + random.between(-8, 8),
      y0 - i * 16 + random.between(-14, 14),
      random.between(0.6, 1),
    ]
    return (
      brush(
        [
          [x - 16 * k, y - 6 * k],
          [x - 7 * k, y - 9 * k],
          [x, y],
        ],
        0.5,
        1.7 * k,
        1.2,
      ) +
      brush(
        [
          [x, y],
          [x + 7 * k, y - 9 * k],
          [x + 17 * k, y - 5 * k],
        ],
        1.2,
        1.7 * k,
        0.5,
      )
    )
  }).join('')
  return [fill(d, mix(scene.env.sky[0], oklch(0.35, 0.08, 290), 0.6))]
}

function rays(scene: Scene, { x, y }: Orb): DisplayList {
  if (scene.env.hour !== 'golden' && scene.env.hour !== 'dawn') return []
  const random = scene.random('rays')
  const d = repeat(12, (i) => {
    const angle = -Math.PI + ((i + 0.5) / 12) * Math.PI + random.between(-0.06, 0.06)
    const w = random.between(0.025, 0.06)
    const end = (turn: number) =>
      `${Math.round(x + Math.cos(angle + turn) * 1100)} ${Math.round(y + Math.sin(angle + turn) * 1100)}`
    return `M${x} ${y}L${end(-w)}L${end(w)}Z`
  }).join('')
  const color = oklch(0.97, 0.09, 85)
  return [
    fill(
      d,
      radial(
        [x, y],
        1000,
        [
          { at: 0, color, alpha: 0.32 },
          { at: 1, color, alpha: 0 },
        ],
        'user',
      ),
      { blur: 10, blend: 'screen' },
    ),
  ]
}

/** The whole sky: gradient, stars, sun or moon, clouds, birds. `depth` is where it meets land. */
export function sky(
  scene: Scene,
  { orb, sunY, depth = 760 }: { orb: Orb; sunY?: number; depth?: number },
): DisplayList {
  const { env } = scene
  const sun = { ...orb, y: sunY ?? orb.y + 170, radius: orb.radius * 0.95 }
  const seen = env.orb?.kind === 'moon' ? orb : sun
  return [
    fill(
      everywhere,
      linear(
        [0, 0],
        [0, depth],
        [
          { at: 0, color: env.sky[0] },
          { at: 0.42, color: env.sky[1] },
          { at: 0.78, color: env.sky[2] },
          { at: 1, color: env.sky[3] },
        ],
        'user',
      ),
    ),
    ...stars(scene, depth * 0.75),
    ...(env.orb
      ? [
          {
            ...glow({
              x: seen.x,
              y: seen.y,
              radius: seen.radius * 5.4,
              color: env.glow,
              strength: 0.78,
            }),
            blend: 'screen' as const,
          },
          ...rays(scene, seen),
          ...(env.orb.kind === 'moon' ? moon(seen) : [halfLit(scene, seen)]),
        ]
      : []),
    ...clouds(scene, depth, seen),
    ...birds(scene, depth),
    ...(env.weather === 'storm'
      ? [
          {
            ...glow({
              x: orb.x,
              y: 120,
              radius: 620,
              ry: 300,
              color: adjust(env.sky[3], 0.12),
              strength: 0.5,
            }),
            blend: 'screen' as const,
          },
        ]
      : []),
  ]
}
