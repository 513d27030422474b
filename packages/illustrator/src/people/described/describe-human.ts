import type { Human } from '@luciole/contract/character'
import { DARK_WORDS } from '#creatures/lexicon/look-words'
import { isAdultAge } from '#people/proportions'
import { EYE_COLOR_WORDS, LENGTH_WORDS, SQUARE_WORDS } from './look-words'
import type { Trait } from './part-words'
import { aboutOf, allOf, firstIn, hasAny, readLooks, type Looks } from './read-looks'
import { toldAccent, toldClothes } from './told-clothes'
import { toldHair, toldHairColor } from './told-hair'
import { toldSkin } from './told-skin'

function toldBeard({ looks, human }: { looks: Looks; human: Human }): Human['beard'] {
  const beards = allOf(looks, 'beard')
  const [first] = beards
  if (!first || human.sex === 'female' || !isAdultAge(human.age)) return human.beard
  const beard = beards.find(({ part }) => part.beard !== 'moustache') ?? first
  const isLong = firstIn(LENGTH_WORDS, beard.about) === 'long'
  return beard.part.beard === 'short' && isLong ? 'full' : beard.part.beard
}

/** Somebody as a parent described them; what is not said stays. */
export function describeHuman({ text, human }: { text: string; human: Human }): Human {
  const looks = readLooks(text)
  const eyes = aboutOf(allOf(looks, 'eyes'))
  const glasses = allOf(looks, 'glasses')
  const has = (trait: Trait) => allOf(looks, trait).length > 0 || human[trait]
  const isSquare = hasAny(aboutOf(glasses), SQUARE_WORDS)
  return {
    ...human,
    skin: toldSkin(looks) ?? human.skin,
    hair: toldHair({ looks, human }) ?? human.hair,
    hairColor: toldHairColor(looks) ?? human.hairColor,
    eyes: firstIn(EYE_COLOR_WORDS, eyes) ?? (hasAny(eyes, DARK_WORDS) ? 'dark' : human.eyes),
    glasses: glasses.length > 0 ? (isSquare ? 'square' : 'round') : human.glasses,
    freckles: has('freckles'),
    hearingAid: has('hearingAid'),
    wheelchair: has('wheelchair'),
    beard: toldBeard({ looks, human }),
    ...toldClothes({ looks, human }),
    accent: toldAccent(looks) ?? human.accent,
  }
}
