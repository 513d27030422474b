import type { SceneObject } from '@luciole/contract/scene-brief'
import type { Light } from '#light/light'
import { drawThing } from '#things/draw-thing'
import type { DrawnThing } from '#things/draw-thing'

/** A story object: as a hand holds it, or as large as it stands in a picture. */
export const thingFigure = (asked: {
  object: SceneObject
  light: Light
  isHeld: boolean
}): DrawnThing =>
  drawThing({
    thing: asked.object.thing,
    light: asked.light,
    scale: asked.isHeld ? 'hand' : 'hero',
    ...(asked.object.state ? { state: asked.object.state } : {}),
  })
