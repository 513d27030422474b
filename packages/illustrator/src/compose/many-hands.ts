import { adjust } from '#core/color'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { lerpPoint } from '#core/geometry'
import type { Point } from '#core/geometry'
import { curve, taper } from '#core/path'
import { relight, part } from '#light/part'
import type { Light } from '#light/light'
import { ink } from '#things/painter'
import { bodyOf, toWorld } from './plan'
import type { Placement, Plan } from './plan'

/** Half of an octopus's head in her own units: what her arms are measured by. */
const HEAD = 68
const COAT = '#c9618a'
/** On each side she has two free, and an arm is only so long. */
const FREE = 2
const LONGEST = 8

const isMany = ({ character, action, footing }: Placement) =>
  character.kind !== 'human' && character.species === 'octopus' && action === 'dance' && !footing

/** A hand of theirs, or, where there is none, the side of them that is nearest. */
function takenBy(other: Placement, from: Point): Point {
  const { hands, chest } = other.measured.anchors
  if (other.measured.isHuman) {
    const [near, far] = [toWorld(other, hands.near), toWorld(other, hands.far)]
    return Math.abs(near[0] - from[0]) < Math.abs(far[0] - from[0]) ? near : far
  }
  const { left, right } = bodyOf(other)
  const edge = from[0] < other.x ? left : right
  return [edge + (other.x - edge) * 0.2, toWorld(other, chest)[1]]
}

/** Who dances with eight arms has somebody by the hand with each that is free: they hang low, and curl round. */
export function armsHeld({ placements }: Plan, light: Light): { z: number; list: DisplayList }[] {
  return placements.filter(isMany).map((place) => {
    const { head, headRadius } = place.measured.anchors
    const unit = (headRadius * place.scale) / HEAD
    const [x, y] = toWorld(place, head)
    const root = y + 44 * unit
    const others = placements
      .filter((other) => other !== place && !other.pair && !other.actor.attach)
      .map((other) => ({ other, end: takenBy(other, [x, root]) }))
      .filter(({ end }) => Math.abs(end[0] - x) < LONGEST * HEAD * unit)
      .toSorted((a, b) => Math.abs(a.end[0] - x) - Math.abs(b.end[0] - x))
    const held = [-1, 1].flatMap((side) =>
      others.filter(({ end }) => Math.sign(end[0] - x) === side).slice(0, FREE),
    )
    const color = adjust(
      ink((place.character.kind !== 'human' && place.character.coat) || COAT),
      -0.04,
    )
    const list = held.map(({ end }, i) => {
      const side = Math.sign(end[0] - x)
      const from: Point = [x + side * 40 * unit, root - (i % 2) * 12 * unit]
      const low = Math.max(from[1], end[1]) + 14 * unit
      const near = lerpPoint(from, end, 0.34)
      const far = lerpPoint(from, end, 0.74)
      const points: Point[] = [
        from,
        [near[0], (near[1] + low) / 2],
        [far[0], (far[1] + low) / 2],
        end,
        [end[0] + side * 9 * unit, end[1] - 12 * unit],
        [end[0] - side * 3 * unit, end[1] - 15 * unit],
      ]
      const d = taper(curve(points, 8), (t) => (12 - 7.5 * t) * unit)
      return group(part({ light, d, color }), {
        filter: relight(light, { core: 0.5, grain: 0.6, wobble: 1 }),
      })
    })
    return { z: Math.max(place.z, ...held.map(({ other }) => other.z)) + 0.1, list }
  })
}
