import type { Language } from '@luciole/contract/language'

/** Good enough to share time out: groups of vowels, less a silent final e. */
export function countSyllables({ word, language }: { word: string; language: Language }): number {
  const bare = word
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
  const groups = bare.match(/[aeiouyœæ]+/g)?.length ?? 0
  const muteEnd = language === 'en' ? /[^aeiouyl]e$/ : /[^aeiouy]e(?:s|nt)?$/
  const isMuteEnd = muteEnd.test(word.normalize('NFC').toLowerCase())
  return Math.max(1, groups - (isMuteEnd && groups > 1 ? 1 : 0))
}
