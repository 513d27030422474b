import { dictionary } from '@zxcvbn-ts/language-common'
import { FRENCH_PASSWORD_WORDS } from './french-password-words'

const listed = new Set<string>([...dictionary.passwords, ...FRENCH_PASSWORD_WORDS])

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const KEYBOARD_ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
]
const RUNS = [...KEYBOARD_ROWS, 'abcdefghijklmnopqrstuvwxyz'].flatMap((row) => [
  row + row,
  reverse(row + row),
])
const SHORTEST_WORD = 4

/** Listed, or a listed word in one of the disguises every cracking tool tries first. */
export function isCommonPassword(lower: string): boolean {
  if (listed.has(lower)) return true
  if (new Set(lower).size <= 2 || isRepeat(lower)) return true
  if (RUNS.some((run) => run.includes(lower))) return true
  const core = lower.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '')
  return [core, undoLeet(lower), undoLeet(lower.replace(/[\d\W_]+$/, ''))].some(
    (word) => word.length >= SHORTEST_WORD && lower.length - word.length <= 6 && listed.has(word),
  )
}

function undoLeet(word: string) {
  return word.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign)
}

function isRepeat(word: string) {
  return /^(.{1,6}?)\1+$/.test(word)
}

function reverse(word: string) {
  return [...word].toReversed().join('')
}
