import type { SceneActor, SceneBrief } from '@luciole/contract/scene-brief'
import type { Box } from '#core/geometry'
import type { Stage } from '#stages/stage'

/** Half of what must be seen of a place that somebody points at. */
const SIGHT = 120

/** Who looks far away with the back to us looks to what the place has there. */
const soughtBy = ({ action, looksAt }: SceneActor) =>
  action === 'look_far' && looksAt === 'away' ? 'far' : looksAt

/** A house that somebody looks at is not stepped past. */
export const isViewSought = ({ cast }: SceneBrief, { views }: Pick<Stage, 'views'>): boolean =>
  cast.some((actor) => views?.[soughtBy(actor) ?? ''] !== undefined)

/** What of the place is in the picture because of who points or looks there: a house, to its chimney. */
export const sightsOf = (brief: SceneBrief, stage: Pick<Stage, 'anchors' | 'views'>): Box[] =>
  brief.cast.flatMap((actor): Box[] => {
    const sought = soughtBy(actor) ?? ''
    const view = stage.views?.[sought]
    if (view) {
      const [left, top, right, bottom] = view
      return [{ x: left, y: top, width: right - left, height: bottom - top }]
    }
    const point = actor.action === 'point' ? stage.anchors[sought] : undefined
    if (!point) return []
    const [x, y] = point
    return [{ x: x - SIGHT, y: y - SIGHT, width: 2 * SIGHT, height: 2 * SIGHT }]
  })
