import type { LocationId } from '@luciole/contract/scene-brief'
import { bigOak } from './places/big-oak'
import { castleMeadow } from './places/castle-meadow'
import { gardenGate } from './places/garden-gate'
import { lanternClearing } from './places/lantern-clearing'
import { stream } from './places/stream'
import { treeTop } from './places/tree-top'
import type { Stage } from './stage'

export const DRAWN: readonly Stage[] = [
  bigOak,
  castleMeadow,
  gardenGate,
  lanternClearing,
  stream,
  treeTop,
]
export const stageById = new Map<LocationId, Stage>(DRAWN.map((stage) => [stage.id, stage]))
export const stageFor = (id: LocationId): Stage => stageById.get(id) ?? (DRAWN[0] as Stage)
