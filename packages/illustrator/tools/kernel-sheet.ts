import { oklch } from '../src/core/color'
import { fill, group } from '../src/core/display-list'
import { placement } from '../src/core/geometry'
import { bumpy, brush, ellipse, rectangle, spline } from '../src/core/path'
import { createRandom } from '../src/core/random'
import { NEUTRAL_LIGHT } from '../src/light/light'
import { contactShadow, glow, part, relight } from '../src/light/part'
import type { Sheet } from './sheet'

const light = NEUTRAL_LIGHT
const apple = [
  ...part({
    light,
    d: spline([
      [-40, -60],
      [0, -70],
      [40, -60],
      [46, -20],
      [20, 4],
      [-20, 4],
      [-46, -20],
    ]),
    color: oklch(0.6, 0.18, 28),
    details: (tone) => [
      fill(
        brush(
          [
            [-26, -50],
            [-34, -24],
            [-20, -6],
          ],
          1,
          4,
          1,
        ),
        tone.high,
        { opacity: 0.6 },
      ),
    ],
  }),
  ...part({
    light,
    d: brush(
      [
        [0, -64],
        [4, -84],
      ],
      4,
      3,
      2,
    ),
    color: oklch(0.4, 0.06, 60),
  }),
]
const bush = part({
  light,
  d: bumpy({ x: 0, y: -50, rx: 70, ry: 50, lobes: 13, random: createRandom('bush') }),
  color: oklch(0.55, 0.1, 140),
})

export const sheets: Record<string, () => Sheet> = {
  kernel: () => ({
    width: 600,
    height: 300,
    list: [
      fill(rectangle(0, 0, 600, 300), oklch(0.9, 0.03, 85)),
      contactShadow({ x: 160, y: 250, rx: 70, color: oklch(0.4, 0.06, 60) }),
      group(apple, {
        transform: placement({ x: 160, y: 250, scale: 1.6 }),
        filter: relight(light),
      }),
      group(bush, { transform: placement({ x: 400, y: 250, scale: 1.4 }), filter: relight(light) }),
      group([glow({ x: 400, y: 90, radius: 90, color: oklch(0.9, 0.12, 85) })], {
        blend: 'screen',
      }),
      fill(ellipse(300, 40, 12), oklch(0.7, 0.1, 250)),
    ],
  }),
}
