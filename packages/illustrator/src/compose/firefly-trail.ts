import { oklch } from '#core/color'
import { fill, group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { curve, ellipse } from '#core/path'
import { glow } from '#light/part'
import type { Scene } from '#stages/scene'
import { COVER_BOARD_SHARE, COVER_TITLE_SHARE } from './camera'
import { bodyOf } from './plan'
import type { Plan } from './plan'

/** Between a spark and whoever is there. */
const AIR = 16
const GOLD = oklch(0.9, 0.14, 92)
const CORE = oklch(0.99, 0.05, 98)

/** What every cover in the dark shares: a firefly that flew around the hero and up to the title. */
export function fireflyTrail(plan: Plan, scene: Scene): DisplayList {
  if (!scene.env.dark || plan.stage.kind === 'water') return []
  const { camera, keepOuts, placements } = plan
  const bodies = placements.map(bodyOf)
  const random = scene.random('firefly trail')
  const side = random.chance(0.5) ? 1 : -1
  const half = COVER_BOARD_SHARE / 2
  const at = (u: number, v: number): Point => [
    camera.x + camera.width * (0.5 + side * u * half),
    camera.y + camera.height * v,
  ]
  const path = curve(
    [
      at(-0.96, 0.86),
      at(-0.84, 0.62),
      at(-0.9, 0.44),
      at(-0.2, COVER_TITLE_SHARE + 0.02),
      at(0.5, COVER_TITLE_SHARE + 0.07),
      at(0.88, COVER_TITLE_SHARE - 0.01),
    ],
    22,
  )
  const unit = camera.height / 1000
  const isFree = ([x, y]: Point) =>
    keepOuts.every((spot) => Math.hypot(x - spot.x, y - spot.y) > spot.radius * 1.04) &&
    bodies.every(
      ({ left, right, top, bottom }) =>
        x < left - AIR || x > right + AIR || y < top - AIR || y > bottom + AIR,
    )
  const sparks = path.flatMap((point, i): DisplayList => {
    const t = i / (path.length - 1)
    const [x, y] = [
      point[0] + random.between(-6, 6) * unit,
      point[1] + random.between(-6, 6) * unit,
    ]
    if (random.chance(0.34 - t * 0.2) || !isFree([x, y])) return []
    const size = (1.4 + 3.2 * t * random.between(0.5, 1)) * unit
    return [
      glow({ x, y, radius: size * 5, color: GOLD, strength: 0.3 + 0.5 * t }),
      fill(ellipse(x, y, size), CORE, { opacity: 0.55 + 0.45 * t }),
    ]
  })
  const [fx, fy] = path.at(-1) ?? at(0.88, COVER_TITLE_SHARE)
  return [
    group(
      [
        ...sparks,
        glow({ x: fx, y: fy, radius: 78 * unit, color: GOLD, strength: 0.9 }),
        fill(ellipse(fx, fy, 9 * unit), CORE),
      ],
      { blend: 'screen' },
    ),
  ]
}
