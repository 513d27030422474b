import { adjust, mix } from '#core/color'
import type { Lab } from '#core/color'
import { line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { ellipse, openLine, spline } from '#core/path'
import type { Trunk } from './trunk-shape'
import { chairFrame, HANDLE } from './wheelchair-frame'
import { caster, edgeOnWheel, STEEL, tube, TYRE, wheel } from './wheelchair-parts'
import type { Chair } from './wheelchair-parts'

export interface ChairPieces {
  behind: DisplayList
  before: DisplayList
}

/** A child's active chair: the body sits on its cushion, the shoes stand on its plate, the wheels on the ground. */
export function drawWheelchair(trunk: Trunk, color: Lab): ChairPieces {
  const { skeleton, measures, view } = trunk
  const chair = { ...chairFrame(skeleton, measures, view), trunk, color }
  if (view === 'front') return fromFront(chair)
  return view === 'back' ? fromBehind(chair) : fromSide(chair)
}

/** The padding of seat and back. */
const padding = ({ color }: Chair) => mix(adjust(color, -0.24, 0.8), TYRE, 0.35)

/** Under the knee the frame turns down to the plate. */
function frameSide(chair: Chair, [dx, dy]: Point): DisplayList {
  const { corner, trunk, plate, tube: t, near, wide, caster: small } = chair
  const { nearLeg } = trunk.skeleton
  const { legWidth, foot } = trunk.measures
  const knee = nearLeg.joint[0] - legWidth * 0.9
  const low = corner[1] + t
  const front = Math.max(near[0] + wide + small * 0.5, knee - legWidth * 0.5)
  const heel = nearLeg.end[0] - 12 * foot
  const at = (x: number, y: number): Point => [x + dx, y + dy]
  return [
    ...tube(chair, [at(near[0], near[1]), at(front, -small * 2.6)], { thick: 0.8 }),
    ...caster(chair, front + dx, low + dy),
    ...tube(chair, [
      at(corner[0], low),
      at(knee - legWidth, low),
      at(knee + legWidth * 0.1, low + t * 1.6),
      at((knee + heel) / 2 + legWidth * 0.3, (low + plate) / 2),
      at(heel, plate + t),
    ]),
  ]
}

function fromSide(chair: Chair): ChairPieces {
  const { corner, backTop, seat, cushion, plate, across, trunk, tube: t, radius: r } = chair
  const { near, far, wide } = chair
  const { paint, measures, skeleton } = trunk
  const { nearLeg, farLeg } = skeleton
  const [back, low] = corner
  const soft = padding(chair)
  const dark = { ...chair, color: adjust(chair.color, -0.1) }
  const seatEnd = nearLeg.joint[0] - measures.legWidth * 0.5
  const cushionSlab = spline([
    [back, seat - 2],
    [seatEnd, seat - 2],
    [seatEnd + across[0] * 0.72, seat + across[1]],
    [seatEnd + across[0] * 0.76, low - t],
    [seatEnd, low + 1],
    [back, low + 1],
  ])
  const top: Point = [back - r * 0.08, backTop]
  const backPad = spline([
    [top[0] - t * 0.6, top[1] + t],
    [top[0] + measures.hip * 1.2, top[1] - t],
    [back + measures.hip * 1.3, low],
    [back - t, low],
  ])
  const handle = back - r * HANDLE
  const plank = [
    [nearLeg.end[0] - 14 * measures.foot, plate + t * 0.8],
    [farLeg.end[0] + 27 * measures.foot, plate + t * 0.8 + across[1] * 0.3],
  ] satisfies Point[]
  const guard = spline([
    [back + t, low],
    [back, seat - measures.legWidth * 1.5],
    [near[0] + wide * 0.35, seat - measures.legWidth * 1.7],
    [near[0] + wide * 0.88, seat - measures.legWidth * 0.6],
    [near[0] + wide * 1.02, low],
  ])
  return {
    behind: [
      ...wheel(dark, far, { isNear: false }),
      ...frameSide(dark, across),
      ...tube(chair, plank, { thick: 1.25, paintedIn: adjust(STEEL, -0.2) }),
      ...paint.paint(backPad, soft),
      ...paint.paint(cushionSlab, soft, (tone) => [
        line(
          openLine([
            [back, seat + cushion * 0.5],
            [seatEnd + across[0], seat + cushion * 0.5],
          ]),
          tone.high,
          t * 0.5,
          { opacity: 0.5 },
        ),
      ]),
      ...tube(chair, [[back, low + t], [back - r * 0.02, seat - r * 0.2], top]),
      ...tube(chair, [top, [handle, top[1] + t * 0.5]], { thick: 0.9 }),
      ...tube(
        chair,
        [
          [top[0] - r * 0.14, top[1] + t * 0.2],
          [handle, top[1] + t * 0.5],
        ],
        { thick: 1.35, paintedIn: TYRE },
      ),
    ],
    before: [
      ...paint.paint(guard, chair.color, (tone) => [
        line(guard, tone.high, t * 0.8, { opacity: 0.7 }),
      ]),
      ...frameSide(chair, [0, 0]),
      ...wheel(chair, near, { isNear: true }),
    ],
  }
}

/** What is left and right of the middle. */
const bothSides = (draw: (side: -1 | 1) => DisplayList): DisplayList => [...draw(-1), ...draw(1)]

function backPanel(chair: Chair): DisplayList {
  const { corner, backTop, across, trunk, tube: t } = chair
  const [left, low] = corner
  const right = left + across[0]
  return trunk.paint.paint(
    spline([
      [left + t, backTop],
      [right - t, backTop],
      [right, low],
      [left, low],
    ]),
    padding(chair),
  )
}

function fromFront(chair: Chair): ChairPieces {
  const { corner, seat, cushion, plate, trunk, tube: t, radius: r } = chair
  const { skeleton, measures, paint } = trunk
  const [x] = skeleton.hip
  const low = corner[1]
  const half = x - corner[0]
  const sole = Math.abs(skeleton.nearLeg.end[0] - x) + 13 * measures.foot
  const sides = (side: -1 | 1): DisplayList => [
    ...edgeOnWheel(chair, side),
    ...caster(chair, x + side * half * 0.92, low, 0.42),
    ...tube(chair, [
      [x + side * half, low],
      [x + side * half * 0.94, low + r * 0.2],
      [x + side * sole, plate],
    ]),
    ...tube(
      chair,
      [
        [x + side * half, low],
        [x + side * half, seat - measures.legWidth * 1.2],
      ],
      { thick: 1.3 },
    ),
  ]
  return {
    behind: [
      ...backPanel(chair),
      ...bothSides(sides),
      ...paint.paint(
        spline([
          [x - half, seat - cushion * 0.4],
          [x + half, seat - cushion * 0.4],
          [x + half, low + t],
          [x - half, low + t],
        ]),
        padding(chair),
      ),
    ],
    before: tube(
      chair,
      [
        [x - sole - t, plate + t],
        [x + sole + t, plate + t],
      ],
      { thick: 1.3, paintedIn: adjust(STEEL, -0.1) },
    ),
  }
}

function fromBehind(chair: Chair): ChairPieces {
  const { corner, backTop, plate, trunk, tube: t, radius: r, across } = chair
  const { skeleton, measures } = trunk
  const [x] = skeleton.hip
  const [left, low] = corner
  const half = across[0] / 2
  const sole = Math.abs(skeleton.nearLeg.end[0] - x) + 13 * measures.foot
  const sides = (side: -1 | 1): DisplayList => [
    ...tube(chair, [
      [x + side * half, low],
      [x + side * half * 0.98, backTop],
    ]),
    ...trunk.paint.paint(ellipse(x + side * half * 0.98, backTop, t * 1.9, t * 1.7), TYRE),
    ...edgeOnWheel(chair, side),
  ]
  return {
    behind: [
      ...bothSides((side) => caster(chair, x + side * half * 0.85, low, 0.42)),
      ...tube(
        chair,
        [
          [x - sole, plate + t],
          [x + sole, plate + t],
        ],
        { paintedIn: adjust(STEEL, -0.2) },
      ),
    ],
    before: [
      ...tube(chair, [
        [left, -r],
        [left + across[0], -r],
      ]),
      ...backPanel(chair),
      ...tube(chair, [
        [left, low],
        [left + across[0], low],
      ]),
      ...bothSides(sides),
    ],
  }
}
