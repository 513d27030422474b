import type { HairColor, HairStyle, Human } from '@luciole/contract/character'
import { DARK_WORDS, LIGHT_WORDS } from '#creatures/lexicon/look-words'
import {
  DARKER,
  HAIR_COLOR_WORDS,
  LENGTH_WORDS,
  LIGHTER,
  OF_HAIR_ALONE,
  TEXTURE_WORDS,
  type Length,
  type Texture,
} from './look-words'
import { aboutOf, allOf, firstIn, hasAny, type Looks } from './read-looks'

const STRAIGHT: readonly HairStyle[] = ['crop', 'short', 'side_part', 'bob', 'fringe_bob', 'long']
const OF_LENGTH: Record<Length, HairStyle> = {
  long: 'long',
  middle: 'bob',
  short: 'short',
  cropped: 'crop',
}
const OF_TEXTURE: Record<Exclude<Texture, 'straight'>, Record<Length | 'any', HairStyle>> = {
  curly: { long: 'long_curls', middle: 'curly', short: 'curly', cropped: 'curly', any: 'curly' },
  coily: { long: 'long_curls', middle: 'afro', short: 'afro', cropped: 'crop', any: 'afro' },
  wavy: { long: 'wavy', middle: 'wavy', short: 'short', cropped: 'crop', any: 'wavy' },
}

/** Straight hair nobody said the length of keeps the one it has. */
function straight({ length, human }: { length: Length | undefined; human: Human }): HairStyle {
  if (length) return length === 'short' ? 'side_part' : OF_LENGTH[length]
  if (STRAIGHT.includes(human.hair)) return human.hair
  return human.sex === 'female' ? 'bob' : 'side_part'
}

/** What is said of somebody without naming their hair. */
const ofWhom = (looks: Looks) => [...aboutOf(allOf(looks, 'person')), ...looks.loose]

export function toldHair({ looks, human }: { looks: Looks; human: Human }): HairStyle | undefined {
  const isHairless = looks.mentions.some(
    ({ part, isDenied }) => isDenied && part.kind === 'hair' && !part.style && !part.texture,
  )
  if (isHairless) return 'bald'
  const hair = allOf(looks, 'hair')
  const styles = hair.flatMap(({ part }) => part.style ?? [])
  if (styles.includes('head_scarf')) return 'head_scarf'
  const length = firstIn(LENGTH_WORDS, aboutOf(hair))
  const hasFringe = styles.includes('fringe_bob')
  const named = styles.find((style) => !hasFringe || !['bob', 'fringe_bob'].includes(style))
  if (named) return named
  if (hasFringe && length !== 'long') return 'fringe_bob'
  const texture =
    hair.map(({ part }) => part.texture).find(Boolean) ??
    firstIn(TEXTURE_WORDS, [...aboutOf(hair), ...ofWhom(looks)])
  if (texture === 'straight') return straight({ length, human })
  return texture ? OF_TEXTURE[texture][length ?? 'any'] : length && OF_LENGTH[length]
}

/** Of a beard when nothing is said of the hair: one colour paints both. */
export function toldHairColor(looks: Looks): HairColor | undefined {
  const ofHair = aboutOf(allOf(looks, 'hair').filter(({ part }) => part.style !== 'head_scarf'))
  const alone = ofWhom(looks)
  const ofBeard = aboutOf(allOf(looks, 'beard'))
  const shading = [ofHair, alone, ofBeard].find((words) => firstIn(HAIR_COLOR_WORDS, words))
  const named =
    firstIn(HAIR_COLOR_WORDS, ofHair) ??
    firstIn(OF_HAIR_ALONE, alone) ??
    firstIn(HAIR_COLOR_WORDS, ofBeard)
  if (hasAny(shading ?? ofHair, DARK_WORDS)) return named ? (DARKER[named] ?? named) : 'dark_brown'
  if (hasAny(shading ?? ofHair, LIGHT_WORDS)) return named ? (LIGHTER[named] ?? named) : 'blond'
  return named
}
