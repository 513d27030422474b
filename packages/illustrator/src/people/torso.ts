import { adjust, mix } from '#core/color'
import type { Lab } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { brush, corner, curve, ellipse, spline, taper } from '#core/path'
import type { Knot } from '#core/path'
import { tones } from '#light/light'
import type { Tones } from '#light/light'
import { garmentDetails } from './garment-details'
import type { BodyContext } from './limbs'
import type { Skeleton, View } from './skeleton'

/** How much of each half of the trunk is seen: the near side, the far side. */
const HALVES: Record<View, readonly [number, number]> = {
  front: [1, 1],
  back: [1, 1],
  three_quarter: [1, 0.88],
  profile: [0.62, 0.72],
}

export interface Trunk extends BodyContext {
  skeleton: Skeleton
  yaw: number
  isSeated: boolean
}

/** A width given for the middle of the trunk, at a height of the trunk, on the near (-1) or far side. */
export function trunkPoint(trunk: Trunk, side: -1 | 1, width: number, down: number): Point {
  const half = HALVES[trunk.view][side < 0 ? 0 : 1]
  return trunk.skeleton.torso(side * width * half, down)
}

/** How wide the trunk is at a height: shoulders, waist, belly, hip. */
export function trunkWidth({ measures }: BodyContext, down: number): number {
  const { shoulder, waist, hip, belly } = measures
  const stations: readonly (readonly [number, number])[] = [
    [0.04, shoulder * 0.66],
    [0.16, shoulder * 0.97],
    [0.3, shoulder * 0.96],
    [0.58, waist * belly],
    [0.86, hip * 1.02],
    [1.05, hip * 1.06],
  ]
  const next = stations.findIndex(([at]) => at >= down)
  if (next === 0) return stations[0]?.[1] ?? shoulder
  if (next < 0) return hip * 1.06
  const [d0, w0] = stations[next - 1] as readonly [number, number]
  const [d1, w1] = stations[next] as readonly [number, number]
  return w0 + ((w1 - w0) * (down - d0)) / (d1 - d0)
}

/** The outline of the garment on the trunk. */
export function trunkOutline(trunk: Trunk): string {
  const { cut } = trunk.clothes
  const hem = trunk.isSeated ? Math.min(cut.hem, 1.1) : cut.hem
  return shell(trunk, hem, trunk.isSeated ? Math.min(cut.flare, 1.22) : cut.flare)
}

function shell(trunk: Trunk, hem: number, flare: number, neck = 12): string {
  const { hip } = trunk.measures
  const at = (side: -1 | 1, down: number, extra = 1): Knot =>
    trunkPoint(trunk, side, trunkWidth(trunk, down) * extra, down)
  const skirt = (side: -1 | 1, down: number, width: number): Knot =>
    trunkPoint(trunk, side, width, down)
  const bottom = (side: -1 | 1): Knot[] =>
    hem > 1.14
      ? [
          skirt(side, 0.9, hip * (1 + (flare - 1) * 0.4)),
          skirt(side, hem - 0.05, hip * flare),
          skirt(side, hem, hip * flare * 0.96),
        ]
      : [at(side, 0.86), skirt(side, hem, hip * flare)]
  const middle = trunk.skeleton.torso(0, hem + 0.05)
  const near = [0.05, 0.17, 0.36, 0.6].map((down) => at(-1, down))
  const far = [0.05, 0.17, 0.36, 0.6].map((down) => at(1, down))
  return spline([
    trunk.skeleton.torso(-neck, -0.03),
    ...near,
    ...bottom(-1),
    middle,
    ...bottom(1).toReversed(),
    ...far.toReversed(),
    trunk.skeleton.torso(neck, -0.03),
  ])
}

