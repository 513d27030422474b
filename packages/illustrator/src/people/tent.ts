import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { brush, corner, spline } from '#core/path'
import type { Knot } from '#core/path'
import { garmentDetails } from './garment-details'
import type { Trunk } from './trunk-shape'

/** How far below the waist cloth is taken from, 0 neck … 1 hip. */
const WAIST = 0.56

/** The skirts of a coat over the knees of who sits on their heels. */
export function drawTent(trunk: Trunk): DisplayList {
  const { skeleton, measures, clothes, paint } = trunk
  const { nearLeg, farLeg, hip, torso } = skeleton
  const w = measures.legWidth * 1.24
  const knees = [nearLeg.joint, farLeg.joint].toSorted(([a], [b]) => a - b) as [Point, Point]
  const sole = Math.max(nearLeg.end[1], farLeg.end[1])
  const seat = hip[0] - measures.hip * 1.16
  const isSplit = knees[0][0] < seat + w
  const [left, right] = [isSplit ? knees[0][0] - w : seat, knees[1][0] + w]
  const hem = sole - measures.legWidth * 0.7
  const middle = (left + right) / 2
  /** Over a knee, from the side that is turned away from the other; the cloth of one on the ground ends above it. */
  const over = ([x, knee]: Point, side: -1 | 1): [Knot, Knot] => {
    const y = Math.min(knee, hem - w * 0.6)
    return [
      [x + side * w, y + w * 0.2],
      [x + side * w * 0.1, y - w],
    ]
  }
  return paint.paint(
    spline([
      corner(...torso(-measures.hip, WAIST)),
      ...(isSplit ? over(knees[0], -1).toReversed() : [[seat, hip[1]] as Knot]),
      corner(left - 1, hem),
      [middle, hem + 5],
      corner(right + 1, hem - 3),
      ...over(knees[1], 1),
      corner(...torso(measures.hip, WAIST)),
    ]),
    clothes.top,
    (tone) => [
      ...garmentDetails(trunk, tone, clothes.cut.hem),
      fill(
        brush(
          [
            [left, hem - 2],
            [middle, hem + 2],
            [right, hem - 5],
          ],
          4,
          5,
          4,
        ),
        tone.shade,
        {
          opacity: 0.5,
        },
      ),
      ...[0.3, 0.66].map((share) =>
        fill(
          brush(
            [
              [middle + (share - 0.5) * 16, hip[1] - 4],
              [left + (right - left) * share, hem - 6],
            ],
            0.8,
            2.4,
            1,
          ),
          tone.deep,
          { opacity: 0.3 },
        ),
      ),
    ],
  )
}
