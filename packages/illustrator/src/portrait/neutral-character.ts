import type { Character, HairColor, HairStyle, Human, OutfitId } from '@luciole/contract/character'
import type { CompanionType } from '@luciole/contract/companions'
import type { Sex } from '@luciole/contract/sex'
import { describeCreature } from '#creatures/describe-creature'
import { createRandom } from '#core/random'

const ADULT_AGE = 36

const HAIR: Record<'baby' | 'child' | 'woman' | 'man', readonly HairStyle[]> = {
  baby: ['wisp', 'crop'],
  child: ['short', 'bob', 'curly', 'side_part', 'fringe_bob'],
  woman: ['long', 'wavy', 'bob', 'bun'],
  man: ['short', 'side_part', 'crop'],
}
const HAIR_COLORS: readonly HairColor[] = ['dark_brown', 'brown', 'chestnut', 'black', 'dark_blond']
const CLOTHES: readonly { outfit: OutfitId; colors: [string, string, string]; accent: string }[] = [
  { outfit: 'dungarees', colors: ['#386695', '#f3ead9', '#d15b60'], accent: '#d15b60' },
  { outfit: 'hoodie', colors: ['#359b75', '#3a4763', '#eb881f'], accent: '#eb881f' },
  { outfit: 'tee', colors: ['#e28d4f', '#285f78', '#f3ead9'], accent: '#285f78' },
  { outfit: 'jumper', colors: ['#8a6bb0', '#3d4e69', '#f0c35a'], accent: '#f0c35a' },
  { outfit: 'cardigan', colors: ['#0e726e', '#f3ead9', '#d9a441'], accent: '#d9a441' },
]

/**
 * Somebody nobody has described yet: calm middle traits, the same ones every time for one seed.
 * Nothing is guessed about a family; the parent changes what they like.
 */
export function neutralHuman({
  seed,
  sex,
  age,
}: {
  seed: string
  sex: Sex | null
  age: number
}): Human {
  const random = createRandom(seed, 'neutral')
  const drawnSex = sex ?? random.pick(['female', 'male'] as const)
  const kind = age < 1.5 ? 'baby' : age < 16 ? 'child' : drawnSex === 'female' ? 'woman' : 'man'
  const { outfit, colors, accent } = random.pick(CLOTHES)
  return {
    kind: 'human',
    sex: drawnSex,
    age,
    skin: Math.round(random.between(2, 4) * 10) / 10,
    hair: random.pick(HAIR[kind]),
    hairColor: random.pick(HAIR_COLORS),
    eyes: 'brown',
    freckles: false,
    glasses: 'none',
    hearingAid: false,
    wheelchair: false,
    beard: 'none',
    outfit,
    colors,
    accent,
  }
}

/** Anybody of a family, from what their profile says of them. */
export function neutralCharacter({
  seed,
  type,
  sex,
  age,
  description,
}: {
  seed: string
  /** Null for a kid of the family. */
  type: CompanionType | null
  sex: Sex | null
  age: number | null
  description: string | null
}): Character {
  if (type === 'animal' || type === 'magical_creature' || type === 'lovey') {
    const { creature } = describeCreature({ text: description ?? seed, type })
    return { ...creature, ...(sex ? { sex } : {}) }
  }
  const usualAge = type === 'dad' || type === 'mom' ? ADULT_AGE : 6
  const knownSex = type === 'dad' || type === 'boy' ? 'male' : type ? 'female' : sex
  return neutralHuman({ seed, sex: sex ?? knownSex, age: age ?? usualAge })
}
