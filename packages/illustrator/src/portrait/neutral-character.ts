import type { Character, HairColor, HairStyle, Human, OutfitId } from '@luciole/contract/character'
import type { CompanionType } from '@luciole/contract/companions'
import type { Sex } from '@luciole/contract/sex'
import { describeCreature } from '#creatures/describe-creature'
import { createRandom } from '#core/random'
import { describeHuman } from '#people/described/describe-human'
import { toldAge } from '#people/described/told-age'
import { isAdultAge } from '#people/proportions'

const ADULT_AGE = 36
const CHILD_AGE = 6
const OLDEST = 110

/** Hair is what a parent tells a girl and a boy apart by, in a picture nobody has touched yet. */
const HAIR: Record<'baby' | 'girl' | 'boy' | 'woman' | 'man', readonly HairStyle[]> = {
  baby: ['wisp', 'crop'],
  girl: ['bob', 'fringe_bob', 'wavy', 'ponytail', 'curly'],
  boy: ['short', 'side_part', 'crop', 'curly'],
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

function hairOf({ sex, age }: { sex: Sex; age: number }): readonly HairStyle[] {
  if (age < 1.5) return HAIR.baby
  if (age < 16) return sex === 'female' ? HAIR.girl : HAIR.boy
  return sex === 'female' ? HAIR.woman : HAIR.man
}

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
  const { outfit, colors, accent } = random.pick(CLOTHES)
  return {
    kind: 'human',
    sex: drawnSex,
    age,
    skin: Math.round(random.between(2, 4) * 10) / 10,
    hair: random.pick(hairOf({ sex: drawnSex, age })),
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
  const isGrownUp = type === 'dad' || type === 'mom'
  const knownSex = type === 'dad' || type === 'boy' ? 'male' : type ? 'female' : sex
  const text = description ?? ''
  const told = toldAge(text)
  // "Two girls of five" may be said of a mother.
  const usualAge = isGrownUp ? (told && isAdultAge(told) ? told : ADULT_AGE) : (told ?? CHILD_AGE)
  const human = neutralHuman({
    seed,
    sex: sex ?? knownSex,
    age: Math.min(age ?? usualAge, OLDEST),
  })
  return describeHuman({ text, human })
}
