import type { DisplayNode } from '#core/display-list'
import { mark } from '#things/painter'
import type { EyeShape } from './eyes'
import type { HeadScene } from './face'

/** From and to, in halves of the eye. */
const LASHES = {
  short: [
    [0.7, -0.7, 1.3, -1.05],
    [0.95, -0.4, 1.5, -0.55],
  ],
  long: [
    [0.25, -0.96, 0.7, -1.75],
    [0.62, -0.78, 1.35, -1.45],
    [0.9, -0.45, 1.8, -0.95],
    [1, -0.1, 1.95, -0.35],
  ],
} as const

/** Out of the outer corner, and up. */
export function lashesOf(
  { p, c }: HeadScene,
  { side, lashes }: EyeShape,
  { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number },
): DisplayNode[] {
  return LASHES[lashes === 'long' ? 'long' : 'short'].map(([fx, fy, tx, ty], i) =>
    p.flat(
      mark(`${x + side * rx * fx},${y + ry * fy} ${x + side * rx * tx},${y + ry * ty}`, [
        i ? 1.3 : 1.4,
        i ? 1 : 1.1,
        0.4,
      ]),
      c.line,
    ),
  )
}
