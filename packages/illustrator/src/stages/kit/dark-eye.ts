import { adjust, mix, oklch } from '#core/color'
import { fill, linear } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { brush, ellipse, spline } from '#core/path'
import { glow } from '#light/part'
import type { Scene } from '#stages/scene'
import { STAGE_HEIGHT as H } from '#stages/stage'
import { everywhere } from './sky'

/** Somebody so large that the water turns dark, and all one makes out of her is a kind eye. */
export function darkEye(scene: Scene, [x, y]: readonly [number, number]): DisplayList {
  const night = mix(scene.env.sea[3], oklch(0.2, 0.055, 258), 0.78)
  const skin = adjust(night, 0.055)
  const r = 42
  const lid = spline([
    [x - r * 1.34, y + r * 0.3],
    [x - r * 0.8, y - r * 0.34],
    [x + r * 0.05, y - r * 0.56],
    [x + r * 0.85, y - r * 0.3],
    [x + r * 1.34, y + r * 0.3],
    [x + r * 0.95, y - r * 1.06],
    [x, y - r * 1.32],
    [x - r * 0.95, y - r * 1.06],
  ])
  return [
    fill(
      everywhere,
      linear(
        [0, 0],
        [0, H],
        [
          { at: 0, color: night, alpha: 0.66 },
          { at: 0.62, color: night, alpha: 0.6 },
          { at: 1, color: night, alpha: 0.12 },
        ],
        'user',
      ),
    ),
    // Her brow comes in from one side and goes out at the other: she has no end.
    fill(
      spline([
        [x + 900, y - 460],
        [x + 220, y - 330],
        [x - 250, y - 200],
        [x - 520, y + 40],
        [x - 560, y + 190],
        [x - 380, y + 330],
        [x + 60, y + 470],
        [x + 900, y + 560],
      ]),
      night,
      { opacity: 0.9, blur: 9 },
    ),
    ...[0, 1, 2, 3].map((i) =>
      fill(
        brush(
          [
            [x - 470 + i * 46, y + 210 + i * 44],
            [x - 150 + i * 20, y + 262 + i * 50],
            [x + 320, y + 250 + i * 62],
          ],
          2,
          5,
          1.5,
        ),
        skin,
        { opacity: 0.75, blur: 1.5 },
      ),
    ),
    {
      ...glow({ x, y, radius: 190, color: oklch(0.72, 0.07, 220), strength: 0.42 }),
      blend: 'screen',
    },
    fill(ellipse(x, y, r * 1.5, r * 1.36), skin, { blur: 5 }),
    fill(ellipse(x, y, r, r * 1.06), oklch(0.96, 0.015, 210)),
    fill(ellipse(x - 9, y + 8, r * 0.74, r * 0.82), oklch(0.34, 0.07, 235)),
    fill(ellipse(x - 10, y + 9, r * 0.5, r * 0.58), oklch(0.17, 0.03, 255)),
    fill(ellipse(x - 22, y - 8, r * 0.22, r * 0.26), oklch(0.99, 0.005, 210)),
    fill(ellipse(x + 6, y + 24, r * 0.1), oklch(0.95, 0.02, 210), { opacity: 0.8 }),
    fill(lid, skin),
    fill(
      brush(
        [
          [x - r * 1.25, y + r * 0.75],
          [x, y + r * 1.28],
          [x + r * 1.2, y + r * 0.72],
        ],
        1,
        3.4,
        1,
      ),
      adjust(skin, 0.1),
      { opacity: 0.7 },
    ),
  ]
}
