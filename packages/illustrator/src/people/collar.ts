import { adjust } from '#core/color'
import type { Lab } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { brush, corner, spline } from '#core/path'
import type { Trunk } from './trunk-shape'

/** What lies around the neck, over the trunk: collar, neckband, hood in front. */
export function drawCollar(trunk: Trunk): DisplayList {
  const { paint, clothes, skeleton, view, yaw, measures } = trunk
  const at = skeleton.torso
  const { details } = clothes.cut
  const n = measures.neckWidth
  const shift = yaw * 5
  const band = (color: Lab, deep: number, wide = 1.55): DisplayList =>
    paint.paint(
      spline([
        at(-n * wide, -0.05),
        at(shift, deep),
        at(n * wide, -0.05),
        at(n * (wide + 0.12), 0.03),
        at(shift, deep + 0.07),
        at(-n * (wide + 0.12), 0.03),
      ]),
      color,
    )
  if (view === 'back')
    return details.includes('hood') ? [] : band(adjust(clothes.top, -0.04), 0.0, 1.4)
  if (details.includes('hood'))
    return paint.paint(
      spline([
        at(-n * 2, -0.06),
        at(shift, 0.11),
        at(n * 2, -0.06),
        at(n * 1.9, 0.08),
        at(shift, 0.2),
        at(-n * 1.95, 0.08),
      ]),
      adjust(clothes.top, -0.04),
      (tone) => [
        fill(brush([at(-n * 1.8, 0), at(shift, 0.15), at(n * 1.8, 0)], 0.6, 1.4, 0.6), tone.deep, {
          opacity: 0.45,
        }),
      ],
    )
  if (details.includes('collar'))
    return ([-1, 1] as const).flatMap((side) =>
      paint.paint(
        spline([
          corner(...at(shift, 0.05)),
          at(side * n * 0.9 + shift * 0.5, -0.04),
          corner(...at(side * n * 1.75, -0.02)),
          corner(...at(side * n * 1.25 + shift, 0.15)),
        ]),
        details.includes('dots') || details.includes('piping')
          ? clothes.detail
          : adjust(clothes.top, 0.05, 0.9),
        (tone) => [
          fill(
            brush(
              [at(side * n * 1.7, 0), at(side * n * 1.2 + shift, 0.14), at(shift, 0.06)],
              0.4,
              1,
              0.4,
            ),
            tone.deep,
            { opacity: 0.35 },
          ),
        ],
      ),
    )
  if (details.includes('wrap') || details.includes('open_front') || details.includes('zip'))
    return []
  return band(
    details.includes('stripes') || details.includes('knit')
      ? adjust(clothes.top, -0.07)
      : adjust(clothes.top, -0.05),
    0.06,
  )
}
