import { adjust, mix, oklch } from '#core/color'
import { fill, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { brush, curve, ellipse, openLine, spline, taper } from '#core/path'
import { tones } from '#light/light'
import type { Trunk } from './trunk-shape'

const STEEL = oklch(0.72, 0.02, 250)
const TYRE = oklch(0.34, 0.02, 270)

/** A child's active chair in the accent colour; big wheels and caster stand on the ground. */
export function drawWheelchair(trunk: Trunk): { behind: DisplayList; before: DisplayList } {
  const { skeleton, measures, clothes, paint, view } = trunk
  const facing = view === 'front' || view === 'back'
  const [hx, hy] = skeleton.hip
  const r = Math.min(-hy * 0.74, measures.thigh * 0.92 + 12)
  const frame = mix(clothes.accent, oklch(0.55, 0.14, 250), 0.1)
  const seatY = hy + measures.legWidth * 0.9
  const tube = (points: readonly Point[], width: number, color = frame) =>
    paint.paint(
      taper(curve(points, 6), () => width),
      color,
    )
  if (facing) {
    const half = measures.hip * 1.3
    const wheel = (side: -1 | 1): DisplayList => [
      ...paint.paint(ellipse(hx + side * half, -r, 6.4, r), TYRE),
      fill(ellipse(hx + side * (half - 2), -r, 2.6, r * 0.86), tones(paint.light, STEEL).base),
    ]
    const back = paint.paint(
      spline([
        [hx - half * 0.86, seatY - measures.torso * 0.62],
        [hx + half * 0.86, seatY - measures.torso * 0.62],
        [hx + half * 0.84, seatY + 6],
        [hx - half * 0.84, seatY + 6],
      ]),
      adjust(frame, -0.1),
    )
    const rest = tube(
      [
        [hx - half * 0.6, -10],
        [hx, -7],
        [hx + half * 0.6, -10],
      ],
      4,
      STEEL,
    )
    return view === 'front'
      ? { behind: [...back, ...wheel(-1), ...wheel(1)], before: rest }
      : { behind: [...rest], before: [...back, ...wheel(-1), ...wheel(1)] }
  }
  const axle: Point = [hx - 6, -r]
  const knee = skeleton.nearLeg.joint
  const foot = skeleton.nearLeg.end
  const wheel = (center: Point, width: number): DisplayList => {
    const steel = tones(paint.light, STEEL)
    const spokes = Array.from({ length: 10 }, (_, i) => {
      const angle = (i / 10) * Math.PI * 2
      return line(
        openLine([
          center,
          [center[0] + Math.cos(angle) * width, center[1] + Math.sin(angle) * r * 0.93],
        ]),
        steel.high,
        1.3,
        { opacity: 0.8 },
      )
    })
    return [
      line(ellipse(center[0], center[1], width - 2, r - 3), tones(paint.light, TYRE).base, 6.4),
      line(ellipse(center[0], center[1], width - 8, r - 9), steel.base, 2.4),
      ...spokes,
      fill(ellipse(center[0], center[1], 6), tones(paint.light, frame).base),
      fill(ellipse(center[0] - 1.4, center[1] - 1.6, 2), tones(paint.light, frame).high),
    ]
  }
  const backTop: Point = [hx - measures.hip * 1.02, seatY - measures.torso * 0.6]
  return {
    behind: [
      ...wheel([axle[0] + 12, axle[1] - 3], r * 0.9),
      ...tube(
        [backTop, [backTop[0] - 2, seatY - 10], [hx - measures.hip * 0.8, seatY + 4]],
        6.4,
        adjust(frame, -0.08),
      ),
      ...tube([[backTop[0] - 18, backTop[1] - 2], backTop], 4.6, TYRE),
    ],
    before: [
      ...tube(
        [
          [hx - measures.hip * 0.9, seatY + 6],
          [hx + 12, seatY + 8],
          [knee[0] - 4, knee[1] + measures.legWidth * 0.95],
        ],
        4.6,
      ),
      ...tube(
        [
          [knee[0] - 4, knee[1] + measures.legWidth * 0.95],
          [foot[0] - 8, foot[1] - 4],
          [foot[0] + 8, foot[1] + 15],
        ],
        3.8,
      ),
      ...tube(
        [
          [foot[0] - 12, foot[1] + 14],
          [foot[0] + 24, foot[1] + 14],
        ],
        3.4,
        STEEL,
      ),
      ...wheel(axle, r * 0.96),
      line(ellipse(foot[0] - 18, -11, 8), tones(paint.light, TYRE).base, 5),
      fill(
        brush(
          [
            [foot[0] - 18, -20],
            [foot[0] - 16, -34],
          ],
          2,
          2.4,
          2,
        ),
        tones(paint.light, STEEL).shade,
      ),
    ],
  }
}
