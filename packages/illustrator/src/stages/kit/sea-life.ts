import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, linear, radial } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { brush, curve, ellipse, leaf, taper } from '#core/path'
import { tones } from '#light/light'
import { glow } from '#light/part'
import type { Scene } from '#stages/scene'
import { through } from './sea'
import { repeat, solid, stamp } from './stamp'

export function kelp(
  given: Scene,
  at: { x: number; y: number; h: number; color?: Lab; away?: number; sway?: number },
): DisplayList {
  const { x, y, h, color = oklch(0.56, 0.1, 155), away = 0, sway = 1 } = at
  const scene = away ? through(given, away) : given
  const random = scene.random('kelp', x)
  const tone = tones(scene.light, color)
  const phase = random.between(0, 6)
  const spine = curve(
    repeat(11, (i): Point => [
      x + Math.sin(i * 0.8 + phase) * h * 0.045 * sway * (i / 4),
      y - (h * i) / 10,
    ]),
    4,
  )
  const sides = ['', '']
  for (let i = 2; i < spine.length; i += 2) {
    const [px, py] = spine[i] as Point
    const right = i % 4 ? 1 : 0
    sides[right] += leaf({
      x: px,
      y: py,
      length: h * 0.15 * (1.2 - i / spine.length),
      angle: (right ? -0.75 : -2.4) + random.between(-0.25, 0.25),
      width: 0.34,
    })
  }
  const paint = (top: Lab, foot: Lab) =>
    linear(
      [0, y - h],
      [0, y],
      [
        { at: 0, color: top },
        { at: 1, color: foot },
      ],
      'user',
    )
  return [
    fill(sides[0] ?? '', paint(tone.base, tone.deep)),
    fill(
      taper(spine, (u) => h * 0.013 * (1 - u * 0.6) + 1.4),
      paint(tone.light, tone.deep),
    ),
    fill(sides[1] ?? '', paint(tone.high, tone.shade)),
    fill(holdfast(x, y, h), tone.deep),
  ]
}

/** Roots that grip the ground. */
const holdfast = (x: number, y: number, h: number) =>
  [-1, -0.5, 0, 0.45, 0.9]
    .map((u) =>
      brush(
        [
          [x, y - h * 0.03],
          [x + u * h * 0.026, y - h * 0.008],
          [x + u * h * 0.05, y + h * 0.008 * (1 - Math.abs(u))],
        ],
        h * 0.012,
        h * 0.009,
        1,
      ),
    )
    .join('')

export function fish(
  given: Scene,
  at: { x: number; y: number; w: number; color: Lab; flip?: boolean; away?: number },
): DisplayList {
  const { x, y, w, color, flip = false, away = 0 } = at
  const scene = away ? through(given, away) : given
  const p = { x, y, w: flip ? -w : w, h: w }
  return [
    ...solid(scene, stamp('-.32,0 -.56,-.24 -.5,0 -.56,.24', p), adjust(color, -0.05, 1, -12)),
    ...solid(scene, stamp('.12,-.2 -.06,-.4 -.24,-.14', p), adjust(color, -0.05, 1, -12)),
    ...solid(
      scene,
      stamp('.5,0 .3,-.2 0,-.26 -.3,-.1 -.38,0 -.3,.1 0,.24 .3,.17', p),
      color,
      (tone) => [
        fill(
          stamp('.14,-.3 .22,0 .14,.3 .04,.3 .1,0 .04,-.3', p),
          mix(tone.high, oklch(0.97, 0.02, 90), 0.6),
          { opacity: 0.8 },
        ),
        fill(ellipse(x, y + w * 0.24, w * 0.4, w * 0.12), tone.high, { opacity: 0.4 }),
      ],
    ),
    fill(ellipse(p.x + 0.33 * p.w, y - 0.04 * w, w * 0.055), oklch(0.96, 0.015, 90)),
    fill(ellipse(p.x + 0.345 * p.w, y - 0.04 * w, w * 0.035), oklch(0.2, 0.03, 40)),
  ]
}

export const school = (
  scene: Scene,
  at: {
    x: number
    y: number
    count: number
    color: Lab
    flip?: boolean
    away?: number
    name: string
    size?: number
  },
): DisplayList => {
  const random = scene.random('school', at.name)
  return repeat(at.count, (i) => {
    const t = i / at.count
    return fish(scene, {
      x: at.x + t * 420 + random.between(-18, 18),
      y: at.y - Math.sin(t * 3) * 130 + random.between(-28, 28),
      w: (at.size ?? 1) * random.between(28, 46),
      color: at.color,
      flip: at.flip ?? false,
      away: at.away ?? 0.3,
    })
  }).flat()
}

export function jelly(scene: Scene, x: number, y: number, w: number, color: Lab): DisplayList {
  return [
    ...repeat(7, (i) => {
      const u = (i - 3) / 3
      return fill(
        brush(
          repeat(6, (j): Point => [
            x + u * w * 0.36 + Math.sin(j * 1.3 + i) * w * 0.08,
            y + j * w * 0.24,
          ]),
          2.6,
          2,
          0.6,
        ),
        color,
        { opacity: 0.5 },
      )
    }),
    fill(
      stamp('-.5,0 -.46,-.34 0,-.56 .46,-.34 .5,0 .25,-.06 0,.03 -.25,-.06', { x, y, w }),
      radial([0.4, 0.3], 0.8, [
        { at: 0, color: adjust(color, 0.16), alpha: 0.95 },
        { at: 0.6, color, alpha: 0.85 },
        { at: 1, color: adjust(color, -0.1), alpha: 0.7 },
      ]),
    ),
    fill(ellipse(x - w * 0.14, y - w * 0.3, w * 0.12, w * 0.07), oklch(0.98, 0.01, 220), {
      opacity: 0.5,
    }),
    {
      ...glow({ x, y: y - w * 0.1, radius: w * 1.1, color, strength: scene.env.dark ? 0.6 : 0.35 }),
      blend: 'screen',
    },
  ]
}

export function starfish(scene: Scene, x: number, y: number, r: number, color: Lab): DisplayList {
  const arms = repeat(10, (i) => {
    const angle = (i / 10) * Math.PI * 2 - 1.4
    const reach = i % 2 ? 0.45 : 1
    return `${(Math.cos(angle) * reach).toFixed(2)},${(Math.sin(angle) * reach * 0.7).toFixed(2)}`
  }).join(' ')
  return solid(scene, stamp(arms, { x, y, w: r }), color, (tone) =>
    repeat(5, (i) =>
      fill(
        ellipse(
          x + Math.cos((i / 5) * Math.PI * 2 - 1.4) * r * 0.5,
          y + Math.sin((i / 5) * Math.PI * 2 - 1.4) * r * 0.36,
          r * 0.07,
        ),
        tone.high,
        { opacity: 0.8 },
      ),
    ),
  )
}
