import type { Human } from '@luciole/contract/character'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Light } from '#light/light'
import { NEUTRAL_LIGHT } from '#light/light'
import { relight } from '#light/part'
import { standFigure } from './stand-figure'
import { drawWheelchair } from './wheelchair'
import { chairFrame, frameColor, outerPoints } from './wheelchair-frame'

const satIn = (human: Human, light: Light) =>
  standFigure({ human: { ...human, wheelchair: true }, light }).trunk

/** The chair of somebody who is not in it, on the ground at the origin, in their own units. */
export function emptyWheelchair(human: Human, light: Light): DisplayList {
  const trunk = satIn(human, light)
  const { behind, before } = drawWheelchair(trunk, frameColor(human))
  return [group([...behind, ...before], { filter: relight(trunk.paint.light) })]
}

/** Where it stands then. */
export function emptyWheelchairExtent(human: Human) {
  const { skeleton, measures, view } = satIn(human, NEUTRAL_LIGHT)
  const frame = chairFrame(skeleton, measures, view)
  const across = [...outerPoints(frame), skeleton.farLeg.end].map(([x]) => x)
  return { left: Math.min(...across), right: Math.max(...across), height: -frame.backTop }
}
