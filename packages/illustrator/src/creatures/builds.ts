import type { Creature } from '@luciole/contract/character'
import { CREATURES } from '@luciole/contract/creatures'
import type { CreatureId } from '@luciole/contract/creatures'
import type { Build } from './rigs/rig'
import { BIRDS, OTHERS } from './species/others'
import { STANDERS, WALKERS } from './species/walkers'

type DrawnId = (typeof CREATURES)[CreatureId]['nearest']

/** A missing species does not compile. */
export const BUILDS: Record<DrawnId, Build> = { ...WALKERS, ...STANDERS, ...BIRDS, ...OTHERS }

export const buildOf = (creature: Pick<Creature, 'species'>): Build =>
  BUILDS[CREATURES[creature.species].nearest] ?? BUILDS.fox
