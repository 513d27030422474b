import { oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { brush, ellipse, leaf } from '#core/path'
import type { Random } from '#core/random'
import { tones, underLight } from '#light/light'
import type { Scene } from '#stages/scene'
import { STAGE_WIDTH as W } from '#stages/stage'
import type { Skip } from './plants'
import { repeat, solid, stamp } from './stamp'

const PETALS: readonly Lab[] = [
  oklch(0.7, 0.17, 25),
  oklch(0.95, 0.02, 90),
  oklch(0.66, 0.13, 300),
  oklch(0.78, 0.12, 220),
  oklch(0.74, 0.13, 350),
  oklch(0.84, 0.14, 88),
]

export function flower(
  scene: Scene,
  at: { x: number; y: number; h: number; color: Lab; kind: number; random: Random },
): DisplayList {
  const { x, y, h, color, kind, random } = at
  const sway = random.between(-0.2, 0.2) * h
  const stem = tones(scene.light, oklch(0.52, 0.1, 138))
  const [cx, cy, p] = [x + sway, y - h, h * 0.2]
  const tone = tones(scene.light, color)
  const green = fill(
    brush(
      [
        [x, y],
        [x + sway * 0.3, y - h * 0.5],
        [cx, cy],
      ],
      h * 0.03 + 0.6,
      h * 0.025 + 0.5,
      0.6,
    ) +
      leaf({ x: x + sway * 0.2, y: y - h * 0.35, length: h * 0.32, angle: -0.6, width: 0.24 }) +
      leaf({ x: x + sway * 0.15, y: y - h * 0.25, length: h * 0.3, angle: -2.5, width: 0.24 }),
    stem.shade,
  )
  if (kind === 1)
    return [
      green,
      ...solid(
        scene,
        stamp('-.7,-.9c -.3,-.6 0,-1.1c .3,-.6 .7,-.9c .65,.2 0,.6 -.65,.2', {
          x: cx,
          y: cy,
          w: p,
        }),
        color,
      ),
    ]
  if (kind === 2)
    return [
      green,
      fill(
        repeat(11, (i) =>
          ellipse(
            cx + random.between(-0.42, 0.42) * p * (1.1 - i / 11),
            cy + p * (1.6 - (1.6 * i) / 10) - p * 1.2,
            p * 0.3 * (1 - i * 0.04),
          ),
        ).join(''),
        tone.base,
      ),
      fill(ellipse(cx - p * 0.2, cy - p * 0.4, p * 0.16), tone.high),
    ]
  const petals = (start: number) =>
    repeat(3, (i) =>
      leaf({
        x: cx,
        y: cy,
        length: p * 1.25,
        angle: ((i * 2 + start) / 6) * Math.PI * 2,
        width: 0.42,
      }),
    ).join('')
  return [
    green,
    fill(petals(0), tone.base),
    fill(petals(1), tone.light),
    fill(ellipse(cx, cy, p * 0.36, p * 0.34), underLight(scene.light, oklch(0.83, 0.16, 85))),
  ]
}

export function flowers(
  scene: Scene,
  field: {
    name: string
    count: number
    y0: number
    y1: number
    h?: readonly [number, number]
    skip?: Skip
    x0?: number
    x1?: number
    colors?: readonly Lab[]
  },
): DisplayList {
  const {
    name,
    count,
    y0,
    y1,
    h = [24, 66],
    skip = () => false,
    x0 = 0,
    x1 = W,
    colors = PETALS,
  } = field
  if (scene.env.snow) return []
  const random = scene.random('flowers', name)
  return repeat(count, () => ({
    x: random.between(x0, x1),
    y: random.between(y0, y1),
    color: random.pick(colors),
    kind: Math.floor(random.next() * 3),
    random: scene.random('flower', name, random.next()),
  }))
    .filter(({ x, y }) => !skip(x, y))
    .toSorted((a, b) => a.y - b.y)
    .flatMap((one) =>
      flower(scene, { ...one, h: h[0] + (h[1] - h[0]) * ((one.y - y0) / Math.max(1, y1 - y0)) }),
    )
}
