import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { corner, spline } from '#core/path'
import type { Knot } from '#core/path'
import { drawBib } from './bib'
import { clothShade } from './cloth-shade'
import { drawCollar } from './collar'
import { garmentDetails } from './garment-details'
import { trunkOutline, trunkPoint } from './trunk-shape'
import type { Trunk } from './trunk-shape'

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
