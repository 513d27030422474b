/**
 * Every body the illustrator can draw. `nearest` names the drawn one that stands in until a body
 * has an art file of its own; a drawn creature names itself. Adding one touches this list and one
 * art file in the illustrator.
 */
const CORE = [
  'dog',
  'cat',
  'rabbit',
  'fox',
  'bear',
  'mouse',
  'hedgehog',
  'squirrel',
  'owl',
  'bird',
  'pony',
  'turtle',
  'elephant',
  'lion',
  'penguin',
  'frog',
  'duck',
  'mole',
  'fish',
  'octopus',
  'whale',
  'snail',
  'dragon',
  'unicorn',
  'fairy',
  'robot',
  'monster',
  'phoenix',
  'cow',
  'sheep',
  'goat',
  'donkey',
  'pig',
  'giraffe',
  'monkey',
  'dinosaur',
  'badger',
  'crab',
  'bee',
  'goose',
  'rooster',
  'hare',
  'seahorse',
  'shark',
] as const

export const CREATURES = Object.fromEntries(CORE.map((id) => [id, { nearest: id }])) as {
  [K in (typeof CORE)[number]]: { nearest: K }
}

export type CreatureId = keyof typeof CREATURES
export const CREATURE_IDS = Object.keys(CREATURES) as [CreatureId, ...CreatureId[]]

/** Eyes on stalks, on top, on the sides, or a screen: no glasses sit there. */
export const WITHOUT_GLASSES: ReadonlySet<CreatureId> = new Set<CreatureId>([
  'frog',
  'fish',
  'whale',
  'shark',
  'snail',
  'robot',
  'crab',
  'seahorse',
])
