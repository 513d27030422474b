import { adjust, mix } from '#core/color'
import type { Lab } from '#core/color'
import { fill, linear } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { leaf } from '#core/path'
import type { Scene } from '#stages/scene'
import { STAGE_WIDTH as W } from '#stages/stage'
import { foliage } from './foliage'
import { repeat, stamp } from './stamp'

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
