import type { CreatureId } from '@luciole/contract/creatures'
import type { Casting } from '#bank/authoring'
import { oncePer } from '#once-per'
import type { Player } from '#plan/party'

/** Nothing a mitten would go on. */
export const HANDLESS: readonly CreatureId[] = [
  'bird',
  'bee',
  'duck',
  'fish',
  'goose',
  'octopus',
  'owl',
  'penguin',
  'phoenix',
  'pony',
  'rooster',
  'seahorse',
  'shark',
  'snail',
  'turtle',
  'unicorn',
  'whale',
]

export const isHandless = ({ species }: Player): boolean =>
  species !== null && HANDLESS.includes(species)

/** Nothing to leave a footprint with. */
export const FOOTLESS: readonly CreatureId[] = [
  'fish',
  'octopus',
  'seahorse',
  'shark',
  'snail',
  'whale',
]

/** Who gets about on wheels leaves other tracks, and needs another story. */
export const isFootless = ({ species, character }: Player): boolean =>
  character.kind === 'human' ? character.wheelchair : species !== null && FOOTLESS.includes(species)

/** The kinds of creature a casting's own parts are. */
export const speciesIn = ({ roles }: Casting): CreatureId[] =>
  Object.values(roles).flatMap(({ character }) =>
    character.kind === 'human' || character.kind === 'living_thing' ? [] : [character.species],
  )

/** What nobody made up for a casting may be: a second fox, or a unicorn where mittens are put on. */
export const unfitFor = oncePer((casting: Casting): readonly CreatureId[] => [
  ...speciesIn(casting),
  ...(casting.hands ? HANDLESS : []),
  ...(casting.feet ? FOOTLESS : []),
])
