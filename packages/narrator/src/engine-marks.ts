import type { Phone } from './flite'
import type { SpokenWord } from './speakable'

/** When a shown word begins, on the clock of its own utterance. `undefined` means nobody knows. */
export type Onset = number | undefined
/** A word event of an engine: UTF-16 position in the spoken text. */
export type WordEvent = { at: number; ms: number }

/** eSpeak counts code points and may speak fewer or more words than are shown: go by position. */
export function onsetsFromEvents({
  words,
  events,
}: {
  words: SpokenWord[]
  events: WordEvent[]
}): Onset[] {
  return words.map(({ start, end }) => events.find(({ at }) => at >= start && at < end)?.ms)
}

const VOWEL = /^[aeiou]/
const GAP = 0.8

function distance(a: string, b: string): number {
  if (a === b) return 0
  const vowels = Number(VOWEL.test(a)) + Number(VOWEL.test(b))
  if (vowels === 2) return 0.4
  return vowels === 0 ? 0.7 : 1.3
}

const ATOM = /[A-Za-z']+/g

export const listAtoms = (spoken: string) =>
  Array.from(spoken.matchAll(ATOM), (match) => ({ text: match[0], at: match.index }))

/**
 * Flite times its sounds but not its words: line the sounds it made up with the sounds of each word
 * on its own, and a word begins where its first sound does.
 */
export function onsetsFromPhones({
  words,
  spoken,
  spelling,
  phones,
}: {
  words: SpokenWord[]
  spoken: string
  spelling: Map<string, string[]>
  phones: Phone[]
}): Onset[] {
  const made = phones.filter(({ name }) => name !== 'pau')
  const expected = listAtoms(spoken).flatMap(({ text, at }) =>
    (spelling.get(text) ?? []).map((name) => ({ name, at })),
  )
  const width = made.length + 1
  const cost = new Float64Array((expected.length + 1) * width)
  for (let row = 0; row <= expected.length; row++)
    for (let column = 0; column <= made.length; column++) {
      if (row === 0 || column === 0) {
        cost[row * width + column] = (row + column) * GAP
        continue
      }
      const swap = distance(expected[row - 1]?.name ?? '', made[column - 1]?.name ?? '')
      cost[row * width + column] = Math.min(
        (cost[(row - 1) * width + column - 1] ?? 0) + swap,
        (cost[(row - 1) * width + column] ?? 0) + GAP,
        (cost[row * width + column - 1] ?? 0) + GAP,
      )
    }
  const startOf = new Map<number, number>()
  let row = expected.length
  let column = made.length
  while (row > 0 && column > 0) {
    const here = cost[row * width + column] ?? 0
    const phone = made[column - 1]
    const target = expected[row - 1]
    const swap = distance(target?.name ?? '', phone?.name ?? '')
    if (Math.abs(here - (cost[(row - 1) * width + column - 1] ?? 0) - swap) < 1e-9) {
      if (target && phone) startOf.set(target.at, phone.startMs)
      row--
      column--
    } else if (Math.abs(here - (cost[(row - 1) * width + column] ?? 0) - GAP) < 1e-9) row--
    else column--
  }
  const starts = [...startOf].sort((a, b) => a[0] - b[0])
  return words.map(({ start, end }) => starts.find(([at]) => at >= start && at < end)?.[1])
}
