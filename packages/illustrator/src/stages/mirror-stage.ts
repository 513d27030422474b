import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Matrix, Point } from '#core/geometry'
import { STAGE_WIDTH } from './stage'
import type { Stage } from './stage'

const FLIP: Matrix = [-1, 0, 0, 1, STAGE_WIDTH, 0]
const flipX = (x: number) => STAGE_WIDTH - x
const flipPoint = ([x, y]: Point): Point => [flipX(x), y]
const flipList = (list: DisplayList): DisplayList => [group(list, { transform: FLIP })]

/** The same place from the other side, its light still falling from where the story's light is. */
export const mirrorStage = (stage: Stage): Stage => ({
  ...stage,
  verticals: stage.verticals.map(flipX),
  ...(stage.orb ? { orb: { ...stage.orb, x: flipX(stage.orb.x) } } : {}),
  ...(stage.landmark ? { landmark: flipPoint(stage.landmark) } : {}),
  slots: stage.slots.map((slot) => ({
    ...slot,
    box: [flipX(slot.box[2]), slot.box[1], flipX(slot.box[0]), slot.box[3]],
    ...(slot.towards === undefined ? {} : { towards: flipX(slot.towards) }),
  })),
  anchors: Object.fromEntries(
    Object.entries(stage.anchors).map(([id, point]) => [id, flipPoint(point)]),
  ),
  build: (scene) => {
    const parts = stage.build({ ...scene, light: { ...scene.light, x: -scene.light.x } })
    return {
      back: flipList(parts.back),
      items: parts.items.map((item) => ({
        ...item,
        list: flipList(item.list),
        ...(item.yields ? { yields: { ...item.yields, x: flipX(item.yields.x) } } : {}),
      })),
      // Leaf by leaf: each leaves the picture alone.
      front: parts.front.flatMap((node) => flipList([node])),
    }
  },
})
