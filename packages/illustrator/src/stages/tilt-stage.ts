import type { Point } from '#core/geometry'
import { warpList } from '#core/warp'
import type { DisplayList } from '#core/display-list'
import { moveItem } from './move-item'
import { STAGE_HEIGHT, STAGE_WIDTH } from './stage'
import type { Slot, Stage } from './stage'

/** Looked at from a child's knees, or from a branch. */
export type Angle = 'low' | 'high'

interface Tilt {
  /** How much of the ground's depth is seen, against what is seen level. */
  ground: number
  /** How wide things are at the top and at the bottom of the picture: upright lines meet. */
  top: number
  bottom: number
}
const TILTS: Record<Angle, Tilt> = {
  low: { ground: 0.62, top: 0.86, bottom: 1.06 },
  high: { ground: 1.34, top: 1.1, bottom: 0.93 },
}
/** The eyes of who stands in a room are above the line where its floor ends. */
const EYES_ABOVE_FLOOR = 240

/** Where every point of a place is seen from an angle; the whole picture stays filled. */
export function tiltOf(stage: Pick<Stage, 'horizon'>, angle: Angle): (point: Point) => Point {
  const { ground, top, bottom } = TILTS[angle]
  const { horizon } = stage
  const deep = STAGE_HEIGHT - horizon
  const zoom = Math.max(1, STAGE_HEIGHT / (horizon + deep * ground))
  const far = Math.min(horizon * zoom, STAGE_HEIGHT - deep * ground)
  const near = (STAGE_HEIGHT - far) / deep
  const middle = STAGE_WIDTH / 2
  return ([x, y]) => {
    const seen = y > horizon ? far + (y - horizon) * near : (y / horizon) * far
    const wide = top + ((bottom - top) * seen) / STAGE_HEIGHT
    return [middle + (x - middle) * zoom * wide, seen]
  }
}

/** How much larger somebody is the nearer they stand: as the ground itself is. */
function tiltSlot(slot: Slot, at: (point: Point) => Point, vanishing: number): Slot {
  const [left, top, right, bottom] = slot.box
  const [far0, y0] = at([left, top])
  const [far1, y1] = at([right, bottom])
  // A place for one stays one: nobody steps aside from a trunk.
  const [x0, x1] = left === right ? [(far0 + far1) / 2, (far0 + far1) / 2] : [far0, far1]
  const middle = (y0 + y1) / 2 - vanishing
  const [far, near] = slot.scale
  const mean = (far + near) / 2
  const onGround = (slot.kind === 'ground' || slot.kind === 'small') && middle > 120
  return {
    ...slot,
    box: [x0, y0, x1, y1],
    ...(onGround
      ? {
          scale: [(mean * (y0 - vanishing)) / middle, (mean * (y1 - vanishing)) / middle] as const,
        }
      : {}),
    ...(slot.towards === undefined ? {} : { towards: at([slot.towards, (top + bottom) / 2])[0] }),
    ...(slot.z === undefined ? {} : { z: at([x0, slot.z])[1] }),
  }
}

const banksFrom = (
  [left, right]: NonNullable<Stage['banks']>,
  at: (point: Point) => Point,
  horizon: number,
) => {
  const y = (horizon + STAGE_HEIGHT) / 2
  return [at([left, y])[0], at([right, y])[0]] as const
}

/** The same place from below or from above: its horizon, its ground and its upright lines. */
export function tiltStage(stage: Stage, angle: Angle): Stage {
  const at = tiltOf(stage, angle)
  const bend = (list: DisplayList) => warpList(list, at)
  const horizon = at([0, stage.horizon])[1]
  const vanishing = stage.kind === 'indoors' ? horizon - EYES_ABOVE_FLOOR : horizon
  const orb = stage.orb && at([stage.orb.x, stage.orb.y])
  return {
    ...stage,
    horizon,
    verticals: stage.verticals.map((x) => at([x, stage.horizon])[0]),
    ...(stage.banks ? { banks: banksFrom(stage.banks, at, stage.horizon) } : {}),
    ...(stage.orb && orb ? { orb: { ...stage.orb, x: orb[0], y: orb[1] } } : {}),
    ...(stage.landmark ? { landmark: at(stage.landmark) } : {}),
    slots: stage.slots.map((slot) => tiltSlot(slot, at, vanishing)),
    anchors: Object.fromEntries(
      Object.entries(stage.anchors).map(([id, point]) => [id, at(point)]),
    ),
    build: (scene) => {
      const parts = stage.build(scene)
      return {
        back: bend(parts.back),
        items: parts.items.map((item) => moveItem(item, { at, seen: bend })),
        front: parts.front,
      }
    },
  }
}
