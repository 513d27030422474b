import type { LocationId } from '@luciole/contract/scene-brief'
import { createRandom } from '#core/random'
import { mirrorStage } from './mirror-stage'
import type { Stage } from './stage'
import { stageFor } from './stages'

/** A place as this book knows it, from its cover to its last page: how it is laid out, and which side is which. */
export function stageOfBook(
  location: LocationId,
  seed: string,
  named: readonly string[] = [],
): Stage {
  const stage = stageFor(location)
  const random = createRandom(seed, 'place', location)
  const laidOut = random.pick([stage, ...(stage.others ?? [])])
  const part = named.find((one) => laidOut.apart?.[one]) ?? ''
  const seen = laidOut.apart?.[part] ?? laidOut
  return random.chance(0.5) ? mirrorStage(seen) : seen
}
