import { mix } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { brush, curve, ellipse, spline, taper } from '#core/path'
import type { Knot } from '#core/path'
import { tones } from '#light/light'
import { clothShade } from './cloth-shade'
import { trunkPoint } from './trunk-shape'
import type { Trunk } from './trunk-shape'

export function drawBib(trunk: Trunk): DisplayList {
  const { paint, clothes, measures, skeleton, yaw, view } = trunk
  const color = clothes.bottom
  const shift = yaw * 8
  const s = measures.shoulder
  const at = skeleton.torso
  const straps = ([-1, 1] as const).flatMap((side) =>
    paint.paint(
      taper(
        curve(
          view === 'back'
            ? [at(side * s * 0.6, 0.02), at(side * s * 0.3, 0.3), at(-side * s * 0.1, 0.56)]
            : [
                at(side * s * 0.6, 0.02),
                at(side * s * 0.5 + shift * 0.4, 0.2),
                at(side * s * 0.4 + shift, 0.42),
              ],
          6,
        ),
        () => 5,
      ),
      color,
    ),
  )
  const hipAt = (side: -1 | 1, k: number, down: number): Knot =>
    trunkPoint(trunk, side, measures.hip * k, down)
  const top: Knot[] =
    view === 'back'
      ? [at(-s * 0.2, 0.62), at(s * 0.2, 0.62)]
      : [at(-s * 0.5 + shift, 0.37), at(shift, 0.345), at(s * 0.46 + shift, 0.37)]
  const body = spline([
    ...top,
    at(s * 0.56 + shift * 0.6, 0.6),
    hipAt(1, 1.02, 0.74),
    hipAt(1, 1.09, 1.04),
    hipAt(1, 0.6, 1.16),
    hipAt(-1, 0.6, 1.16),
    hipAt(-1, 1.09, 1.04),
    hipAt(-1, 1.02, 0.74),
    at(-s * 0.58 + shift * 0.6, 0.6),
  ])
  const pocket = spline([
    at(-s * 0.28 + shift, 0.52),
    at(s * 0.28 + shift, 0.52),
    at(s * 0.26 + shift, 0.68),
    at(shift, 0.72),
    at(-s * 0.26 + shift, 0.68),
  ])
  const brass = tones(paint.light, mix(clothes.detail, [0.86, 0.0, 0.12], 0.5))
  return [
    ...straps,
    ...paint.paint(body, color, (tone) => [
      ...clothShade(trunk, tone, 1.1),
      ...(view === 'back'
        ? []
        : [
            fill(pocket, tone.shade, { opacity: 0.7 }),
            fill(
              brush([at(-s * 0.28 + shift, 0.52), at(s * 0.28 + shift, 0.52)], 0.8, 1.3, 0.8),
              tone.deep,
              { opacity: 0.6 },
            ),
            fill(
              brush(
                [at(-s * 0.46 + shift, 0.395), at(shift, 0.372), at(s * 0.44 + shift, 0.395)],
                0.5,
                0.9,
                0.5,
              ),
              tone.high,
              { opacity: 0.6 },
            ),
          ]),
    ]),
    ...(view === 'back'
      ? []
      : ([-1, 1] as const).flatMap((side) => [
          fill(ellipse(...at(side * s * 0.4 + shift, 0.425), 3.6), brass.base),
          fill(ellipse(...at(side * s * 0.4 + shift - 0.8, 0.418), 1.2), brass.high),
        ])),
  ]
}
