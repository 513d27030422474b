import type { Human } from '@luciole/contract/character'
import { adjust } from '#core/color'
import { clamp } from '#core/geometry'
import { lightInside } from '#light/light'
import type { Light } from '#light/light'
import { contactShadow } from '#light/part'
import { emptyWheelchair } from '#people/empty-wheelchair'
import { naturalScale } from '#people/proportions'
import type { Scene } from '#stages/scene'
import { banksOf } from '#stages/stage'
import type { StageItem } from '#stages/stage'
import { placed } from './carried'
import { isOnWheels } from './on-wheels'
import { bodyOf, extentOf } from './plan'
import type { Placement, Plan } from './plan'

/** Who has been helped out of a wheelchair: onto a bed, into arms, up on a pony. */
function leaverOf({ outOf, pair, actor, character }: Placement): Human | undefined {
  if (outOf) return outOf
  const isCarried =
    (pair?.type === 'ride' && pair.first === actor.id) ||
    (pair?.type === 'carry' && pair.second === actor.id)
  return isCarried && isOnWheels(character) ? character : undefined
}

const AIR = 12
/** Where everything is full, it waits outside the picture. */
const MOST_COVERED = 0.4

interface Span {
  left: number
  right: number
}
const shared = (one: Span, other: Span) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))

/** The chair that somebody has left waits beside them, where it is seen best. */
export function chairsLeft(plan: Plan, scene: Scene, light: Light): StageItem[] {
  const { stage, camera, placements, objects } = plan
  const ground = stage.slots.find(({ kind }) => kind === 'ground')
  if (!ground) return []
  const solids = [
    ...placements.map(bodyOf),
    ...objects.filter(({ heldBy }) => !heldBy).map(extentOf),
  ]
  return placements.flatMap((place): StageItem[] => {
    const human = leaverOf(place)
    if (!human) return []
    const own = place.pair ? naturalScale(human.age) * (human.scale ?? 1) : 1
    const scale = place.scale * own
    const y = clamp(place.base?.y ?? place.y, ground.box[1], ground.box[3])
    const { left, right, height } = emptyWheelchair(human, light)
    const width = (right - left) * scale
    const near = solids.filter(({ top, bottom }) => bottom > y - height * scale && top < y)
    const [from, to] = banksOf(stage, width / 2)
    const middles = near
      .flatMap((one) => [one.left - width / 2 - AIR, one.right + width / 2 + AIR])
      .filter(
        (x) =>
          x > Math.max(from, camera.x + width / 2 + AIR) &&
          x < Math.min(to, camera.x + camera.width - width / 2 - AIR),
      )
    const covered = (x: number) => {
      const span = { left: x - width / 2, right: x + width / 2 }
      return near.reduce((sum, one) => sum + shared(span, one), 0) / width
    }
    const away = (x: number) => Math.abs(x - place.x) / camera.width
    const [x] = middles.toSorted(
      (one, other) => covered(one) + away(one) - covered(other) - away(other),
    )
    if (x === undefined || covered(x) > MOST_COVERED) return []
    const flip = x > place.x
    const middle = ((left + right) / 2) * scale * (flip ? -1 : 1)
    const { list } = emptyWheelchair(human, lightInside(light, { flip }))
    const shadow = contactShadow({
      x,
      y: y + 3,
      rx: width * 0.46,
      color: adjust(scene.shade, -0.1),
    })
    return [{ z: y, list: [shadow, ...placed({ x: x - middle, y, scale, flip }, list)] }]
  })
}
