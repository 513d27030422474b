import type { Lab } from '#core/color'
import { adjust, oklch } from '#core/color'
import { fill, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { curve, ellipse, openLine, ring, taper } from '#core/path'
import { tones } from '#light/light'
import type { Trunk } from './trunk-shape'
import type { ChairFrame } from './wheelchair-frame'

export const STEEL = oklch(0.82, 0.015, 250)
export const TYRE = oklch(0.36, 0.025, 270)
const SPOKES = 7

export interface Chair extends ChairFrame {
  trunk: Trunk
  color: Lab
}

export const tube = (
  { trunk: { paint }, tube: width, color }: Chair,
  points: readonly Point[],
  { thick = 1, paintedIn = color }: { thick?: number; paintedIn?: Lab } = {},
) =>
  paint.paint(
    taper(curve(points, 6), () => width * thick),
    paintedIn,
  )

export function wheel(chair: Chair, [x, y]: Point, { isNear }: { isNear: boolean }): DisplayList {
  const { radius: r, wide: w, trunk, color } = chair
  const { paint } = trunk
  const steel = tones(paint.light, isNear ? STEEL : adjust(STEEL, -0.14))
  const tyre = r * 0.1
  const [rx, ry] = [w - tyre, r - tyre]
  const spokes = Array.from({ length: SPOKES }, (_, i) => {
    const angle = ((i + 0.4) / SPOKES) * Math.PI
    const [dx, dy] = [Math.cos(angle) * rx, Math.sin(angle) * ry]
    return line(
      openLine([
        [x - dx, y - dy],
        [x + dx, y + dy],
      ]),
      steel.base,
      r * 0.022,
    )
  })
  return [
    ...spokes,
    ...paint.paint(ring(x, y, w, r, tyre), isNear ? TYRE : adjust(TYRE, -0.03)),
    line(ellipse(x, y, rx - r * 0.02, ry - r * 0.02), steel.base, r * 0.045),
    ...(isNear ? [line(ellipse(x - r * 0.04, y, w * 0.8, r * 0.8), steel.high, r * 0.05)] : []),
    ...paint.paint(ellipse(x, y, r * 0.13, r * 0.14), color),
    fill(ellipse(x - r * 0.03, y - r * 0.03, r * 0.05), steel.high),
  ]
}

/** A small wheel in its fork. */
export function caster(chair: Chair, x: number, stem: number, turned = 1): DisplayList {
  const { caster: r, trunk } = chair
  return [
    ...tube(chair, [
      [x - r * 0.2 * turned, stem],
      [x - r * 0.2 * turned, -r * 2.3],
    ]),
    ...trunk.paint.paint(ellipse(x, -r, r * turned, r), TYRE),
    fill(ellipse(x, -r, r * 0.5 * turned, r * 0.5), tones(trunk.paint.light, STEEL).base),
    ...tube(
      chair,
      [
        [x - r * 0.2 * turned, -r * 2.3],
        [x, -r],
      ],
      { thick: 0.7 },
    ),
  ]
}

/** Seen from before or behind. */
export function edgeOnWheel(chair: Chair, side: -1 | 1): DisplayList {
  const { radius: r, wide: w, trunk, near, far } = chair
  const [x, y] = side < 0 ? near : far
  return [
    ...trunk.paint.paint(ellipse(x, y, w, r), TYRE),
    line(
      ellipse(x + side * w * 0.7, y, w * 0.55, r * 0.82),
      tones(trunk.paint.light, STEEL).base,
      r * 0.05,
    ),
    ...trunk.paint.paint(ellipse(x + side * w * 0.5, y, w * 0.5, r * 0.14), chair.color),
  ]
}
