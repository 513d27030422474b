import { mixHex } from '#core/color'
import { COLOR_WORDS, DARK_WORDS, LIGHT_WORDS, SHADE_WORDS } from './look-words'
import { lookUp, type Word } from './words-of'

/** The colour that this word says, as dark or as light as the words beside it make it. */
export const shadeAt = ({ words, at }: { words: readonly Word[]; at: number }) => {
  const word = words[at]
  const color = word && lookUp(COLOR_WORDS, word)
  const beside = [words[at - 1], words[at + 1]].map((other) => other?.singular ?? '')
  const isOfAShade = beside.some((other) => SHADE_WORDS.has(other))
  if (!color || (isOfAShade && !SHADE_WORDS.has(word.singular))) return undefined
  if (beside.some((other) => DARK_WORDS.has(other)))
    return mixHex({ from: color, to: '#1d1a2b', share: 0.35 })
  if (beside.some((other) => LIGHT_WORDS.has(other)))
    return mixHex({ from: color, to: '#fff6e8', share: 0.45 })
  return color
}
