import { adjust, mix } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { brush, curve, ellipse, taper } from '#core/path'
import { createNoise, hashSeed } from '#core/random'
import { contactShadow } from '#light/part'
import type { Scene } from '#stages/scene'
import { STAGE_WIDTH as W } from '#stages/stage'
import { foliage } from './foliage'
import { repeat, solid, stamp } from './stamp'

/** A trunk from its foot to where the crown swallows it, bark following its length. */
export function trunk(
  scene: Scene,
  at: {
    x: number
    y: number
    top: number
    w: number
    color: Lab
    name: string
    bark?: number
    flare?: number
    thin?: number
    lean?: number
    knot?: boolean
  },
): DisplayList {
  const {
    x,
    y,
    top,
    w,
    color,
    name,
    bark = 18,
    flare = 1.1,
    thin = 0.35,
    lean = 0,
    knot = false,
  } = at
  const random = scene.random('trunk', name)
  const wander = createNoise('trunk', name, hashSeed(name))
  const points = repeat(9, (i): Point => {
    const t = i / 8
    return [x + wander(t * 3) * w * 0.3 * t + lean * t * (y - top), y + (top - y) * t]
  })
  const line = curve(points, 4)
  const half = (t: number) => w * 0.5 * (1 + (1 - t) ** 5 * flare) * (1 - t * thin)
  return solid(scene, taper(line, half, { start: 'flat', end: 'flat' }), color, (tone) => {
    const marks = repeat(bark, () => {
      const [t, u] = [random.between(0.02, 0.9), random.between(-0.85, 0.85)]
      const [px, py] = line[Math.floor(t * (line.length - 1))] as Point
      const length = random.between(w * 0.3, w * 1.3)
      const d = brush(
        [
          [px + u * half(t), py],
          [px + u * half(t) + random.between(-4, 4), py - length * 0.5],
          [px + u * half(t) * 0.96, py - length],
        ],
        0.6,
        Math.max(1, w * 0.022),
        0.4,
      )
      return fill(d, u * scene.light.x > 0.1 ? tone.high : tone.deep, {
        opacity: random.between(0.25, 0.6),
      })
    })
    const [kx, ky] = line[Math.floor(line.length * 0.45)] as Point
    return [
      ...marks,
      ...(knot
        ? [
            fill(ellipse(kx - w * 0.05, ky, w * 0.15, w * 0.22), tone.deep, { opacity: 0.8 }),
            fill(
              ellipse(kx - w * 0.05, ky + w * 0.02, w * 0.09, w * 0.14),
              adjust(tone.deep, -0.09),
            ),
          ]
        : []),
      ...(w > 60
        ? [
            fill(
              stamp('-1.4,.02 -.6,-.06 0,-.02 .7,-.06 1.4,.02 1.4,.2 -1.4,.2', {
                x,
                y,
                w,
                h: y - top,
              }),
              mix(tone.deep, scene.env.ground[2], 0.5),
              { opacity: 0.4, blur: 12 },
            ),
          ]
        : []),
    ]
  })
}

export const limb = (
  scene: Scene,
  points: readonly Point[],
  w: number,
  thin = 0.76,
  color = scene.env.bark,
): DisplayList => {
  const line = curve(points, 8)
  const random = scene.random('limb', points[0]?.[0] ?? 0, points[0]?.[1] ?? 0)
  return solid(
    scene,
    taper(line, (t) => w * (1 - t * thin)),
    color,
    (tone) => [
      ...repeat((line.length - 5) / 2, (n) => {
        const i = 2 + n * 2
        const [p, q] = [line[i] as Point, line[Math.min(line.length - 1, i + 3)] as Point]
        const u = random.between(-0.6, 0.6) * w * (1 - (i / line.length) * thin)
        return fill(
          brush(
            [
              [p[0], p[1] + u],
              [q[0], q[1] + u * 0.9],
            ],
            0.6,
            1.8,
            0.4,
          ),
          u < 0 ? tone.high : tone.deep,
          { opacity: 0.4 },
        )
      }),
      fill(
        taper(
          line.map(([x, y]): Point => [x, y + w * 0.55]),
          (t) => w * 0.5 * (1 - t * thin),
        ),
        tone.deep,
        { opacity: 0.38, blur: 3 },
      ),
    ],
  )
}

