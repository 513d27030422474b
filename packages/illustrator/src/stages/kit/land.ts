import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group, linear } from '#core/display-list'
import type { DisplayList, Stop } from '#core/display-list'
import { brush, corner, ellipse, spline } from '#core/path'
import type { Knot } from '#core/path'
import { createNoise } from '#core/random'
import { glow } from '#light/part'
import type { Scene } from '#stages/scene'
import { STAGE_HEIGHT as H, STAGE_WIDTH as W } from '#stages/stage'
import { everywhere } from './sky'
import { repeat } from './stamp'

/** The height of rolling land at x, above a base line (negative is up). */
export type Profile = (x: number) => number

const flat: Profile = () => 0

export function ridgePath(shape: {
  y: number
  rise: number
  seed: string
  profile?: Profile
  step?: number
  pace?: number
}): string {
  const { y, rise, seed, profile = flat, step = 70, pace = 0.004 } = shape
  const noise = createNoise(seed)
  const knots: Knot[] = []
  for (let x = -80; x <= W + 80; x += step)
    knots.push([
      x,
      y + noise(x * pace) * rise + noise(x * pace * 2.7 + 9) * rise * 0.35 + profile(x),
    ])
  const [first, last] = [knots[0] as Knot, knots.at(-1) as Knot]
  return spline([
    corner(first[0], first[1]),
    ...knots.slice(1, -1),
    corner(last[0], last[1]),
    corner(W + 80, H + 90),
    corner(-80, H + 90),
  ])
}

/** A hill or the ground: air lightens its crest, its body runs to shadow. */
export function hill(
  scene: Scene,
  shape: {
    y: number
    rise: number
    seed: string
    away: number
    profile?: Profile
    color?: readonly [Lab, Lab, Lab]
    pace?: number
  },
): DisplayList {
  const { y, rise, away } = shape
  const [top, middle, low] = shape.color ?? scene.env.ground
  const stops: Stop[] = [
    { at: 0, color: scene.far(top, away) },
    { at: 0.4, color: scene.far(middle, away * 0.7) },
    { at: 1, color: scene.far(low, away * 0.45) },
  ]
  const d = ridgePath(shape)
  const crest = scene.far(adjust(top, 0.07), away)
  return [
    fill(d, linear([0, y - rise], [0, away > 0.25 ? y + 260 : H], stops, 'user')),
    group(
      [
        fill(
          ridgePath({ ...shape, y: y + 5 }),
          linear(
            [0, y - rise - 60],
            [0, y + 46],
            [
              { at: 0, color: crest, alpha: 0.75 },
              { at: 1, color: crest, alpha: 0 },
            ],
            'user',
          ),
        ),
      ],
      { clip: d },
    ),
  ]
}

/** Air between two depths. */
export const mist = (scene: Scene, from: number, to: number, amount = 0.5): DisplayList => {
  const { haze } = scene.env
  const thick = Math.min(0.92, amount + scene.env.fog * 0.3)
  return [
    fill(
      everywhere,
      linear(
        [0, from],
        [0, to],
        [
          { at: 0, color: haze, alpha: 0 },
          { at: 0.75, color: adjust(haze, 0.05), alpha: thick },
          { at: 1, color: haze, alpha: thick * 0.3 },
        ],
        'user',
      ),
    ),
  ]
}

/** A path in perspective, given as the outline's knots. */
export const path = (
  scene: Scene,
  d: string,
  y: number,
  color = oklch(0.66, 0.075, 70),
): DisplayList => {
  const [g0, g1, g2] = scene.env.ground
  const snowed = scene.env.snow ? 0.24 : 0.52
  const random = scene.random('pebbles', y)
  return [
    fill(
      d,
      linear(
        [0, y],
        [0, H],
        [
          { at: 0, color: mix(g0, color, snowed * 0.6) },
          { at: 0.3, color: mix(g0, adjust(color, scene.env.dark ? -0.16 : 0.04), snowed) },
          { at: 1, color: mix(g2, adjust(color, scene.env.dark ? -0.26 : -0.12), snowed) },
        ],
        'user',
      ),
    ),
    group(
      repeat(44, () => {
        const py = y + (H - y) * random.next() ** 0.8
        const k = (py - y) / (H - y)
        return fill(
          ellipse(random.between(0, W), py, (8 + 26 * k) * random.between(0.5, 1.1), 2 + 5 * k),
          random.chance(0.5) ? mix(g1, color, 0.7) : g2,
          { opacity: 0.26 },
        )
      }),
      { clip: d },
    ),
  ]
}

/** Still or running water, its glints running level. */
export function water(
  scene: Scene,
  d: string,
  area: { y0: number; y1: number; shine?: number; gone?: (x: number, y: number) => boolean },
): DisplayList {
  const { env } = scene
  const { y0, y1, shine, gone } = area
  const random = scene.random('water', y0)
  const glints = repeat(64, () => {
    const [x, y] = [random.between(0, W), random.between(y0 + 8, y1)]
    const k = (y - y0) / (y1 - y0)
    if (gone?.(x, y)) return ''
    return brush(
      [
        [x - 20 - 50 * k, y],
        [x, y - 4 * k - 1],
        [x + 20 + 50 * k, y + 1],
      ],
      0.3,
      0.8 + 2 * k,
      0.3,
    )
  }).join('')
  return [
    fill(
      d,
      linear(
        [0, y0],
        [0, y1],
        [
          { at: 0, color: env.water[0] },
          { at: 0.45, color: mix(env.water[0], env.water[1], 0.6) },
          { at: 1, color: env.water[1] },
        ],
        'user',
      ),
    ),
    group(
      [
        fill(glints, mix(env.sky[3], oklch(0.97, 0.03, 190), 0.55), {
          opacity: env.dark ? 0.36 : 0.6,
        }),
        ...(shine !== undefined && env.orb
          ? [
              glow({
                x: shine,
                y: y0 + 50,
                radius: 210,
                ry: 44,
                color: env.orb.color,
                strength: 0.55,
              }),
              glow({
                x: shine,
                y: y0 + 150,
                radius: 130,
                ry: 30,
                color: env.orb.color,
                strength: 0.4,
              }),
            ]
          : []),
      ],
      { clip: d },
    ),
  ]
}
