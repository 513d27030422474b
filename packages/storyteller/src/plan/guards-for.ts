import type { ReadingBand } from '@luciole/contract/book'
import type { CreatureId } from '@luciole/contract/creatures'
import type { Era } from '@luciole/contract/scene-brief'
import type { Casting } from '#bank/authoring'
import type { GuardFacts } from '#bank/layers'
import { wayWords } from '#plan/ground'
import type { Player } from '#plan/party'
import { READERS } from '#reading-bands'

const DARK: readonly string[] = ['night', 'dusk']

const PAWS: readonly CreatureId[] = [
  'dog',
  'cat',
  'rabbit',
  'fox',
  'bear',
  'mouse',
  'hedgehog',
  'squirrel',
  'pony',
  'elephant',
  'lion',
  'mole',
  'unicorn',
  'cow',
  'sheep',
  'goat',
  'donkey',
  'pig',
  'giraffe',
  'badger',
  'hare',
]
const WINGS: readonly CreatureId[] = [
  'owl',
  'bird',
  'duck',
  'goose',
  'rooster',
  'bee',
  'penguin',
  'dragon',
  'fairy',
  'phoenix',
]

/** The words a loose line may ask for, as they hold of this player in this story. */
export function guardsFor({
  casting,
  band,
  era,
  player,
  isAfoot,
  page = 'way',
}: {
  casting: Casting
  band: ReadingBand
  era: Era
  player: Player
  /** Neither they nor the hero get about on wheels or fins. */
  isAfoot: boolean
  /** The page whose ground counts. */
  page?: 'way' | 'road'
}): GuardFacts {
  const words = new Set<string>([
    DARK.includes(casting.time) ? 'night' : 'day',
    player.sex,
    player.isSibling ? 'sibling' : 'not-sibling',
  ])
  if (player.species) words.add(player.species)
  if (player.species && PAWS.includes(player.species)) words.add('paws')
  words.add(player.species && WINGS.includes(player.species) ? 'winged' : 'wingless')
  if (era !== 'past') words.add('modern')
  if (casting.mobile) words.add('mobile')
  if (!casting.hungry) words.add('fed')
  if (isAfoot) words.add('walks')
  if (!casting.late) words.add('early')
  if (casting.roles.V) words.add('villain')
  if (casting.weather !== 'snow' && casting.weather !== 'storm') words.add('mild')
  for (const word of [era, casting.id, ...wayWords(casting, page)]) words.add(word)
  return { band: READERS[band].textBand, words }
}
