import type { Lab } from '#core/color'
import { adjust, mix, oklch } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { RADIAN, clamp } from '#core/geometry'
import type { Point } from '#core/geometry'
import { brush, corner, spline } from '#core/path'
import type { Knot } from '#core/path'
import { tones } from '#light/light'
import type { BodyPaint } from './body-paint'
import type { Limb } from './limb-reach'
import type { View } from './skeleton'
import type { ShoeKind } from './wardrobe'

const CREAM = oklch(0.95, 0.02, 85)

/** A planted sole lies flat; a lifted heel tips the toes down; in the air they hang. */
export function footAngle(leg: Limb, isAirborne: boolean): number {
  const { lower } = leg
  if (lower < -60) return lower - 78
  if (lower > 42 && !leg.isPlanted) return Math.min(lower + 6, 84)
  if (isAirborne) return clamp(lower - 35, -70, 40)
  if (lower < -26 && !leg.isPlanted) return clamp(lower + 14, -80, 40)
  return Math.abs(lower) < 24 || leg.isPlanted ? 0 : clamp(lower * 0.5, -70, 40)
}

export function drawShoe(shoe: {
  paint: BodyPaint
  leg: Limb
  size: number
  color: Lab
  trim: Lab
  skin: Lab
  kind: ShoeKind
  view: View
  side: -1 | 1
  airborne: boolean
}): DisplayList {
  const { paint, leg, size, view } = shoe
  if (view === 'front' || view === 'back') return facingShoe(shoe)
  const angle = -footAngle(leg, shoe.airborne) * RADIAN
  const along: Point = [Math.cos(angle), Math.sin(angle)]
  const down: Point = [-along[1], along[0]]
  const at = (u: number, v: number): Point => [
    leg.end[0] + (along[0] * u + down[0] * v) * size,
    leg.end[1] + (along[1] * u + down[1] * v) * size,
  ]
  const knot = (u: number, v: number): Knot => at(u, v)
  const sharp = (u: number, v: number): Knot => corner(...at(u, v))
  const isOpen = shoe.kind === 'strap' || shoe.kind === 'slipper'
  const outline = spline([
    knot(-11, -6),
    knot(-12.6, 3),
    knot(-12, 10.6),
    knot(0, 12),
    knot(16, 12),
    knot(25.6, 10.4),
    knot(26, 3.6),
    knot(18, -3.4),
    knot(7, -8),
    knot(-2, -8.4),
  ])
  const sole = spline([sharp(-16, 8.2), sharp(30, 8.2), sharp(30, 16), sharp(-16, 16)])
  const tone = tones(paint.light, shoe.color)
  return [
    ...(isOpen ? paint.paint(outline, shoe.trim) : []),
    ...paint.paint(
      isOpen
        ? spline([
            knot(-11.6, -1),
            knot(-12.6, 5),
            knot(-12, 10.6),
            knot(0, 12),
            knot(16, 12),
            knot(25.6, 10.4),
            knot(26, 3.6),
            knot(19, -1.6),
            knot(12, 1.6),
            knot(2, 3),
          ])
        : outline,
      shoe.color,
      () => [
        fill(
          sole,
          shoe.kind === 'boot'
            ? mix(tone.deep, tone.base, 0.2)
            : shoe.kind === 'lace_up'
              ? tone.deep
              : shoe.kind === 'sock'
                ? tone.shade
                : mix(tone.base, CREAM, 0.75),
        ),
        fill(brush([at(16, -2), at(19, 4), at(18, 8)], 0.7, 1.4, 0.5), tone.deep, {
          opacity: 0.35,
        }),
        ...laces(shoe.kind, at).map((d) =>
          fill(d, shoe.kind === 'trainer' ? CREAM : tone.deep, { opacity: 0.85 }),
        ),
      ],
    ),
    ...(shoe.kind === 'strap'
      ? [fill(brush([at(-4, 3), at(3, -3.6), at(9, 1.6)], 1.6, 2, 1.6), tone.base)]
      : []),
  ]
}

function laces(kind: ShoeKind, at: (u: number, v: number) => Point): string[] {
  if (kind !== 'trainer' && kind !== 'lace_up') return []
  return [0, 4.6, 9.2].map((u) =>
    brush([at(2 + u, -5.4 + u * 0.26), at(7 + u, -2.2 + u * 0.3)], 0.7, 1.1, 0.7),
  )
}

/** A foot that points at us, or away. */
function facingShoe(shoe: Parameters<typeof drawShoe>[0]): DisplayList {
  const { paint, leg, size, side, view } = shoe
  const [x, y] = leg.end
  const at = (u: number, v: number): Point => [x + (u + side * 2.4) * size, y + v * size]
  const toe = view === 'front' ? 13.4 : 11
  const outline = spline([
    at(-9, -7),
    at(-11.6, 2),
    at(-12.4, toe - 3),
    at(-6, toe),
    at(6, toe),
    at(12.4, toe - 3),
    at(11.6, 2),
    at(9, -7),
    at(0, -9),
  ])
  const tone = tones(paint.light, shoe.color)
  return [
    ...paint.paint(outline, shoe.color, () => [
      fill(
        spline([
          at(-18, toe - 3.4),
          at(0, toe - 1.6),
          at(18, toe - 3.4),
          at(18, toe + 6),
          at(-18, toe + 6),
        ]),
        shoe.kind === 'boot' || shoe.kind === 'lace_up' ? tone.deep : mix(tone.base, CREAM, 0.75),
      ),
      ...(view === 'front'
        ? [fill(brush([at(-8, 1), at(0, 3), at(8, 1)], 0.6, 1.4, 0.6), tone.deep, { opacity: 0.4 })]
        : []),
      ...(view === 'front' && shoe.kind === 'trainer'
        ? [-3, 0.6].map((v) =>
            fill(brush([at(-4, v), at(4, v)], 0.8, 1.2, 0.8), CREAM, { opacity: 0.9 }),
          )
        : []),
    ]),
    ...(shoe.kind === 'slipper' && view === 'front'
      ? [fill(brush([at(-6, -3), at(0, -1.6), at(6, -3)], 1, 2.4, 1), adjust(tone.high, 0))]
      : []),
  ]
}
