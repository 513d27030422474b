import type { PairableFigure } from '#core/figure'
import type { CreatureRequest } from './draw-creature'

export function drawLivingThing(_request: CreatureRequest): PairableFigure {
  throw new Error('later')
}
