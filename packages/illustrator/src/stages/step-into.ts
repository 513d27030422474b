import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { clamp } from '#core/geometry'
import type { Box, Matrix, Point } from '#core/geometry'
import { moveItem } from './move-item'
import { STAGE_WIDTH } from './stage'
import type { Slot, Stage } from './stage'

/** Which end of a place is looked at from nearer. */
export type End = 'left' | 'right'

const NEARER = 1.28
/** Who stands nearer to the edge of the place than this is half outside. */
const EDGE = 120

const groundOf = ({ slots }: Pick<Stage, 'slots'>) => slots.find(({ kind }) => kind === 'ground')
const isOnGround = (slot: Slot, top: number) =>
  slot.kind === 'ground' || slot.kind === 'small' || (slot.kind === 'perch' && slot.box[1] >= top)

/** The ground that people stand on stays where it is: what is behind them comes nearer. */
const fixedPoint = (stage: Stage, end: End): Point => [
  end === 'left' ? 0 : STAGE_WIDTH,
  groundOf(stage)?.box[1] ?? stage.horizon,
]

/** A frame in a place that was stepped into, as a part of the whole place. */
export function partOfPlace({ nearer }: Pick<Stage, 'nearer'>, box: Box): Box {
  if (!nearer) return box
  const [x, y] = nearer.from
  return {
    x: x + (box.x - x) / nearer.zoom,
    y: y + (box.y - y) / nearer.zoom,
    width: box.width / nearer.zoom,
    height: box.height / nearer.zoom,
  }
}

function slotFrom(slot: Slot, at: (point: Point) => Point): Slot {
  const [left, , right] = slot.box
  const [x0, x1] = [at([left, 0])[0], at([right, 0])[0]]
  if (left === right) {
    const [x, y] = at([left, slot.box[1]])
    return {
      ...slot,
      box: [x, y, x, y],
      ...(slot.towards === undefined ? {} : { towards: at([slot.towards, 0])[0] }),
      ...(slot.z === undefined ? {} : { z: at([0, slot.z])[1] }),
    }
  }
  const within = (x: number) => clamp(x, EDGE, STAGE_WIDTH - EDGE)
  return { ...slot, box: [within(x0), slot.box[1], within(x1), slot.box[3]] }
}

const isSeen = ([x, y]: Point) =>
  x > EDGE && x < STAGE_WIDTH - EDGE && y > EDGE / 2 && y < STAGE_WIDTH * 0.73

/** One end of a place, from nearer: another part of it is behind the same people. */
export function stepInto(stage: Stage, end: End): Stage {
  const from = fixedPoint(stage, end)
  const at = ([x, y]: Point): Point => [
    from[0] + (x - from[0]) * NEARER,
    from[1] + (y - from[1]) * NEARER,
  ]
  const matrix: Matrix = [
    ...([NEARER, 0, 0, NEARER] as const),
    from[0] * (1 - NEARER),
    from[1] * (1 - NEARER),
  ]
  const seen = (list: DisplayList): DisplayList =>
    list.length ? [group(list, { transform: matrix })] : list
  const { orb, banks, landmark, open = [] } = stage
  const moved = orb && at([orb.x, orb.y])
  const top = from[1] - 40
  return {
    ...stage,
    nearer: { from, zoom: NEARER },
    horizon: at([0, stage.horizon])[1],
    verticals: stage.verticals.map((x) => at([x, 0])[0]),
    ...(orb && moved ? { orb: { x: moved[0], y: moved[1], radius: orb.radius * NEARER } } : {}),
    ...(banks ? { banks: [at([banks[0], 0])[0], at([banks[1], 0])[0]] } : {}),
    ...(landmark ? { landmark: at(landmark) } : {}),
    // Nobody is as large as a seat or a bough that came nearer.
    slots: stage.slots
      .filter((slot) => isOnGround(slot, top))
      .map((slot) => (open.includes(slot.id) ? slot : slotFrom(slot, at)))
      .filter(({ box }) => box[0] !== box[2] || isSeen([box[0], box[1]])),
    anchors: Object.fromEntries(
      Object.entries(stage.anchors)
        .map(([id, point]) => [id, open.includes(id) ? point : at(point)] as const)
        .filter(([, point]) => isSeen(point)),
    ),
    build: (scene) => {
      const parts = stage.build(scene)
      return {
        ...parts,
        back: seen(parts.back),
        items: parts.items.map((item) => moveItem(item, { at, seen, nearer: NEARER })),
      }
    },
  }
}

const WIDE_ENOUGH = 640

/** Whether people have room there, on dry ground. */
export function hasRoom(stage: Stage): boolean {
  const ground = groundOf(stage)
  if (!ground) return false
  const [left, right] = stage.banks ?? [0, STAGE_WIDTH]
  return Math.min(ground.box[2], right) - Math.max(ground.box[0], left) >= WIDE_ENOUGH
}
