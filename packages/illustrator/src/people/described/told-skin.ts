import { DARK_WORDS, LIGHT_WORDS } from '#creatures/lexicon/look-words'
import { OF_SKIN_ALONE, SKIN_WORDS, VERY_WORDS } from './look-words'
import { aboutOf, allOf, firstIn, hasAny, type Looks } from './read-looks'

const DARKEST = 6
const MIDDLE = 3
/** What "dark" and "light" mean of skin, and what they change of a colour. */
const SHADE = 2.2
const SHADE_OF_COLOR = 0.8
const VERY = 0.6

/** A place on the contract's scale, by what is said of the skin or of the whole person. */
export function toldSkin(looks: Looks): number | undefined {
  const words = aboutOf(allOf(looks, 'skin'))
  const named = firstIn(SKIN_WORDS, words)
  const shade = hasAny(words, DARK_WORDS) ? 1 : hasAny(words, LIGHT_WORDS) ? -1 : 0
  const skin = named === undefined ? MIDDLE + shade * SHADE : named + shade * SHADE_OF_COLOR
  if (skin === MIDDLE && named === undefined)
    return firstIn(OF_SKIN_ALONE, aboutOf(allOf(looks, 'person')))
  const very = hasAny(words, VERY_WORDS) ? Math.sign(skin - MIDDLE) * VERY : 0
  return Math.round(Math.min(DARKEST, Math.max(0, skin + very)) * 10) / 10
}
