import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { clamp } from '#core/geometry'
import type { Point } from '#core/geometry'
import { corner, ellipse, spline, taper } from '#core/path'
import { tones } from '#light/light'
import { legLine } from './limbs'
import type { Limb } from './limb-reach'
import type { Trunk } from './trunk-shape'
import { isSkirt } from './wardrobe'

/** How much of a thigh is under the garment of who sits or kneels. */
function coveredThigh({ measures, clothes: { cut } }: Trunk, limb: Limb): Point[] {
  const share = clamp(((cut.hem - 0.97) * measures.torso) / measures.thigh, 0.66, 1)
  const line = legLine(limb)
  return line.slice(0, Math.round((share * line.length) / 2) + 1)
}

/** The part of a coat or a skirt that lies over the thigh: knee, shin and foot come out of it. */
export function drawLap(trunk: Trunk, limb: Limb): DisplayList {
  const { paint, measures, clothes } = trunk
  if (!isSkirt(clothes.cut.hem)) return []
  const thigh = coveredThigh(trunk, limb)
  const w = measures.legWidth
  const trim = tones(paint.light, clothes.detail).base
  const has = (detail: (typeof clothes.cut.details)[number]) => clothes.cut.details.includes(detail)
  return paint.limb({
    line: thigh,
    width: (t) => w * (1.2 + t * 0.16),
    color: clothes.top,
    ends: { end: 'flat' },
    details: (tone) => [
      ...(has('dots') ? dotsAlong(thigh, w).map((d) => fill(d, trim, { opacity: 0.85 })) : []),
      fill(
        taper(thigh.slice(-3), () => w * 1.6),
        tone.shade,
        { opacity: 0.5 },
      ),
      ...(has('hem_band')
        ? [
            fill(
              taper(thigh.slice(-3, -1), () => w * 1.6, { start: 'flat', end: 'flat' }),
              trim,
              { opacity: 0.9 },
            ),
          ]
        : []),
    ],
  })
}

/** A skirt that does not open is spread between the knees. */
export function drawSpread(trunk: Trunk, [far, near]: readonly [Limb, Limb]): DisplayList {
  const { cut, top } = trunk.clothes
  if (!isSkirt(cut.hem) || cut.legs !== 'tights') return []
  const w = trunk.measures.legWidth
  const [farEnd, nearEnd] = [far, near].map((limb) => coveredThigh(trunk, limb).at(-1)) as [
    Point,
    Point,
  ]
  return trunk.paint.paint(
    spline([
      corner(far.start[0], far.start[1]),
      corner(farEnd[0], farEnd[1] - w * 0.4),
      corner(farEnd[0], farEnd[1] + w * 0.9),
      corner(nearEnd[0], nearEnd[1] + w * 0.9),
      corner(near.start[0], near.start[1]),
    ]),
    top,
  )
}

const dotsAlong = (line: readonly Point[], width: number): string[] =>
  line.flatMap(([x, y], i) =>
    i % 3 === 1
      ? [
          ellipse(x, y - width * (i % 2 ? 0.66 : 0), 2.5),
          ellipse(x, y + width * (i % 2 ? 0.2 : 0.8), 2.5),
        ]
      : [],
  )
