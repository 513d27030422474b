import { oklch } from '#core/color'
import { fill, radial } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { brush, ellipse } from '#core/path'
import type { Scene } from '#stages/scene'
import { repeat } from './stamp'

export const bubbles = (scene: Scene, name: string, columns: readonly Point[]): DisplayList => {
  const random = scene.random('bubbles', name)
  const white = oklch(0.97, 0.03, 200)
  return columns.flatMap(([cx, cy]) =>
    repeat(11, () => {
      const [x, y, r] = [
        cx + random.between(-50, 50),
        cy + random.between(-260, 200),
        random.between(3, 15),
      ]
      return [
        fill(
          ellipse(x, y, r),
          radial([0.5, 0.5], 0.5, [
            { at: 0, color: white, alpha: 0 },
            { at: 0.78, color: white, alpha: 0.05 },
            { at: 0.94, color: white, alpha: 0.32 },
            { at: 1, color: white, alpha: 0.5 },
          ]),
        ),
        fill(
          brush(
            [
              [x - r * 0.7, y - r * 0.2],
              [x - r * 0.55, y - r * 0.5],
              [x - r * 0.2, y - r * 0.7],
            ],
            0.4,
            Math.max(0.8, r * 0.06),
          ),
          white,
          { opacity: 0.7 },
        ),
      ]
    }).flat(),
  )
}
