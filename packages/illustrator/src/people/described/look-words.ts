import type { EyeColor, HairColor } from '@luciole/contract/character'
import {
  COLOR_WORDS,
  DARK_WORDS,
  LIGHT_WORDS,
  MARK_WORDS,
  table,
} from '#creatures/lexicon/look-words'
import { lookUp, type Word } from '#creatures/lexicon/words-of'

export type Length = 'long' | 'middle' | 'short' | 'cropped'
export const LENGTH_WORDS: ReadonlyMap<string, Length> = table([
  ['long longue full bushy big gros grosse', 'long'],
  ['milong', 'middle'],
  ['short court courte', 'short'],
  ['cropped shaved rase rasee', 'cropped'],
])

export type Texture = 'curly' | 'wavy' | 'straight' | 'coily'
export const TEXTURE_WORDS: ReadonlyMap<string, Texture> = table([
  ['curly bouclee frise frisee', 'curly'],
  ['wavy ondule ondulee', 'wavy'],
  ['straight sleek lisse raide', 'straight'],
  ['coily kinky frizzy crepu crepue', 'coily'],
])

/** These say the colour of the hair when they are said of somebody. */
const OF_HAIR: readonly [words: string, color: HairColor][] = [
  ['blond blonde', 'blond'],
  ['platinum platine', 'platinum'],
  ['ginger redhead roux rousse rouquin rouquine', 'ginger'],
  ['auburn', 'auburn'],
  ['brunette brun brune', 'brown'],
  ['chatain chataine', 'chestnut'],
]
export const OF_HAIR_ALONE: ReadonlyMap<string, HairColor> = table(OF_HAIR)
export const HAIR_COLOR_WORDS: ReadonlyMap<string, HairColor> = table([
  ...OF_HAIR,
  ['black noir noire ebony ebene', 'black'],
  ['brown marron chocolate chocolat', 'brown'],
  ['chestnut', 'chestnut'],
  ['acajou copper cuivre', 'auburn'],
  ['red rouge orange', 'ginger'],
  ['gold golden dore yellow jaune', 'blond'],
  ['grey gray gris grise silver argente', 'grey'],
  ['white blanc blanche', 'white'],
])
export const DARKER: Partial<Record<HairColor, HairColor>> = {
  brown: 'dark_brown',
  chestnut: 'brown',
  ginger: 'auburn',
  blond: 'dark_blond',
}
export const LIGHTER: Partial<Record<HairColor, HairColor>> = {
  brown: 'dark_blond',
  chestnut: 'dark_blond',
  blond: 'platinum',
}

export const EYE_COLOR_WORDS: ReadonlyMap<string, EyeColor> = table([
  ['black noir noire', 'dark'],
  ['brown marron brun chocolate chocolat', 'brown'],
  ['hazel noisette amber ambre', 'hazel'],
  ['green vert', 'green'],
  ['blue bleu', 'blue'],
  ['grey gray gris', 'grey'],
])

/** Places on the contract's scale of skins. */
const OF_SKIN: readonly [words: string, skin: number][] = [
  ['black noir noire ebony ebene', 5.2],
  ['white blanc blanche', 0.8],
  ['metis metisse mixed', 3.8],
  ['tan tanned bronze bronzee hale halee', 3],
]
/** These say the skin when they are said of somebody, without naming it. */
export const OF_SKIN_ALONE: ReadonlyMap<string, number> = table([...OF_SKIN, ['brown', 4.4]])
export const SKIN_WORDS: ReadonlyMap<string, number> = table([
  ...OF_SKIN,
  ['fair', 0.8],
  ['pink rosy rose', 1.2],
  ['beige', 2],
  ['olive golden dore doree mat mate', 3],
  ['caramel', 3.8],
  ['brown brun brune marron', 4.4],
  ['chocolate chocolat', 5],
])

export const SQUARE_WORDS = new Set('square rectangular carree rectangulaire'.split(' '))
export const OLD_WORDS = new Set('old elderly vieux vieille agee'.split(' '))
export const VERY_WORDS = new Set(['very', 'tres'])
/** They stand between a thing and how it is. */
const BETWEEN_WORDS = new Set(
  'is are est sont quite rather plutot assez all tout toute de pretty beautiful joli jolie beau belle small little petit petite grand grande'.split(
    ' ',
  ),
)

/** Every word that says how something is: it belongs to what it stands beside. */
export const isLook = (word: Word) =>
  [
    LENGTH_WORDS,
    TEXTURE_WORDS,
    HAIR_COLOR_WORDS,
    EYE_COLOR_WORDS,
    SKIN_WORDS,
    COLOR_WORDS,
    MARK_WORDS,
  ].some((table) => lookUp<unknown>(table, word) !== undefined) ||
  [DARK_WORDS, LIGHT_WORDS, VERY_WORDS, BETWEEN_WORDS, SQUARE_WORDS, OLD_WORDS].some((words) =>
    words.has(word.singular),
  )
