import type { ReadingBand } from '@luciole/contract/book'
import { AGE_WORDS } from '#gate/lists/age-words'
import { findListed, readList } from '#gate/word-lists'
import { sentencesOf, wordsOf } from '#text/readability'

const listOf = ({ en, fr }: { en: string; fr: string }) => readList(en, fr)
const YOUNG = listOf(AGE_WORDS.young)
const MIDDLE = listOf(AGE_WORDS.middle)
const NEVER = listOf(AGE_WORDS.never)
const SAD_END = listOf(AGE_WORDS.sadEnd)
const FRIGHTENING = { '0-2': YOUNG, '3-4': YOUNG, '5-6': MIDDLE, '7-8': MIDDLE, '9+': NEVER }
const LONGEST_SENTENCE = { '0-2': 18, '3-4': 24, '5-6': 34, '7-8': 40, '9+': 56 }

export type AgeFault = 'frightening' | 'sad_end' | 'too_hard'

/** What is right at nine frightens at three: a page somebody else wrote, held against its reader. */
export function checkAge({
  text,
  band,
  isLast,
}: {
  text: string
  band: ReadingBand
  isLast: boolean
}): AgeFault | null {
  if (findListed({ text, list: NEVER }) || findListed({ text, list: FRIGHTENING[band] })) {
    return 'frightening'
  }
  if (isLast && findListed({ text, list: SAD_END })) return 'sad_end'
  const longest = Math.max(...sentencesOf(text).map((sentence) => wordsOf(sentence).length), 0)
  return longest > LONGEST_SENTENCE[band] ? 'too_hard' : null
}
