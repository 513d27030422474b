import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group, linear } from '#core/display-list'
import type { DisplayList, Stop } from '#core/display-list'
import { createNoise } from '#core/random'
import { brush, corner, ellipse, spline } from '#core/path'
import type { Knot } from '#core/path'
import { contactShadow, glow } from '#light/part'
import type { Scene } from '#stages/scene'
import { STAGE_HEIGHT as H, STAGE_WIDTH as W } from '#stages/stage'
import { everywhere } from './sky'
import { repeat, solid, stamp } from './stamp'

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

/** One mountain with a lit and a shaded flank and snow that follows its ribs. */
export function mountain(
  scene: Scene,
  at: { x: number; y: number; w: number; h: number; away: number; color?: Lab; snow?: boolean },
): DisplayList {
  const {
    x,
    y,
    w,
    h,
    away,
    color = oklch(scene.env.dark ? 0.36 : 0.58, 0.08, 290),
    snow = true,
  } = at
  const place = { x, y, w, h }
  const base = scene.far(color, away)
  const lit = scene.light.x < 0 ? 1 : -1
  const d = stamp(
    '-1,0c -.72,-.26 -.52,-.42 -.34,-.7 -.14,-.86 0,-1c .1,-.84 .26,-.7 .4,-.5 .66,-.3 1,0c',
    place,
  )
  const flank = stamp(
    `0,-1c .05,-.8 -.06,-.62 .08,-.44 -.04,-.2 .1,0c ${lit},0c ${lit},-1.1c`,
    place,
  )
  const cap = stamp(
    '-.22,-.8c 0,-1.02c .2,-.76c .1,-.68 .04,-.76 -.02,-.64 -.1,-.74 -.16,-.68',
    place,
  )
  return [
    fill(
      d,
      linear(
        [0, y - h],
        [0, y],
        [
          { at: 0, color: base },
          { at: 1, color: scene.far(color, Math.min(0.95, away + 0.34)) },
        ],
        'user',
      ),
    ),
    group(
      [
        fill(flank, adjust(base, -0.06), { opacity: 0.6 }),
        ...(snow
          ? [fill(cap, mix(oklch(0.97, 0.02, 250), scene.env.haze, away * 0.7), { opacity: 0.85 })]
          : []),
      ],
      { clip: d },
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

export function rock(
  scene: Scene,
  at: { x: number; y: number; w: number; h: number; color?: Lab },
): DisplayList {
  const { x, y, w, h, color = oklch(scene.env.dark ? 0.52 : 0.66, 0.03, 255) } = at
  const place = { x, y, w, h }
  return [
    contactShadow({ x, y, rx: w * 1.15, ry: h * 0.2, color: scene.env.ground[2], strength: 0.55 }),
    ...solid(
      scene,
      stamp('-1,0 -.94,-.5 -.5,-.93 .12,-1 .68,-.74 1,-.2 .96,0 0,.09', place),
      color,
      (tone) => [
        fill(stamp('-.5,-.95 .2,-1.1 .6,-.7 -.1,-.58', place), tone.high, {
          opacity: 0.5,
          blur: 3,
        }),
        fill(stamp('-1,-.2 0,-.12 1,-.3 1,.2 -1,.2', place), tone.deep, { opacity: 0.4, blur: 3 }),
        fill(
          brush(
            [
              [x + w * 0.2, y - h * 0.8],
              [x + w * 0.1, y - h * 0.5],
              [x + w * 0.24, y - h * 0.3],
            ],
            0.6,
            2.2,
            0.4,
          ),
          tone.deep,
          { opacity: 0.5 },
        ),
        ...(scene.env.snow
          ? [
              fill(
                stamp('-1,-.62c -.5,-.6 0,-.74 .5,-.6 1,-.66c 1,-1.3c -1,-1.3c', place),
                oklch(0.96, 0.015, 250),
              ),
            ]
          : []),
      ],
    ),
  ]
}
