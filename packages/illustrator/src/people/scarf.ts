import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { line } from '#core/display-list'
import type { Point } from '#core/geometry'
import { curve, openLine, spline, taper } from '#core/path'
import { tones } from '#light/light'
import type { Trunk } from './torso'

/** A scarf in the child's accent; its tail follows the wind. */
export function drawScarf(trunk: Trunk, wind: number): DisplayList {
  const { clothes, paint, skeleton, view, measures } = trunk
  if (!clothes.cut.details.includes('scarf')) return []
  const at = skeleton.torso
  const n = measures.neckWidth
  const start = at(-n * 1.2, 0.06)
  const side = -1
  const end: Point = [start[0] + side * (12 + wind * 58), start[1] + 46 - wind * 38]
  const tail = curve(
    [start, [start[0] + side * (10 + wind * 20), start[1] + 20 - wind * 12], end],
    8,
  )
  const cream = tones(paint.light, [0.93, 0.003, 0.03]).base
  const hanging =
    view === 'back'
      ? []
      : paint.paint(
          taper(tail, (t) => 7 + t * 3.4, { end: 'flat' }),
          clothes.accent,
          () => [
            line(
              openLine([
                [end[0] - 20, end[1] - 9],
                [end[0] + 20, end[1] - 9],
              ]),
              cream,
              3.6,
            ),
          ],
        )
  return [
    ...hanging,
    ...paint.paint(
      spline([
        at(-n * 1.8, -0.08),
        at(0, 0.02),
        at(n * 1.8, -0.09),
        at(n * 1.95, 0.05),
        at(2, 0.17),
        at(-n * 1.95, 0.06),
      ]),
      clothes.accent,
      (tone) => [
        fill(
          spline([
            at(-n * 2, -0.03),
            at(0, 0.06),
            at(n * 2, -0.03),
            at(n * 2, 0.0),
            at(0, 0.095),
            at(-n * 2, 0.0),
          ]),
          tone.deep,
          { opacity: 0.4 },
        ),
      ],
    ),
  ]
}