/** A broad tree: forked trunk seen through the crown's gaps, and a crown wider than it is high. */
export function tree(
  scene: Scene,
  at: {
    x: number
    y: number
    h: number
    away?: number
    name: string
    color?: Lab
    spread?: number
  },
): DisplayList {
  const { x, y, h, away = 0, name, spread = 1 } = at
  const random = scene.random('tree', name)
  const wood = scene.far(scene.env.bark, away)
  const green = scene.far(
    adjust(at.color ?? scene.env.leaf, random.between(-0.025, 0.025), 1, random.between(-10, 10)),
    away,
  )
  const w = h * 0.09
  const dabs = away > 0.5 ? 0.45 : away > 0.25 ? 0.7 : 1
  const masses: readonly (readonly [number, number, number, number])[] = [
    [-0.24, -0.62, 0.24, 0.17],
    [0.25, -0.66, 0.25, 0.18],
    [-0.02, -0.84, 0.29, 0.2],
    [random.between(-0.12, 0.12), -0.6, 0.2, 0.12],
  ]
  return [
    contactShadow({
      x: x - scene.light.x * h * 0.12,
      y,
      rx: h * 0.34,
      ry: h * 0.045,
      color: scene.far(scene.env.ground[2], away),
      strength: 0.45 * (1 - away * 0.6),
    }),
    ...trunk(
      { ...scene },
      {
        x,
        y: y + h * 0.02,
        top: y - h * 0.7,
        w,
        color: wood,
        name,
        bark: away > 0.4 ? 4 : 12,
        flare: 0.9,
        thin: 0.45,
      },
    ),
    fill(
      brush(
        [
          [x, y - h * 0.36],
          [x - h * 0.1, y - h * 0.5],
          [x - h * 0.2, y - h * 0.6],
        ],
        w * 0.3,
        w * 0.2,
        w * 0.1,
      ) +
        brush(
          [
            [x, y - h * 0.4],
            [x + h * 0.1, y - h * 0.54],
            [x + h * 0.2, y - h * 0.64],
          ],
          w * 0.3,
          w * 0.2,
          w * 0.1,
        ),
      adjust(wood, -0.05),
    ),
    ...masses.flatMap(([u, v, rx, ry], i) =>
      foliage(scene, {
        x: x + (u * spread + random.between(-0.03, 0.03)) * h,
        y: y + (v + random.between(-0.03, 0.03)) * h,
        rx: rx * h * spread,
        ry: ry * h,
        color: adjust(green, i === 2 ? 0.015 : i === 3 ? -0.03 : 0),
        name: `${name}-${i}`,
        dabs,
      }),
    ),
  ]
}

/** Trees side by side, never two the same, leaving gaps where the picture needs air. */
export function treeLine(
  scene: Scene,
  row: {
    name: string
    count: number
    y: number
    h: number
    away: number
    gaps?: readonly (readonly [number, number])[]
    blur?: number
  },
): DisplayList {
  const { name, count, y, h, away, gaps = [], blur } = row
  const random = scene.random('line', name)
  const list = repeat(count, (i) => {
    const x = ((i + random.between(0.12, 0.88)) / count) * (W + 200) - 100
    const height = h * random.between(0.72, 1.15)
    const drop = random.between(0, 22)
    return gaps.some(([left, right]) => x > left && x < right)
      ? []
      : tree(scene, { x, y: y + drop, h: height, away, name: `${name}${i}` })
  }).flat()
  return blur ? [group(list, { filter: { kind: 'blur', radius: blur } })] : list
}
