import type { Human } from '@luciole/contract/character'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Light } from '#light/light'
import { relight } from '#light/part'
import { standFigure } from './stand-figure'
import { drawWheelchair } from './wheelchair'
import { chairFrame, frameColor, outerPoints } from './wheelchair-frame'

/** The chair of somebody who is not in it, on the ground at the origin, in their own units. */
export function emptyWheelchair(
  human: Human,
  light: Light,
): { list: DisplayList; left: number; right: number; height: number } {
  const { trunk } = standFigure({ human: { ...human, wheelchair: true }, light })
  const { skeleton, measures, view } = trunk
  const { behind, before } = drawWheelchair(trunk, frameColor(human))
  const frame = chairFrame(skeleton, measures, view)
  const across = [...outerPoints(frame), skeleton.farLeg.end].map(([x]) => x)
  return {
    list: [group([...behind, ...before], { filter: relight(trunk.paint.light) })],
    left: Math.min(...across),
    right: Math.max(...across),
    height: -frame.backTop,
  }
}
