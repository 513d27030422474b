import type { Creature } from '@luciole/contract/character'
import { CREATURE_IDS, CREATURES, type CreatureId } from '@luciole/contract/creatures'

export type DrawnKind = Exclude<Creature['kind'], 'living_thing'>
/** An animal's body, or a thing that is alive. */
export type Body =
  | { id: CreatureId; species: CreatureId; thing?: never }
  | { id: NonNullable<Creature['thing']>; thing: NonNullable<Creature['thing']>; species?: never }

const MAGICAL: ReadonlySet<CreatureId> = new Set([
  'dragon',
  'unicorn',
  'fairy',
  'robot',
  'monster',
  'phoenix',
])

/** A lovey may be anything; whoever came from the words can always be chosen again. */
export function bodiesFor({
  kind,
  start: { species: own, thing },
}: {
  kind: DrawnKind
  start: Creature
}): Body[] {
  const isOffered = (id: CreatureId) =>
    kind === 'lovey' || id === own || (kind === 'magical_creature') === MAGICAL.has(id)
  const drawn = CREATURE_IDS.filter((id) => CREATURES[id].nearest === id && isOffered(id))
  return [...(thing ? [{ id: thing, thing }] : []), ...drawn.map((id) => ({ id, species: id }))]
}
