import type { Creature } from '@luciole/contract/character'
import { CREATURES } from '@luciole/contract/creatures'
import type { CreatureId } from '@luciole/contract/creatures'
import type { Build } from './rigs/rig'
import { SPECIES_WORDS } from './lexicon/species-words'
import { BIRDS, OTHERS } from './species/others'
import { FARM } from './species/farm'
import { PETS } from './species/pets'
import { SMALL } from './species/small'
import { WILD } from './species/wild'

type DrawnId = (typeof CREATURES)[CreatureId]['nearest']

/** A missing species does not compile. */
export const BUILDS: Record<DrawnId, Build> = {
  ...PETS,
  ...SMALL,
  ...WILD,
  ...FARM,
  ...BIRDS,
  ...OTHERS,
}

export const buildOf = (creature: Pick<Creature, 'species'>): Build =>
  BUILDS[CREATURES[creature.species].nearest] ?? BUILDS.fox

/** A body drawn as its cousin still wears its own colours: a cow is no brown pony. */
export function dressedAsSpecies(creature: Creature): Creature {
  const word = SPECIES_WORDS.get(creature.species)
  const isOwn = (CREATURES[creature.species].nearest as string) === creature.species
  if (isOwn || !word?.coat) return creature
  return {
    ...creature,
    coat: creature.coat ?? word.coat,
    marks: creature.marks === 'none' ? (word.marks ?? 'none') : creature.marks,
    scale: creature.scale * (word.scale ?? 1),
    ...((creature.belly ?? word.belly) ? { belly: creature.belly ?? word.belly } : {}),
    ...((creature.detail ?? word.detail) ? { detail: creature.detail ?? word.detail } : {}),
  }
}