/** The side of the trunk away from the light, and the folds every cloth has. */
function clothShade(trunk: Trunk, tone: Tones, hem: number): DisplayList {
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

export function drawTrunk(trunk: Trunk): DisplayList {
  const { paint, clothes, measures } = trunk
  const { cut } = clothes
  const isBib = cut.details.includes('bib')
  const hem = trunk.isSeated ? Math.min(cut.hem, 1.1) : cut.hem
  const pelvis = spline(
    [
      [-1, 0.86, 0.94],
      [-1, 1.02, 0.96],
      [-1, 1.14, 0.8],
      [1, 1.14, 0.8],
      [1, 1.02, 0.96],
      [1, 0.86, 0.94],
    ].map(([side = 1, down = 1, k = 1]): Knot =>
      trunkPoint(trunk, side as -1 | 1, measures.hip * k, down),
    ),
  )
  const hasSkirt = hem > 1.14
  const lowerColor = isBib
    ? clothes.bottom
    : cut.legs === 'tights' || cut.legs === 'bare'
      ? clothes.top
      : clothes.bottom
  return [
    ...(hasSkirt ? [] : paint.paint(pelvis, lowerColor)),
    ...paint.paint(trunkOutline(trunk), clothes.top, (tone) => [
      ...clothShade(trunk, tone, hem),
      ...garmentDetails(trunk, tone, hem),
      ...(hasSkirt
        ? [
            fill(
              spline([
                corner(...trunk.skeleton.torso(-90, hem - 0.1)),
                trunk.skeleton.torso(0, hem - 0.03),
                corner(...trunk.skeleton.torso(90, hem - 0.1)),
                corner(...trunk.skeleton.torso(90, hem + 0.3)),
                corner(...trunk.skeleton.torso(-90, hem + 0.3)),
              ]),
              tone.shade,
              { opacity: 0.5 },
            ),
          ]
        : []),
    ]),
    ...(isBib ? drawBib(trunk) : []),
    ...drawCollar(trunk),
  ]
}

function drawBib(trunk: Trunk): DisplayList {
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

/** What lies around the neck, over the trunk: collar, neckband, hood in front. */
function drawCollar(trunk: Trunk): DisplayList {
  const { paint, clothes, skeleton, view, yaw, measures } = trunk
  const at = skeleton.torso
  const { details } = clothes.cut
  const n = measures.neckWidth
  const shift = yaw * 5
  const band = (color: Lab, deep: number, wide = 1.55): DisplayList =>
    paint.paint(
      spline([
        at(-n * wide, -0.05),
        at(shift, deep),
        at(n * wide, -0.05),
        at(n * (wide + 0.12), 0.03),
        at(shift, deep + 0.07),
        at(-n * (wide + 0.12), 0.03),
      ]),
      color,
    )
  if (view === 'back')
    return details.includes('hood') ? [] : band(adjust(clothes.top, -0.04), 0.0, 1.4)
  if (details.includes('hood'))
    return paint.paint(
      spline([
        at(-n * 2, -0.06),
        at(shift, 0.11),
        at(n * 2, -0.06),
        at(n * 1.9, 0.08),
        at(shift, 0.2),
        at(-n * 1.95, 0.08),
      ]),
      adjust(clothes.top, -0.04),
      (tone) => [
        fill(brush([at(-n * 1.8, 0), at(shift, 0.15), at(n * 1.8, 0)], 0.6, 1.4, 0.6), tone.deep, {
          opacity: 0.45,
        }),
      ],
    )
  if (details.includes('collar'))
    return ([-1, 1] as const).flatMap((side) =>
      paint.paint(
        spline([
          corner(...at(shift, 0.05)),
          at(side * n * 0.9 + shift * 0.5, -0.04),
          corner(...at(side * n * 1.75, -0.02)),
          corner(...at(side * n * 1.25 + shift, 0.15)),
        ]),
        details.includes('dots') || details.includes('piping')
          ? clothes.detail
          : adjust(clothes.top, 0.05, 0.9),
        (tone) => [
          fill(
            brush(
              [at(side * n * 1.7, 0), at(side * n * 1.2 + shift, 0.14), at(shift, 0.06)],
              0.4,
              1,
              0.4,
            ),
            tone.deep,
            { opacity: 0.35 },
          ),
        ],
      ),
    )
  if (details.includes('wrap') || details.includes('open_front') || details.includes('zip'))
    return []
  return band(
    details.includes('stripes') || details.includes('knit')
      ? adjust(clothes.top, -0.07)
      : adjust(clothes.top, -0.05),
    0.06,
  )
}
