import type { SceneObject } from '@luciole/contract/scene-brief'
import { boundsOf } from '#creatures/bounds'
import { group } from '#core/display-list'
import { rotate, translate } from '#core/geometry'
import { lightInside } from '#light/light'
import type { Light } from '#light/light'
import { drawThing } from '#things/draw-thing'
import type { DrawnThing } from '#things/draw-thing'
import { isLong, isMark } from './thing-kinds'

/** A story object: as a hand holds it, or as large as it stands in a picture. */
export function thingFigure({ object, light, isHeld, page }: Asked): DrawnThing {
  const isFallen = !isHeld && isLong(object)
  const thing = drawThing({
    thing: object.thing,
    light: isFallen ? lightInside(light, { rotate: FALLEN }) : light,
    scale: isHeld ? 'hand' : 'hero',
    color: object.color,
    isMark: isMark(object),
    page,
    ...(object.state ? { state: object.state } : {}),
  })
  return isFallen ? fallen(thing) : thing
}

interface Asked {
  object: SceneObject
  light: Light
  isHeld: boolean
  page?: number
}

/** Nearly level: as what is dropped lies. */
const FALLEN = 78

/** On its side, its lowest point on the ground. */
function fallen(thing: DrawnThing): DrawnThing {
  if (thing.anchors.box.height < thing.anchors.box.width * 1.3) return thing
  const turned = [group(thing.list, { transform: rotate(FALLEN) })]
  const { x, y, width, height } = boundsOf(turned)
  const list = [group(turned, { transform: translate(-x - width / 2, -y - height) })]
  const box = boundsOf(list)
  return {
    list,
    anchors: { ...thing.anchors, centre: [0, -box.height / 2], top: [0, -box.height], box },
  }
}
