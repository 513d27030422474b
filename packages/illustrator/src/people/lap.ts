import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { brush, corner, ellipse, spline, taper } from '#core/path'
import { tones } from '#light/light'
import { legLine } from './limbs'
import type { Limb } from './limb-reach'
import type { Trunk } from './trunk-shape'
import { isSkirt } from './wardrobe'

/** How far the cloth falls from the knee, for a hem at 1 below the hip: in shins. */
const FALL = 1.1

/** Nobody sits with thighs this steep: they point at us, and the hem hangs level. */
const STEEP = 0.8

/** Places of the cloth about one thigh, in leg widths: along the thigh, out of its upper side; then how far it has fallen. */
function clothAbout({ measures, clothes: { cut } }: Trunk, limb: Limb) {
  const { start, joint, end } = limb
  const w = measures.legWidth
  const length = Math.hypot(joint[0] - start[0], joint[1] - start[1]) || 1
  const d: Point = [(joint[0] - start[0]) / length, (joint[1] - start[1]) / length]
  const out: Point = d[0] < 0 ? [-d[1], d[0]] : [d[1], -d[0]]
  const ground = Math.max(end[1], joint[1] + w * 0.8, start[1] + w * 1.1)
  const fall = (cut.hem - 1) * FALL * measures.shin
  const at =
    (from: Point) =>
    (along: number, above: number, fallen = 0): Point => [
      from[0] + (d[0] * along + out[0] * above) * w,
      Math.min(ground, from[1] + (d[1] * along + out[1] * above) * w + fallen * fall),
    ]
  return { hip: at(start), knee: at(joint), pointsAtUs: d[1] > STEEP }
}

type Cloth = ReturnType<typeof clothAbout>

const hemLine = ({ knee, pointsAtUs }: Cloth): [Point, Point, Point] =>
  pointsAtUs
    ? [knee(1, 0.8, 1), knee(1.2, 0, 1), knee(1, -1.05, 1)]
    : [knee(1.1, -0.2, 1), knee(0, -0.5, 1.08), knee(-1.6, -1.05, 0.9)]

/** The coat or skirt over one thigh of who sits or kneels: it falls from the knee, and the shin comes out of it. */
export function drawLap(trunk: Trunk, limb: Limb): DisplayList {
  const { paint, measures, clothes } = trunk
  if (!isSkirt(clothes.cut.hem)) return []
  const w = measures.legWidth
  const cloth = clothAbout(trunk, limb)
  const { hip, knee } = cloth
  const hem = hemLine(cloth)
  const outline = spline([
    hip(-1.3, 0),
    hip(-0.6, 1.15),
    knee(-0.5, 1.15),
    knee(0.75, 0.8),
    ...(cloth.pointsAtUs ? [] : [knee(1.15, 0, 0.4)]),
    hem[0],
    hem[1],
    corner(...hem[2]),
    hip(-0.7, -1.15),
  ])
  const trim = tones(paint.light, clothes.detail).base
  const has = (detail: (typeof clothes.cut.details)[number]) => clothes.cut.details.includes(detail)
  return paint.paint(outline, clothes.top, (tone) => [
    ...(has('dots')
      ? dotsAlong(legLine(limb).slice(0, 13), w).map((d) => fill(d, trim, { opacity: 0.85 }))
      : []),
    fill(
      taper([hip(0, -0.9), knee(-0.6, -0.8), knee(-0.4, -0.8, 1)], () => w * 0.6),
      tone.shade,
      { opacity: 0.6, blur: 4 },
    ),
    fill(
      brush([knee(0.2, 0.5), knee(0.5, -0.1, 0.3), knee(0.4, -0.3, 0.8)], 0.5, 1.7, 0.3),
      tone.deep,
      { opacity: 0.34 },
    ),
    ...hemBand(trunk, hem),
  ])
}

function hemBand({ paint, measures, clothes }: Trunk, hem: readonly Point[]): DisplayList {
  if (!clothes.cut.details.includes('hem_band')) return []
  const half = measures.legWidth * 0.24
  return [fill(brush(hem, half, half), tones(paint.light, clothes.detail).base, { opacity: 0.9 })]
}

/** It is one cloth that lies over both. */
export function drawSpread(trunk: Trunk, limbs: readonly [Limb, Limb]): DisplayList {
  if (!isSkirt(trunk.clothes.cut.hem)) return []
  const [far, near] = limbs.map((limb) => clothAbout(trunk, limb)) as [Cloth, Cloth]
  const hem = [hemLine(far)[0], hemLine(near)[1]] as const
  return trunk.paint.paint(
    spline([
      corner(...far.hip(0, 0.4)),
      far.knee(0.4, 0.8),
      corner(...hem[0]),
      corner(...hem[1]),
      corner(...near.hip(0, -0.4)),
    ]),
    trunk.clothes.top,
    (tone) => [
      fill(
        taper(
          [near.hip(0, 1.3), near.knee(0, 1.3), near.knee(1.4, 0, 1)],
          () => trunk.measures.legWidth * 0.5,
        ),
        tone.deep,
        { opacity: 0.35, blur: 4 },
      ),
      ...hemBand(trunk, hem),
    ],
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
