import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { brush, spline } from '#core/path'
import type { Tones } from '#light/light'
import { trunkPoint, trunkWidth } from './trunk-shape'
import type { Trunk } from './trunk-shape'

/** The side of the trunk away from the light, and the folds every cloth has. */
export function clothShade(trunk: Trunk, tone: Tones, hem: number): DisplayList {
  const side = trunk.paint.light.x > 0 ? -1 : 1
  const w = (down: number, k: number) => trunkPoint(trunk, side, trunkWidth(trunk, down) * k, down)
  const fold = (points: readonly (readonly [number, number])[]) =>
    fill(
      brush(
        points.map(([u, v]) => trunk.skeleton.torso(u, v)),
        0.5,
        1.7,
        0.3,
      ),
      tone.deep,
      { opacity: 0.34 },
    )
  const s = trunk.measures.shoulder
  const h = trunk.measures.hip
  return [
    fill(spline([w(0.08, 0.42), w(0.02, 1.5), w(hem, 2), w(hem, 0.5), w(0.6, 0.46)]), tone.shade, {
      opacity: 0.45,
      blur: 4,
    }),
    fold([
      [-s * 0.78, 0.42],
      [-s * 0.5, 0.54],
      [-s * 0.3, 0.56],
    ]),
    fold([
      [s * 0.74, 0.46],
      [s * 0.5, 0.6],
    ]),
    fold([
      [-h * 0.86, 0.98],
      [-h * 0.5, 0.9],
    ]),
    fold([
      [h * 0.7, 1],
      [h * 0.42, 0.9],
    ]),
  ]
}
