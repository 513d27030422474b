import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { corner, spline } from '#core/path'
import type { Knot } from '#core/path'
import { drawBib } from './bib'
import { clothShade } from './cloth-shade'
import { drawCollar } from './collar'
import { garmentDetails } from './garment-details'
import { hemOf, trunkOutline, trunkPoint } from './trunk-shape'
import type { Trunk } from './trunk-shape'
import { isSkirt } from './wardrobe'

/** Round where back and thighs meet. */
function hips({ measures: { hip }, skeleton }: Trunk): string {
  const at = (across: number, down: number): Knot => skeleton.torso(across * hip, down)
  return spline([
    at(-0.5, 0.72),
    at(-0.98, 0.94),
    at(-1.02, 1.14),
    at(-0.6, 1.36),
    at(0.5, 1.36),
    at(0.72, 1.1),
    at(0.6, 0.8),
  ])
}

/** Of who sits: from the small of the back round the seat, and on into the near thigh. */
function haunch({ measures, skeleton: { torso, nearLeg } }: Trunk): string {
  const { hip, legWidth: w } = measures
  const { start, joint } = nearLeg
  const onThigh = (share: number, below: number): Point => [
    start[0] + (joint[0] - start[0]) * share,
    start[1] + (joint[1] - start[1]) * share + below * w,
  ]
  const back = torso(-hip * 1.08, 0.98)
  return spline([
    torso(-hip * 0.9, 0.76),
    back,
    [back[0] + hip * 0.16, start[1] + w * 0.8],
    onThigh(-0.1, 1.12),
    onThigh(0.3, 0.98),
    onThigh(0.75, 0.7),
    onThigh(0.75, -0.7),
    torso(hip * 0.7, 0.84),
  ])
}

export function drawTrunk(trunk: Trunk): DisplayList {
  const { paint, clothes, measures } = trunk
  const { cut } = clothes
  const isBib = cut.details.includes('bib')
  const hem = hemOf(trunk)
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
  const hasSkirt = isSkirt(hem)
  const isSitting = trunk.isSeated && trunk.view === 'three_quarter'
  const isOneColor = isSkirt(cut.hem) || cut.legs === 'tights' || cut.legs === 'bare'
  const lowerColor = isOneColor && !isBib ? clothes.top : clothes.bottom
  return [
    ...(hasSkirt ? [] : paint.paint(isSitting ? haunch(trunk) : pelvis, lowerColor)),
    ...(trunk.isLevel && !hasSkirt ? paint.paint(hips(trunk), lowerColor) : []),
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
