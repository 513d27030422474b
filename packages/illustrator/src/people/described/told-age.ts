import { plainOf } from '#creatures/lexicon/words-of'
import { OLD_WORDS } from './look-words'
import { allOf, hasAny, readLooks } from './read-looks'

const COUNTS = [
  'one two three four five six seven eight nine ten eleven twelve',
  'un deux trois quatre cinq six sept huit neuf dix onze douze',
].map((counts) => counts.split(' '))
const COUNT = `\\d{1,3}|${COUNTS.flat().join('|')}`
/** Not "dix-huit", nor "two years older than Zoé". */
const YEARS = new RegExp(
  `(?<![\\w-])(${COUNT})[ -]?(?:ans?|years?|yrs?|yo)\\b(?! (?:older|younger|plus|de plus))`,
)
const MONTHS = new RegExp(`\\b(${COUNT})[ -]?(?:mois|months?)\\b`)
const AGED = new RegExp(`\\b(?:aged?|agee?) (?:de )?(${COUNT})\\b`)
const USUAL: readonly [words: RegExp, age: number][] = [
  [/\b(baby|newborn|bebe|nourrisson)\b/, 0.8],
  [/\b(toddler|bambin|tout[ -]petit)\b/, 2],
  [/\b(teen|teenager|teenage|ado|adolescente?)\b/, 14],
]
const OLD_AGE = 70

const numberOf = (count: string | undefined) => {
  if (!count) return undefined
  const place = COUNTS.map((counts) => counts.indexOf(count)).find((index) => index >= 0)
  return place === undefined ? Number(count) : place + 1
}

/** How old somebody is said to be, in years. */
export function toldAge(text: string): number | undefined {
  const plain = plainOf(text)
  const years = numberOf(YEARS.exec(plain)?.[1]) ?? numberOf(AGED.exec(plain)?.[1])
  if (years !== undefined) return years
  const months = numberOf(MONTHS.exec(plain)?.[1])
  if (months !== undefined) return Math.round((months / 12) * 10) / 10
  const isOld = allOf(readLooks(text), 'person').some(
    ({ part, about }) => part.isOld || hasAny(about, OLD_WORDS),
  )
  return isOld ? OLD_AGE : USUAL.find(([words]) => words.test(plain))?.[1]
}
