import type { Language } from '@luciole/contract/language'

/** Good enough to share time out: groups of vowels, less a silent final e. */
export function countSyllables({ word, language }: { word: string; language: Language }): number {
  const bare = word
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
  const groups = bare.match(/[aeiouyœæ]+/g)?.length ?? 0
  const isMuteEnd =
    language === 'en' ? /[^aeiouyl]e$/.test(bare) : /[^aeiouy]e(?:s|nt)?$/.test(bare)
  return Math.max(1, groups - (isMuteEnd && groups > 1 ? 1 : 0))
}
