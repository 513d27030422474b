import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { IDENTITY, multiply } from '#core/geometry'
import type { Matrix, Point } from '#core/geometry'
import { lightInside } from '#light/light'
import { moveItem } from './move-item'
import type { Scene } from './scene'
import { STAGE_WIDTH } from './stage'
import type { Slot, Stage } from './stage'

const ACROSS: Matrix = [-1, 0, 0, 1, STAGE_WIDTH, 0]
const across = (x: number) => STAGE_WIDTH - x
const over = ([x, y]: Point): Point => [across(x), y]
const seen = (list: DisplayList): DisplayList =>
  list.length ? [group(list, { transform: ACROSS })] : list

const slotAcross = (slot: Slot): Slot => {
  const [left, top, right, bottom] = slot.box
  return {
    ...slot,
    box: [across(right), top, across(left), bottom],
    ...(slot.towards === undefined ? {} : { towards: across(slot.towards) }),
  }
}

/** The light of the page still comes from where it comes from. */
const litAcross = (scene: Scene): Scene => ({
  ...scene,
  light: lightInside(scene.light, { flip: true }),
  env: {
    ...scene.env,
    light: lightInside(scene.env.light, { flip: true }),
    cast: lightInside(scene.env.cast, { flip: true }),
  },
})

/** The same place with its left and its right changed about. */
export function mirrorStage(stage: Stage): Stage {
  const { orb, banks, landmark, views } = stage
  return {
    ...stage,
    verticals: stage.verticals.map(across),
    ...(orb ? { orb: { ...orb, x: across(orb.x) } } : {}),
    ...(banks ? { banks: [across(banks[1]), across(banks[0])] } : {}),
    ...(landmark ? { landmark: over(landmark) } : {}),
    ...(views
      ? {
          views: Object.fromEntries(
            Object.entries(views).map(([id, [left, top, right, bottom]]) => [
              id,
              [across(right), top, across(left), bottom] as const,
            ]),
          ),
        }
      : {}),
    slots: stage.slots.map(slotAcross),
    anchors: Object.fromEntries(
      Object.entries(stage.anchors).map(([id, point]) => [id, over(point)]),
    ),
    build: (scene) => {
      const { back, items, front } = stage.build(litAcross(scene))
      return {
        back: seen(back),
        items: items.map((item) => moveItem(item, { at: over, seen })),
        // One by one: a corner of leaves makes room by itself.
        front: front.map((node) =>
          node.kind === 'group'
            ? { ...node, transform: multiply(ACROSS, node.transform ?? IDENTITY) }
            : group([node], { transform: ACROSS }),
        ),
      }
    },
  }
}
