import type { SceneBrief } from '@luciole/contract/scene-brief'
import { NEUTRAL_LIGHT } from '#light/light'
import { objectsOf } from './place-objects'
import type { ThingSizes } from './place-objects'
import { thingFigure } from './thing-figure'

export const thingSizesOf = (brief: SceneBrief): ThingSizes =>
  new Map(
    objectsOf(brief).map((object) => {
      const { box } = thingFigure({
        object,
        light: NEUTRAL_LIGHT,
        isHeld: Boolean(object.heldBy),
      }).anchors
      return [object.id, { height: box.height, width: box.width }]
    }),
  )
