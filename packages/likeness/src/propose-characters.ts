import type { HairStyle, Human } from '@luciole/contract/character'
import type { Sex } from '@luciole/contract/sex'
import type { Likeness, Trait } from './measure-likeness'

type Kid = { sex: Sex; age: number }

const NEIGHBOUR = 0.9
const DARKEST = 6
const BABY_AGE = 1.5
const TODDLER_AGE = 3

/** Sex and age are the profile's: nothing of the kind is read from a face. */
function defaultHair({ sex, age }: Kid): HairStyle {
  if (age < BABY_AGE) return 'wisp'
  return sex === 'female' ? 'bob' : 'short'
}

function clothesFor({ age }: Kid): Pick<Human, 'outfit' | 'colors' | 'accent'> {
  if (age < TODDLER_AGE)
    return { outfit: 'dungarees', colors: ['#e0a53c', '#f4ead6', '#7a4a2a'], accent: '#c8553d' }
  return { outfit: 'jumper', colors: ['#c8553d', '#35507a', '#f2e3c6'], accent: '#e0a53c' }
}

/** The likeliest hero, one whose skin is a step away, one with the second guess of the hair. */
export function proposeCharacters({
  traits,
  kid,
}: {
  traits: Likeness
  kid: Kid
}): [Human, Human, Human] {
  const isSeen = (trait: Trait) => !traits.unseen.includes(trait)
  const style = traits.hairStyle[0]
  const [color = 'brown', secondColor = 'dark_brown'] = traits.hairColor
  const best: Human = {
    kind: 'human',
    sex: kid.sex,
    age: kid.age,
    skin: traits.skin,
    hair: (isSeen('hairStyle') ? style : undefined) ?? defaultHair(kid),
    hairColor: isSeen('hairColor') ? color : 'brown',
    eyes: isSeen('eyes') ? traits.eyes : 'brown',
    freckles: false,
    glasses: traits.glasses ? 'round' : 'none',
    hearingAid: false,
    wheelchair: false,
    beard: 'none',
    ...clothesFor(kid),
  }
  const isPale = best.skin < DARKEST / 2
  const neighbour: Human = { ...best, skin: isPale ? best.skin + NEIGHBOUR : best.skin - NEIGHBOUR }
  const otherHair = traits.hairStyle.find((other) => other !== best.hair) ?? 'short'
  const isColorWeaker = traits.confidence.hairColor < traits.confidence.hairStyle
  const otherColor = best.hairColor === secondColor ? color : secondColor
  const second: Human = isColorWeaker
    ? { ...best, hairColor: otherColor }
    : { ...best, hair: otherHair }
  return [best, neighbour, second]
}
