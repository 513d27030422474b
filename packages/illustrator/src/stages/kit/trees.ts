import { adjust, mix } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group, linear } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { brush, curve, ellipse, leaf, taper } from '#core/path'
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

const PINE =
  '-.3,.08c -.13,-.32 -.2,-.34c -.09,-.66 -.15,-.68c -.05,-.98 -.1,-1c 0,-1.4c .1,-1c .05,-.98 .15,-.68c .09,-.66 .2,-.34c .13,-.32 .3,.08c'

/** Distant conifers fading into the air at their feet. */
export function pines(
  scene: Scene,
  row: {
    name: string
    count: number
    y: number
    h: readonly [number, number]
    away: number
    profile?: (x: number) => number
    from?: number
    to?: number
  },
): DisplayList {
  const { name, count, y, h, away, profile = () => 0, from = -20, to = W + 20 } = row
  const random = scene.random('pines', name)
  const color = scene.far(adjust(scene.env.leaf, -0.06), away)
  return repeat(count, () => {
    const x = random.between(from, to)
    const [k, base] = [random.between(h[0], h[1]), y + random.between(-8, 14) + profile(x)]
    return { x, k, base }
  })
    .toSorted((a, b) => a.base - b.base)
    .flatMap(({ x, k, base }) => {
      const place = { x, y: base, w: k }
      const body = fill(
        stamp(PINE, place),
        linear(
          [0, base - k * 1.4],
          [0, base + 20],
          [
            { at: 0, color: scene.env.snow ? mix(color, scene.env.ground[0], 0.45) : color },
            { at: 1, color: scene.far(color, 0.4) },
          ],
          'user',
        ),
      )
      if (away > 0.4) return [body]
      const side = scene.light.x < 0 ? -1 : 1
      return [
        body,
        fill(
          stamp(
            '0,-1.36c .07,-1.02 .03,-.98 .11,-.7 .05,-.66 .16,-.36 .09,-.34 .2,-.06c .02,-.2 .03,-.7',
            { ...place, w: k * side, h: k },
          ),
          adjust(color, 0.07),
          { opacity: 0.5 },
        ),
      ]
    })
}

/** Leaves hanging into the frame from above: each mass hides the hard edge of the next. */
export const canopy = (
  scene: Scene,
  name: string,
  masses: readonly (readonly [number, number, number, number])[],
  look: { color?: Lab; darker?: number } = {},
): DisplayList => {
  const random = scene.random('canopy', name)
  return masses.flatMap(([x, y, rx, ry], i) =>
    foliage(scene, {
      x,
      y,
      rx,
      ry,
      color: adjust(look.color ?? scene.env.leaf, random.between(-0.03, 0.02) - (look.darker ?? 0)),
      name: `${name}${i}`,
      leaf: 22,
      dabs: 1.3,
    }),
  )
}

/** Needles of a near conifer: a fan of strokes, darker below. */
export function needles(
  scene: Scene,
  name: string,
  masses: readonly (readonly [number, number, number, number])[],
  darker = 0,
): DisplayList {
  const random = scene.random('needles', name)
  return masses.flatMap(([x, y, rx, ry]) => {
    const layers = ['', '', '']
    for (let i = 0; i < rx * 1.5; i++) {
      const [u, v] = [random.between(-1, 1), random.between(-1, 1)]
      if (u * u + v * v > 1) continue
      const layer = v < -0.25 ? 2 : v < 0.35 ? 1 : 0
      layers[layer] += leaf({
        x: x + u * rx,
        y: y + v * ry,
        length: random.between(26, 52),
        angle: Math.PI / 2 + u * 1.25 + random.between(-0.35, 0.35),
        width: 0.09,
      })
    }
    const base = adjust(scene.env.leaf, -darker)
    const mid = foliage(scene, {
      x,
      y,
      rx: rx * 0.9,
      ry: ry * 0.8,
      color: adjust(base, -0.03),
      name: `${name}${x}`,
      dabs: 0.3,
    })
    return [
      ...mid.slice(0, 2),
      fill(layers[0] ?? '', adjust(base, -0.1)),
      fill(layers[1] ?? '', adjust(base, -0.02)),
      fill(layers[2] ?? '', adjust(base, scene.env.snow ? 0.3 : 0.07)),
    ]
  })
}
