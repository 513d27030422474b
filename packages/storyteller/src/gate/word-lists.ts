import { BORNE_BY_PEOPLE, BRANDS } from '#gate/lists/brands'
import { INJECTION_PHRASES, MACHINE_PHRASES } from '#gate/lists/injection'
import { PROFANITY } from '#gate/lists/profanity'
import { ALLOWED_PHRASES, TOPICS } from '#gate/lists/topics'

const entriesOf = (list: string) => list.split(/\s+/).filter(Boolean)

export interface WordList {
  exact: ReadonlySet<string>
  stems: readonly string[]
}
/** Entries by white space; a hyphen stands for a space, a last * for any ending. */
export function readList(...lists: readonly string[]): WordList {
  const entries = lists.flatMap(entriesOf).map((entry) => entry.replaceAll('-', ' '))
  return {
    exact: new Set(entries.filter((entry) => !entry.endsWith('*'))),
    stems: entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1)),
  }
}

const PROFANE = readList(PROFANITY.en, PROFANITY.fr)
const TOPICAL = readList(TOPICS.en, TOPICS.fr)
const OWNED = readList(BRANDS)
const BORNE = readList(BORNE_BY_PEOPLE)

function listed({ words, list }: { words: readonly string[]; list: WordList }): boolean {
  return words.some(
    (word, at) =>
      list.exact.has(word) ||
      list.exact.has(`${word} ${words[at + 1] ?? ''}`) ||
      list.exact.has(`${word} ${words[at + 1] ?? ''} ${words[at + 2] ?? ''}`) ||
      list.stems.some((stem) => word.startsWith(stem)),
  )
}

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
  '+': 't',
  '|': 'i',
}
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')

/** Words as typed, with leet undone, and with letters put together that were spaced or dotted. */
function readings(text: string): string[][] {
  const plain = bare(text)
  const unleet = plain.replace(/[013457890@$!€+|]/g, (sign) => LEET[sign] ?? sign)
  const unspaced = unleet.replace(/\b(?:[a-z][\s._*-]+){2,}[a-z]\b/g, (run) =>
    run.replace(/[^a-z]/g, ''),
  )
  const unrepeated = unspaced.replace(/([a-z])\1{2,}/g, '$1')
  const joined = unleet.replace(/(?<=[a-z])[._*-]+(?=[a-z])/g, '')
  return [plain, unleet, unspaced, unrepeated, joined].map((reading) =>
    reading.split(/[^a-z0-9]+/).filter(Boolean),
  )
}

const without = (text: string) =>
  ALLOWED_PHRASES.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text)

/** Profanity, a topic no child's story takes, or a name somebody owns, in either language. */
export function findForbidden(text: string): 'profanity' | 'topic' | 'brand' | null {
  const allowed = without(bare(text).replace(/[^a-z0-9@$!€+|._*\s-]+/g, ' '))
  const all = readings(allowed)
  if (all.some((words) => listed({ words, list: PROFANE }))) return 'profanity'
  if (all.some((words) => listed({ words, list: TOPICAL }))) return 'topic'
  return listed({ words: all[0] ?? [], list: OWNED }) ? 'brand' : null
}

/** One first name that is somebody's, though a film has it too: Elsa, not "queen Elsa". */
export const isGivenName = (name: string): boolean => BORNE.exact.has(bare(name))

export const findListed = ({ text, list }: { text: string; list: WordList }): boolean =>
  listed({
    words: bare(text)
      .split(/[^a-z0-9]+/)
      .filter(Boolean),
    list,
  })

/** A sentence that speaks to a machine. */
const says = (text: string, phrases: readonly string[]) => {
  const words = ` ${bare(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `
  return phrases.some((phrase) => words.includes(` ${phrase} `))
}
export const findsInjection = (text: string) => says(text, INJECTION_PHRASES)
export const findsMachine = (text: string) => says(text, MACHINE_PHRASES)
